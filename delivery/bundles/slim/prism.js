/**
 * The highlighter with the languages of the site. The theme imports it on every page to add the languages to it; here that
 * happens when a block of code is rendered in the browser. See ./index.ts.
 */
import {Prism} from '@delivery/original/prism';
import includeLanguages from '@theme/prism-include-languages';

includeLanguages(Prism);
export * from '@delivery/original/prism';
