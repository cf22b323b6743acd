import config from '@generated/docusaurus.config';
import {articleFile, readArticle} from './articleFile';
import type {PageEntry} from '../routes/entry';

interface Fetched {
  readonly html: string;
  readonly entry?: PageEntry;
}

/** By file. */
const asked = new Map<string, Promise<Fetched>>();

/** The site has no article of this name. */
export class MissingArticle extends Error {}

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

async function fetchArticle(file: string): Promise<Fetched> {
  const [response] = await Promise.all([fetch(config.baseUrl + file), stylesheet()]);
  if (response.status === 404) throw new MissingArticle(`There is no ${file}.`);
  if (!response.ok) throw new Error(`${file} could not be loaded: status ${response.status}.`);
  const {head, html} = readArticle(await response.text());
  // The framework answers an error by loading the document, which has the scripts and styles of its own build.
  if (head.build !== page()?.build) throw new Error(`${file} belongs to another build of the site.`);
  return {html, entry: head.page};
}

/** A second call does not ask again, unless the first has failed. */
function article(name: string): Promise<Fetched> {
  const file = articleFile(name);
  const known = asked.get(file);
  if (known) return known;
  const coming = fetchArticle(file);
  asked.set(file, coming);
  coming.catch(() => asked.delete(file));
  return coming;
}

/** Whether a page of the site is sent as HTML, so that there is an article to fetch. */
export const isArticle = (name: string): boolean => !page()?.hydrated?.split(' ').includes(name);

/**
 * The HTML of an article: from the page when it is there, else from the server.
 *
 * @param name see ./articleName.ts
 * @throws Error when the server does not answer with the article of this build
 */
export async function articleHtml(name: string): Promise<string> {
  const here = document.querySelector(`[data-article="${CSS.escape(name)}"]`);
  return here ? here.innerHTML : (await article(name)).html;
}

/**
 * What a page says of itself; its article comes along.
 *
 * @param name see ./articleName.ts
 * @returns undefined for a page that the tables of the framework know
 * @throws MissingArticle when the site has no such page, and Error as `articleHtml` does
 */
export const pageEntry = async (name: string): Promise<PageEntry | undefined> => (await article(name)).entry;
