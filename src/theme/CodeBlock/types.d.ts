import 'react';

declare module '@theme/CodeBlock' {
  /** Props from plugins/highlight; numbers arrive as attributes, that is as strings. */
  export interface Props {
    readonly html?: string;
    /** Language as readers call it. */
    readonly label?: string;
    readonly lines?: string;
    readonly collapsed?: boolean;
    /** Which terminal runs the commands, from 2 on, when they run beside others. */
    readonly terminal?: string;
    /** Program that the block shows and that runs in the page: path below samples/ without ending, and `#` with the region. */
    readonly run?: string;
  }
}
