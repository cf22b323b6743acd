import type {PageEntry} from '../routes/entry';

/** What a page must be to show an article that came as a file. */
export interface ArticleHead {
  /** The build that the article belongs to: classes and scripts of another one may differ. */
  readonly build: string;
  /** What the tables of the framework do not say of the page. */
  readonly page?: PageEntry;
}

/**
 * Path of the file that holds the HTML of an article, from the root of the site: `/sdk/` is in `articles/sdk.txt`. A link may
 * lead to a page with or without the slash at its end.
 */
export const articleFile = (name: string): string => `articles${name.replace(/\/$/, '') || '/index'}.txt`;

/** Writes an article: its head as JSON on the first line, then the HTML. */
export const writeArticle = (head: ArticleHead, html: string): string => `${JSON.stringify(head)}\n${html}`;

/**
 * Reads what `writeArticle` wrote.
 * @throws SyntaxError when the text has no such head
 */
export function readArticle(text: string): {readonly head: ArticleHead; readonly html: string} {
  const end = text.indexOf('\n');
  return {head: JSON.parse(text.slice(0, end)) as ArticleHead, html: text.slice(end + 1)};
}
