import type {ReactNode} from 'react';
import type {Props} from '@theme/CodeBlock';
import CodeBlock from '@delivery/original/CodeBlock';
import {Exempt} from '../exempt';

/** The buttons are rendered by ./CodeBlockButtons.tsx; what they do is in ../../controls.ts. */
export default function ArticleCodeBlock(props: Props): ReactNode {
  return (
    <Exempt>
      <CodeBlock {...props} />
    </Exempt>
  );
}
