import {createContext, type ReactNode} from 'react';

export const Colour = createContext('none');

/** Registered for Markdown: provides a context without keeping a state. */
export function Painted({children}: {readonly children: ReactNode}): ReactNode {
  return <Colour value="green">{children}</Colour>;
}
