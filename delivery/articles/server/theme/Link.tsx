import type {ReactNode} from 'react';
import type {Props} from '@docusaurus/Link';
import Link from '@delivery/original/Link';
import {Guarded, Exempt} from '../exempt';

/** Links lead on without a document and are fetched ahead: ../../Article.tsx. */
export default function ArticleLink({children, ...props}: Props): ReactNode {
  return (
    <Exempt>
      <Link {...props}>{children && <Guarded>{children}</Guarded>}</Link>
    </Exempt>
  );
}
