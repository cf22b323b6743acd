import {glossary} from '../../data/glossary';
import {articleOf} from '../shared/pageContent';
import type {Page, Site, Step} from '../shared/site';
import {shareImagePath} from './shareImages';

interface About {
  origin: string;
  title: string;
  summary: string;
}

const glossaryRoute = '/location-proofs/glossary';

/** Schema.org descriptions of one page; breadcrumbs and posts are described by the framework already. */
export function describe(page: Page, {origin, title, summary}: About): object[] {
  const article = articleOf(page);
  const url = origin + page.route;
  const publisher = {'@type': 'Organization', name: title, url: origin};
  if (page.route === '/') {
    return [
      {
        '@context': 'https://schema.org',
        '@type': 'WebSite',
        name: title,
        url,
        description: summary,
        inLanguage: 'en',
        publisher,
      },
    ];
  }
  if (page.route === glossaryRoute) {
    return [
      {
        '@context': 'https://schema.org',
        '@type': 'DefinedTermSet',
        '@id': url,
        name: article.title,
        description: article.description,
        hasDefinedTerm: glossary.map(({id, term, definition}) => ({
          '@type': 'DefinedTerm',
          '@id': `${url}#${id}`,
          name: term,
          description: definition,
          inDefinedTermSet: url,
        })),
      },
    ];
  }
  if (article.kind !== 'doc') return [];
  const verified = /<time\b[^>]*datetime="?(\d{4}-\d{2}-\d{2})/i.exec(page.html)?.[1];
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'TechArticle',
      '@id': url,
      headline: article.title,
      description: article.description,
      image: origin + shareImagePath(page.route),
      inLanguage: 'en',
      isPartOf: {'@type': 'WebSite', name: title, url: `${origin}/`},
      ...(verified && {dateModified: verified}),
      publisher,
    },
  ];
}

/** Writes JSON-LD into each page's head. */
export const structuredData = (about: About): Step => ({
  name: 'structured data',
  run({pages}: Site) {
    for (const page of pages) {
      if (page.file === '404.html') continue;
      const scripts = describe(page, about)
        // A closing tag inside a string would end the script.
        .map((data) => `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`)
        .join('');
      if (scripts) page.html = page.html.replace('</head>', `${scripts}</head>`);
    }
    return Promise.resolve();
  },
});
