import type {ReactNode} from 'react';
import type {Props} from '@theme/CodeBlock';
import CodeBlock from '@delivery/original/CodeBlock';
import {Trusted} from '../trusted';

/** The buttons are rendered by ./CodeBlockButtons.tsx; what they do is in ../../controls.ts. */
export default function ArticleCodeBlock(props: Props): ReactNode {
  return (
    <Trusted>
      <CodeBlock {...props} />
    </Trusted>
  );
}
