import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {findSourceAddress} from '@site/src/lib/source';

/** A source as it is written in the data, linked where an address follows from it. */
export function CitedSource({text}: {readonly text: string}): ReactNode {
  const href = findSourceAddress(text);
  const local = useBaseUrl(href ?? '');
  if (!href) return text;
  // Programs are files, not routes: the framework's link would look for a page.
  return href.startsWith('/') ? <a href={local}>{text}</a> : <Link href={href}>{text}</Link>;
}
