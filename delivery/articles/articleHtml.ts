import config from '@generated/docusaurus.config';
import {articleFile, readArticle} from './articleFile';

const asked = new Map<string, Promise<string>>();

/** What the build has written into this page about itself (./publish.ts). */
const page = (): DOMStringMap | undefined => document.getElementById('a-bundles')?.dataset;

let styles: Promise<void> | undefined;

/** Resolves when the styles of all articles are there: pages link of them what their own article needs. */
function stylesheet(): Promise<void> {
  const href = page()?.styles;
  if (!href) return Promise.resolve();
  styles ??= new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      styles = undefined;
      reject(new Error(`The style sheet ${href} could not be loaded.`));
    };
    document.head.append(link);
  });
  return styles;
}

async function fetchArticle(name: string): Promise<string> {
  const [response] = await Promise.all([fetch(config.baseUrl + articleFile(name)), stylesheet()]);
  if (!response.ok) throw new Error(`The article ${name} could not be loaded: status ${response.status}.`);
  const {head, html} = readArticle(await response.text());
  // The framework answers an error by loading the document, which has the scripts and styles of its own build.
  if (head.build !== page()?.build) throw new Error(`The article ${name} belongs to another build of the site.`);
  return html;
}

/** Whether a page of the site is sent as HTML, so that there is an article to fetch. */
export const isArticle = (name: string): boolean => !page()?.hydrated?.split(' ').includes(name);

/**
 * The HTML of an article: from the page when it is there, else from the server. A second call does not ask again, unless the first
 * has failed.
 *
 * @param name see ./articleName.ts
 * @throws Error when the server does not answer with the article of this build
 */
export function articleHtml(name: string): Promise<string> {
  const here = document.querySelector(`[data-article="${CSS.escape(name)}"]`);
  const known = here ? Promise.resolve(here.innerHTML) : asked.get(name);
  if (known) return known;
  const coming = fetchArticle(name);
  asked.set(name, coming);
  coming.catch(() => asked.delete(name));
  return coming;
}
