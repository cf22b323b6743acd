import config from '@generated/docusaurus.config';
import {articleFile} from './articleFile';

const asked = new Map<string, Promise<string>>();

/** Resolves when the styles of all pages are there: ../boot/loader.js asks for them when it starts the scripts. */
function stylesheet(): Promise<void> {
  const link = document.querySelector<HTMLLinkElement>('link[data-whole]');
  if (!link || link.sheet) return Promise.resolve();
  return new Promise((resolve, reject) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => reject(new Error(`The style sheet ${link.href} could not be loaded.`)));
  });
}

async function fetchArticle(file: string): Promise<string> {
  const [response] = await Promise.all([fetch(config.baseUrl + file), stylesheet()]);
  if (!response.ok) throw new Error(`${file} could not be loaded: status ${response.status}.`);
  const text = await response.text();
  const end = text.indexOf('\n');
  // The framework answers an error by loading the document, which has the scripts and styles of its own build.
  if (text.slice(0, end) !== document.getElementById('a-bundles')?.dataset.build)
    throw new Error(`${file} belongs to another build of the site.`);
  return text.slice(end + 1);
}

/**
 * The HTML of an article: from the page when it is there, else from the server, which is asked once unless it fails.
 *
 * @param name path of its page, base URL included
 * @throws Error when the server does not answer with the article of this build
 */
export async function articleHtml(name: string): Promise<string> {
  const here = document.querySelector(`[data-article="${CSS.escape(name)}"]`);
  if (here) return here.innerHTML;
  const file = articleFile(name);
  const coming = asked.get(file) ?? fetchArticle(file);
  asked.set(file, coming);
  coming.catch(() => asked.delete(file));
  return coming;
}
