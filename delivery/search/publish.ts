import type {Element, Nodes} from 'hast';
import {toString} from 'hast-util-to-string';
import type {SearchData} from './engine/engine';
import {type Fields, packIndex} from './engine/pack';
import {articleOf, type Article} from '../shared/pageContent';
import {type Site, type Step, writeText} from '../shared/site';

export interface Section {
  anchor: string;
  heading: string;
  text: string;
}

const blocks = /^(?:p|li|td|th|dt|dd|h[1-6]|pre|div|figcaption|summary|blockquote|tr)$/;

/** Splits a page at its headings of level 2 and 3; what stands before the first belongs to the page itself. */
export function sectionsOf(article: Article): Section[] {
  const sections: Section[] = [{anchor: '', heading: '', text: ''}];
  const walk = (node: Nodes): void => {
    const current = sections.at(-1) as Section;
    if (node.type === 'text') current.text += node.value;
    if (node.type !== 'element' && node.type !== 'root') return;
    const element = node as Element;
    if (node.type === 'element' && /^h[23]$/.test(element.tagName) && element.properties.id) {
      sections.push({anchor: String(element.properties.id), heading: toString(element).trim(), text: ''});
      return;
    }
    // Programs are found by what the page says of them; their own words would fill half of the index.
    if (node.type === 'element' && (element.tagName === 'h1' || element.tagName === 'pre')) return;
    node.children.forEach(walk);
    if (node.type === 'element' && blocks.test(element.tagName)) (sections.at(-1) as Section).text += ' ';
  };
  walk(article.content);
  return sections
    .map(({text, ...rest}) => ({...rest, text: text.replace(/\s+/g, ' ').trim()}))
    .filter(({text, heading}, index) => text || heading || index === 0);
}

/** Areas that readers filter by, from the first part of a page's address. */
const areas: Record<string, string> = {
  sdk: 'SDK',
  api: 'API',
  'location-protocol': 'Protocol',
  'location-proofs': 'Proofs',
  'core-concepts': 'Concepts',
  blog: 'Notes',
  astralscan: 'Apps',
  tools: 'Apps',
  'spatial-registries': 'Contracts',
  'spatial-sol': 'Contracts',
  'tutorial-basics': 'Handbook',
  'tutorial-extras': 'Handbook',
};
export const areaOf = (route: string): string => areas[route.split('/')[1] ?? ''] ?? 'Start';

/** Makes the index and the texts for excerpts; a pure function of the pages. */
export function searchData(articles: readonly Article[]): {data: SearchData; texts: string[][]} {
  const indexed: Fields[] = [];
  const pages: SearchData['pages'] = [];
  const sections: SearchData['sections'] = [];
  const texts = articles.map((article, page) => {
    pages.push([article.route, article.title, areaOf(article.route)]);
    return sectionsOf(article).map(({anchor, heading, text}) => {
      indexed.push({
        // Each section carries the title of its page, so that "ogc conformance" finds the section and not the top of the page.
        page: `${article.title} ${article.route.replace(/[/-]/g, ' ')}`,
        heading: heading || article.title,
        text: anchor ? text : `${article.description} ${text}`,
      });
      sections.push([page, anchor, heading]);
      return text.slice(0, 1200);
    });
  });
  return {data: {pages, sections, index: packIndex(indexed)}, texts};
}

/** Writes the search index, loaded when a reader first reaches for search, and the texts of each page, loaded for its excerpts. */
export const searchIndex: Step = {
  name: 'search index',
  async run({dir, pages}: Site) {
    const articles = pages.map(articleOf).filter((article) => article.listed);
    const {data, texts} = searchData(articles);
    await writeText(dir, 'search/index.json', JSON.stringify(data));
    await Promise.all(texts.map((text, page) => writeText(dir, `search/${page}.json`, JSON.stringify(text))));
  },
};
