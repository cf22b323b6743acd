/** Fences arrive as `pre` elements with the coloured code in an attribute (plugins/highlight); they become code blocks here. */
import React, {type ReactNode} from 'react';
import CodeBlock from '@theme/CodeBlock';
import type {Props as BlockProps} from '@theme/CodeBlock';
import type {Props} from '@theme/MDXComponents/Pre';

export default function MDXPre(props: Props): ReactNode {
  return 'html' in props ? <CodeBlock {...(props as unknown as BlockProps)} /> : <>{props.children}</>;
}
