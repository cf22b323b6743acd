import {type ReactNode, useState} from 'react';

/** Registered for Markdown: repeats a word. */
export default function Echo({word = 'echo'}: {readonly word?: string}): ReactNode {
  const [times, setTimes] = useState(1);
  return (
    <button type="button" className="echo" onClick={() => setTimes(times + 1)}>
      {Array.from({length: times}, () => word).join(' ')}
    </button>
  );
}
