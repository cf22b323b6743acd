import type {ReactNode} from 'react';

/** Text of the data with `code` in backticks set as code. */
export function Prose({text}: {readonly text: string}): ReactNode {
  return text.split('`').map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : part));
}
