import type {DocusaurusConfig} from '@docusaurus/types';
import type {PaintFirstOptions} from '../options';

/** Name of the file in the folder of each built locale that says what was built. Publishing deletes it. */
export const localeRecordFileName = '.paint-first.json';

/** A page as the plugin that made it knows it. */
export interface PageMetadata {
  kind: 'doc' | 'post' | 'page';
  /** The title, unless the page is a component. */
  title?: string;
  /** The source file, from the root of the site. */
  source: string;
  unlisted: boolean;
  /** `page_type` of the front matter: what readers use the page for, such as `how-to`. */
  type?: string;
  /** For docs. */
  version?: Version;
}

/** A page of the build. A page without a source is a list that a plugin made, such as tags, or the not-found page. */
export interface PageRecord extends Partial<PageMetadata> {
  /** Path with base URL, `/sdk/` or `/fr/api`. */
  route: string;
  /** File below the folder of the locale, with forward slashes. */
  file: string;
  /** Scripts and sheets of its route besides those of every page, below the folder of the locale. */
  files?: string[];
}

/** A version of the docs. */
export interface Version {
  /** Id of the instance of the docs plugin. */
  plugin: string;
  name: string;
  label: string;
  /** Path of the version with base URL, `/` or `/0.2`. */
  path: string;
  isLast: boolean;
}

/** A built locale: what publishing has to know of it. */
export interface LocaleRecord extends Pick<
  DocusaurusConfig,
  'url' | 'baseUrl' | 'title' | 'titleDelimiter' | 'tagline'
> {
  versions: Version[];
  pages: PageRecord[];
  options: PaintFirstOptions;
}
