import React, {useEffect, useState, type ReactNode} from 'react';
import ComponentTypes from '@theme-init/NavbarItem/ComponentTypes';

/** Throws in the browser when the address says `?bomb`. */
function Bomb({label, mobile}: {label: string; mobile?: boolean}): ReactNode {
  const [lit, setLit] = useState(false);
  useEffect(() => setLit(new URLSearchParams(window.location.search).has('bomb')), []);
  if (lit) throw new Error('The bomb went off.');
  return mobile ? <li>{label}</li> : <span>{label}</span>;
}

export default {...ComponentTypes, 'custom-bomb': Bomb};
