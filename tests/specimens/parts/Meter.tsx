import {type ReactNode, useContext, useState} from 'react';
import {Colour} from './Colour';

/** Registered for Markdown: counts on from a number, and says which colour it is given. */
export default function Meter({from}: {readonly from: number}): ReactNode {
  const [count, setCount] = useState(from);
  return (
    <button type="button" className="meter" onClick={() => setCount(count + 1)}>
      Meter {count} {useContext(Colour)}
    </button>
  );
}
