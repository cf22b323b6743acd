import {type ReactNode, useState} from 'react';

/** An admonition that can be put away, as a site might swizzle it. */
export default function Admonition({children}: {readonly children: ReactNode}): ReactNode {
  const [shown, setShown] = useState(true);
  return shown ? (
    <div className="admonition">
      {children}
      <button type="button" onClick={() => setShown(false)}>
        Put away
      </button>
    </div>
  ) : null;
}
