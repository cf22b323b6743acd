import type {Config} from '@docusaurus/types';
import {announcement} from './chrome';

/**
 * Docusaurus hydrates the wrong route when a page is opened by its file name, and the reader sees everything twice
 * (facebook/docusaurus#9871). So the address loses `.html` or `/index.html` before any other script runs.
 */
const normaliseAddress =
  "(function(){var l=location,p=l.pathname.replace(/(?:\\/index)?\\.html$/,'')||'/';" +
  "if(p!==l.pathname&&l.pathname!=='/404.html')history.replaceState(history.state,'',p+l.search+l.hash)})()";

/** A new announcement is shown on the first load after its id changed, not on the second. */
const resetDismissal =
  "try{var k='docusaurus.announcement.';" +
  `if(localStorage.getItem(k+'id')!=='${announcement.id}')localStorage.setItem(k+'dismiss','false')}catch(e){}`;

export const headTags: Config['headTags'] = [normaliseAddress, resetDismissal].map((innerHTML) => ({
  tagName: 'script',
  attributes: {},
  innerHTML,
}));
