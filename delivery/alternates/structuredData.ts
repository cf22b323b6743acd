import {articleOf} from '../shared/pageContent';
import {type Page, type Site, type Step, versionOf} from '../shared/site';
import {shareImageAddress} from './shareImages';

/** Schema.org descriptions of one page; breadcrumbs and posts are described by the framework already. */
function describe(page: Page, site: Pick<Site, 'record' | 'options'>): object[] {
  const {record, options} = site;
  const {origin, baseUrl, title, lang} = record;
  const {title: name, description} = articleOf(page, record);
  const url = origin + page.route;
  const publisher = {'@type': 'Organization', name: title, url: origin};
  if (page.route === baseUrl) {
    return [
      {
        '@context': 'https://schema.org',
        '@type': 'WebSite',
        name: title,
        url,
        description: options.summary ?? record.tagline,
        inLanguage: lang,
        publisher,
      },
    ];
  }
  const glossary = options.glossaries?.find(({path}) => path === page.path);
  if (glossary) {
    return [
      {
        '@context': 'https://schema.org',
        '@type': 'DefinedTermSet',
        '@id': url,
        name,
        description,
        // Names and definitions are on the page, at these addresses: a second copy of them weighed as much as the first.
        hasDefinedTerm: glossary.terms.map(({id}) => ({'@type': 'DefinedTerm', '@id': `${url}#${id}`})),
      },
    ];
  }
  if (page.kind !== 'doc') return [];
  const version = versionOf(page, record);
  const image = shareImageAddress(page, site);
  const verified = /<time\b[^>]*datetime="?(\d{4}-\d{2}-\d{2})/i.exec(page.html)?.[1];
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'TechArticle',
      '@id': url,
      headline: name,
      description,
      ...(image && {image: origin + image}),
      inLanguage: lang,
      isPartOf: {'@type': 'WebSite', name: title, url: origin + baseUrl},
      ...(version && !version.isLast && {version: version.label}),
      ...(verified && {dateModified: verified}),
      publisher,
    },
  ];
}

/** Writes JSON-LD into each page's head. */
export const structuredData: Step = {
  name: 'structured data',
  run(site: Site) {
    for (const page of site.pages.filter(({kind}) => kind)) {
      const scripts = describe(page, site)
        // A closing tag inside a string would end the script.
        .map((data) => `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`)
        .join('');
      if (scripts) page.html = page.html.replace('</head>', () => `${scripts}</head>`);
    }
    return Promise.resolve();
  },
};
