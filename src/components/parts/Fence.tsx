import type {ComponentProps, ReactNode} from 'react';
import CodeBlock, {type Props as BlockProps} from '@theme/CodeBlock';

/** Fences arrive as `pre` elements with the coloured code in an attribute (plugins/highlight); they become code blocks here. */
export function CodeFence(props: ComponentProps<'pre'> | BlockProps): ReactNode {
  return 'html' in props ? <CodeBlock {...(props as BlockProps)} /> : <>{props.children}</>;
}
