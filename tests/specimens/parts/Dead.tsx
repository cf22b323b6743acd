import {type ReactNode, useState} from 'react';

/** Keeps a state and is not an island: a page that is sent as HTML cannot have it. */
export function Stateful(): ReactNode {
  const [text] = useState('text');
  return <p>{text}</p>;
}

/** Has a handler and is not an island. */
export function Pressable(): ReactNode {
  return (
    <button type="button" onClick={() => undefined}>
      Press
    </button>
  );
}
