import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {parseCitedSource} from '@site/src/lib/source';

/** A source as it is written in the data, linked where an address follows from it. */
export function CitedSource({text}: {readonly text: string}): ReactNode {
  const {label, href} = parseCitedSource(text);
  const local = useBaseUrl(href ?? '');
  if (!href) return label;
  // Programs are files, not routes: the framework's link would look for a page.
  return href.startsWith('/') ? <a href={local}>{label}</a> : <Link href={href}>{label}</Link>;
}
