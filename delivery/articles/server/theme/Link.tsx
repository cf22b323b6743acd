import type {ReactNode} from 'react';
import type {Props} from '@docusaurus/Link';
import Link from '@delivery/original/Link';
import {Guarded, Trusted} from '../trusted';

/** Links lead on without a document and are fetched ahead: ../../Article.tsx. */
export default function ArticleLink({children, ...props}: Props): ReactNode {
  return (
    <Trusted>
      <Link {...props}>{children && <Guarded>{children}</Guarded>}</Link>
    </Trusted>
  );
}
