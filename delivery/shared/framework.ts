import path from 'node:path';

/** Generated data of the routes of the docs, among them the versions: the folder of the plugin, and which of its files. */
export const docsRouteData = (generatedFilesDir: string): [folder: string, files: RegExp] => [
  path.join(generatedFilesDir, 'docusaurus-plugin-content-docs'),
  /[\\/]p[\\/][^\\/]+\.json$/,
];

/** Whether a part of the theme is the framework's own: whoever replaces one may use it in another way. */
export const isStock = (aliases: Readonly<Record<string, string>>, part: string): boolean =>
  aliases[`@theme/${part}`]?.includes('theme-classic') ?? false;
