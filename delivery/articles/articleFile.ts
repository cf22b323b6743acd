/**
 * Path of the file that holds the HTML of an article, from the root of the site: `/sdk/` is in `articles/sdk.txt`. A link may
 * lead to a page with or without the slash at its end.
 */
export const articleFile = (name: string): string => `articles${name.replace(/\/$/, '') || '/index'}.txt`;
