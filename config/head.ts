import type {Config} from '@docusaurus/types';

/**
 * Docusaurus hydrates the wrong route when a page is opened by its file name, and the reader sees everything twice
 * (facebook/docusaurus#9871). So the address loses `.html` or `/index.html` before any other script runs. A host that has no
 * such file has sent the not-found page, which no route but its own hydrates without an error: there the right page is loaded.
 */
const normaliseAddress =
  "(function(){var l=location,p=l.pathname.replace(/(?:(?:\\/index)?\\.html)+$/,'')||'/';" +
  "var c=document.querySelector('link[rel=canonical]');" +
  "if(p===l.pathname||l.pathname==='/404.html')return;p+=l.search+l.hash;" +
  "if(c&&/\\/404\\.html$/.test(c.href))l.replace(p);else history.replaceState(history.state,'',p)})()";

/**
 * The router decodes path and fragment, and a percent sign that begins no escape would stop the whole page. The sign becomes a
 * letter of the text in a fragment, and a hyphen in a path, which no page has. A long fragment goes: written three times as long, it
 * can be more than a browser takes; and so does a long text to look for (`#:~:text=`), which scripts don't see and Chromium looks for
 * for minutes. Two slashes at the beginning would name another host
 * (`//host/x.html`) to whatever is given the path, so one is left.
 */
const repairAddress =
  "(function(){var l=location,p=l.pathname.replace(/^[/\\\\]*/,'/'),h=l.hash;try{decodeURI(p)}catch(e){p=p.replace(/%/g,'-')}" +
  "try{decodeURIComponent(h)}catch(e){h=h.length>2e3?'':h.replace(/%/g,'%25')}" +
  "if(performance.getEntriesByType('navigation')[0]?.name[l.href.length+2e3])l.replace(h||'#');" +
  "if(p!==l.pathname||h!==l.hash)history.replaceState(history.state,'',p+l.search+h)})()";

/**
 * A new announcement is shown on the first load after its id changed, not on the second. The id is noted here as well: the
 * framework does it in an effect, which shows the bar again when its reader has closed it just before.
 */
const resetDismissal = (announcementId: string) =>
  "try{var k='docusaurus.announcement.';" +
  `if(localStorage.getItem(k+'id')!=='${announcementId}'){localStorage.setItem(k+'id','${announcementId}');` +
  "localStorage.setItem(k+'dismiss','false')}}catch(e){}";

/** The framework puts whatever is stored into the page; a colour mode that it does not know would leave a page without colours. */
const forgetUnknownMode =
  "try{var m=localStorage.getItem('theme');if(m!==null&&m!=='light'&&m!=='dark')localStorage.removeItem('theme')}catch(e){}";

/** A narrow screen that has fetched the heading font before has it from the first paint on: src/clientModules/textFaces.ts. */
const showFetchedFont =
  "try{if(localStorage.getItem('astral.font'))document.documentElement.dataset.font=''}catch(e){}";

/**
 * The framework makes attributes of the document from the query (`docusaurus-data-…`). Those by which scripts of a page know
 * that it answers, and that a dialog is open, are not for an address to set, and neither is a colour mode that there is not.
 */
const forgetForgedState =
  'try{var u=new URL(location.href),s=u.search;Array.from(u.searchParams).forEach(function(e){' +
  'var k=e[0].toLowerCase();if(/^docusaurus-data-(has-hydrated|modal)$/.test(k)||/^docusaurus-(data-)?theme/.test(k)&&' +
  '!/^(light|dark)$/.test(e[1]))u.searchParams.delete(e[0])});' +
  // Once, because browsers ignore a page that changes its address hundreds of times.
  "if(u.search!==s)history.replaceState(history.state,'',u)}catch(e){}";

/**
 * Some hosts tell browsers to keep a file for a year even where they don't have it, as in the middle of a deploy. So what is missing
 * is asked for once more, past what the browser has kept: the next load finds it.
 */
const fetchMissingAnew =
  "addEventListener('error',function(e){var a=e.target.src||e.target.href;" +
  "if(/^http/.test(a))fetch(a,{cache:'reload'}).catch(function(){})},true)";

/**
 * The scripts that must run before anything is drawn, in the head of every page.
 *
 * @param announcementId - the id of the announcement bar that the site shows
 */
export function createPrePaintScriptTags(announcementId: string): NonNullable<Config['headTags']> {
  // One script, because the policy in each page names the hash of every one.
  const scripts = [
    fetchMissingAnew,
    repairAddress,
    normaliseAddress,
    forgetForgedState,
    forgetUnknownMode,
    resetDismissal(announcementId),
    showFetchedFont,
  ];
  return [{tagName: 'script', attributes: {}, innerHTML: scripts.join(';')}];
}

/** Icon and manifest for a phone that puts the site on its home screen; the favicon is a field of the site configuration. */
export const homeScreenHeadTags: NonNullable<Config['headTags']> = [
  {tagName: 'link', attributes: {rel: 'apple-touch-icon', href: '/img/apple-touch-icon.png'}},
  {tagName: 'link', attributes: {rel: 'manifest', href: '/site.webmanifest'}},
];
