import {moved} from '../data/moved';
import type {Hosting} from '../delivery/hosting/headers';
import {docSearchOrigins} from '../plugins/doc-search';
import {docSearchSettings} from './search';

export const hosting: Hosting = {
  connect: docSearchSettings(process.env) ? docSearchOrigins : [],
  // Contracts, vectors and records are for programs on other sites too.
  crossOrigin: ['/reference/', '/vectors/', '/records/', '/samples/'],
  moved,
};
