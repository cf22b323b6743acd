/** Whether the one sheet has the styles of a chunk: of an entry, or of a route, which Docusaurus names by eight hexadecimal digits. */
const isInSheet = ({name}: {name?: string | null}): boolean => /^(?:main|react|[0-9a-f]{8})$/.test(name ?? '');

/**
 * Settings of the bundler. React is an entry of its own: it is evaluated in a task before that of the site, and stays in caches when the
 * site changes. It imports a style too, so that the one sheet counts as loaded, and no script looks for it again.
 *
 * @param entry the framework's entry
 * @param apart folders whose styles come with the pages that import them (../options.ts)
 */
export const createBundlerConfig = (entry: unknown, apart: readonly string[] = []) =>
  ({
    entry: {
      react: ['react', 'react-dom', 'react-dom/client', require.resolve('./none.css')],
      main: {import: entry, dependOn: 'react'},
    },
    optimization: {
      splitChunks: {
        cacheGroups: {
          // The framework's one sheet, without the styles of what is loaded later, which come with it.
          styles: {
            chunks: isInSheet,
            ...(apart.length && {test: new RegExp(`^(?!.*/(?:${apart.join('|')})/)`)}),
          },
        },
      },
    },
  }) as never;
