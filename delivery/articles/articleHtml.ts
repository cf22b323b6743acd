import config from '@generated/docusaurus.config';
import {fragmentFile, readFragment} from '@site/delivery/articles/articleFile';

const asked = new Map<string, Promise<string>>();

/** The edition of the site that this page came with, as the build has written it (delivery/articles/publish.ts). */
const edition = (): string | undefined => document.getElementById('a-bundles')?.dataset.edition;

let styles: Promise<void> | undefined;

/** Resolves when the styles of all articles are there: pages link of them what their own article needs. */
function styleSheet(): Promise<void> {
  const href = document.getElementById('a-bundles')?.dataset.styles;
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

async function fetchFragment(name: string): Promise<string> {
  const [response] = await Promise.all([fetch(config.baseUrl + fragmentFile(name)), styleSheet()]);
  if (!response.ok) throw new Error(`The article ${name} could not be loaded: status ${response.status}.`);
  const {head, html} = readFragment(await response.text());
  // The framework answers an error by loading the document, which has the scripts and styles of its own edition.
  if (head.edition !== edition()) throw new Error(`The article ${name} is of another edition of the site.`);
  return html;
}

/**
 * The HTML of an article: from the page when it stands there, else from the server. A second call asks no second time,
 * unless the first has failed.
 *
 * @param name see ./name.ts
 * @throws Error when the server does not answer with the article in this edition
 */
export function fragmentOf(name: string): Promise<string> {
  const here = document.querySelector(`[data-article="${CSS.escape(name)}"]`);
  const known = here ? Promise.resolve(here.innerHTML) : asked.get(name);
  if (known) return known;
  const coming = fetchFragment(name);
  asked.set(name, coming);
  coming.catch(() => asked.delete(name));
  return coming;
}
