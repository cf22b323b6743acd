import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {site} from '../../data/site';
import type {SearchOptions} from '@astral-docs/search/options';
import {directAnswers} from './facts';
import {synonyms} from './synonyms';

/**
 * Words with which readers look for a page or a section, where they differ from its own: a line for each, the address first. They
 * describe the whole of it, not one question.
 */
const terms = Object.fromEntries(
  readFileSync(join(__dirname, 'terms.txt'), 'utf8')
    .trim()
    .split('\n')
    .map((line): [string, string] => [line.split(' ', 1)[0] as string, line.replace(/^\S+ /, '')]),
);

/** Options of search for this site. */
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
  terms,
  facts: directAnswers,
  glossaries: ['/location-proofs/glossary'],
  last: {
    paths: ['/tutorial-basics/**', '/tutorial-extras/**', '/api/documentation-review', '/pages'],
    unless: 'docs documentation handbook typo translate site website sidebar contribute contributor blog docusaurus',
  },
  skip: ['next-steps'],
  report: site.issues,
};
