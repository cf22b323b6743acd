import {site} from '../../data/site';
import type {SearchOptions} from '../options';
import {searchFacts} from './facts';
import {synonyms} from './synonyms';
import {searchTerms} from './terms';

/** What this site tells its search. */
export const searchOptions: SearchOptions = {
  areas: {
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
  },
  defaultArea: 'Start',
  synonyms,
  terms: searchTerms,
  facts: searchFacts,
  glossaries: ['/location-proofs/glossary'],
  last: {
    paths: ['/tutorial-basics/*', '/tutorial-extras/*', '/api/documentation-review', '/pages'],
    unless: [
      'docs',
      'documentation',
      'handbook',
      'typo',
      'translate',
      'site',
      'website',
      'sidebar',
      'contribute',
      'contributor',
      'blog',
      'docusaurus',
    ],
  },
  skip: ['next-steps'],
  report: site.issues,
};
