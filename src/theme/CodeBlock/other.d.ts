/** The block of another theme (plugins/highlight); nothing where there is none. */
declare module '@other/CodeBlock' {
  import type {ComponentType} from 'react';
  import type {Props} from '@theme/CodeBlock';

  const CodeBlock: ComponentType<Props> | undefined;
  export default CodeBlock;
}
