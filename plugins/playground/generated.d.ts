declare module '@generated/astral-playground/default/index.json' {
  import type {PlaygroundIndex} from '@site/src/lib/playground/types';

  const index: PlaygroundIndex;
  export default index;
}
