import type {Plugin} from '@docusaurus/types';

/** Docusaurus names the chunk of a module of a route by eight hexadecimal digits. */
const isOfRoute = ({name}: {name?: string | null}): boolean => /^[0-9a-f]{8}$/.test(name ?? '');

const group = (name: string, test: RegExp, priority: number) => ({
  name,
  test,
  priority,
  chunks: isOfRoute,
  minChunks: 2,
  enforce: true,
  type: /^javascript/,
});

/**
 * Puts what several kinds of pages need into one file, and what only the blog needs into another, where the bundler would make
 * a file for each combination of them. React has a file of its own: it stays in caches when the site changes.
 *
 * @param apart folders whose styles come with the pages that import them (../options.ts)
 */
export default (apart: readonly string[] = []) =>
  (): Plugin => ({
    name: 'delivery-groups',
    configureWebpack: (_, isServer) =>
      (isServer
        ? {}
        : {
            optimization: {
              splitChunks: {
                cacheGroups: {
                  // The framework's one sheet, without the styles of what is loaded later, which come with it.
                  styles: {
                    chunks: (chunk: {name?: string | null}) => chunk.name === 'main' || isOfRoute(chunk),
                    ...(apart.length && {test: new RegExp(`^(?!.*/(?:${apart.join('|')})/)`)}),
                  },
                  react: {
                    ...group('react', /node_modules[\\/](?:react|react-dom|scheduler)[\\/]/, 70),
                    chunks: 'initial',
                    minChunks: 1,
                  },
                  blog: group('blog', /[\\/](?:theme[\\/](?:Blog|Icon[\\/]Socials)|plugin-content-blog)/, 60),
                  docs: {...group('docs', /[\\/]theme[\\/]Doc(?!Card)/, 60), minChunks: 1},
                  // What most kinds of pages have is of themes, packages and components; a tool stays with the pages that import it.
                  shared: {...group('shared', /[\\/](?:node_modules|theme|components)[\\/]/, 55), minChunks: 4},
                },
              },
            },
          }) as never,
  });
