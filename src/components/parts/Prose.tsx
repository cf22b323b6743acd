import type {ReactNode} from 'react';

/** Names are not longer: what is stays no more on one line (plugins/table-frame). */
const long = 30;

/** Text of the data with `code` in backticks set as code. */
export function Prose({text}: {readonly text: string}): ReactNode {
  return text.split('`').map((part, index) =>
    index % 2 === 1 ? (
      <code key={index} className={part.length > long ? 'a-long' : undefined}>
        {part}
      </code>
    ) : (
      part
    ),
  );
}
