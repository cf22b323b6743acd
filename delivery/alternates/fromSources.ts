import {readFile} from 'node:fs/promises';
import type {IncomingMessage, ServerResponse} from 'node:http';
import {join} from 'node:path';
import type {LocaleRecord} from '../shared/record';
import {alternatePath} from './alternatePath';

/**
 * Answers for the Markdown of each page in `docusaurus start`, where it is the source of the page.
 * @param record the locale that is served, with the pages as they are now
 */
export const markdownFromSources =
  (siteDir: string, record: () => LocaleRecord) =>
  (request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void): void => {
    const {baseUrl, pages} = record();
    const path = decodeURI(new URL(request.url ?? '/', 'http://localhost').pathname);
    const page = pages.find(({route, source = ''}) => /\.mdx?$/.test(source) && alternatePath(route, baseUrl) === path);
    if (!page) return next();
    readFile(join(siteDir, page.source ?? ''), 'utf8').then((text) => {
      response.setHeader('Content-Type', 'text/markdown; charset=utf-8');
      response.end(text);
    }, next);
  };
