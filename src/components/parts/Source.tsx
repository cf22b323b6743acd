import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {parseSource} from '@site/src/lib/source';

/** A source as it is written in the data, linked where an address follows from it. */
export function Source({text}: {readonly text: string}): ReactNode {
  const {label, href} = parseSource(text);
  return href ? <Link href={href}>{label}</Link> : label;
}
