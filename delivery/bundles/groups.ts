import type {Plugin} from '@docusaurus/types';

/** What a bundler tells of a module and of a chunk, as far as it is read here. */
interface BundledModule {
  identifier(): string;
  nameForCondition(): string | null;
}
interface Chunk {
  name?: string | null;
}

/** Style sheets of parts that not every page shows. Each page that shows one links the file, see delivery/bundles/publishStyles.ts. */
const figures = /\/src\/components\/(?:Figure|FigurePlot|Plot)\//;
const rare = /\/src\/components\/(?:Glossary|SdkReference|ToolTable)\//;
const instruments = /\/src\/instruments\//;
/** Style sheets of parts that a component fetches when they are used. They come with the script that they belong to. */
const onDemand = /\/delivery\/search\/SearchDialog\/|\/src\/instruments\//;
/** Labels of tags are in the footer of documents too: there the whole file would come for them. */
const blog = /\/theme-classic\/lib\/theme\/(?:Blog|TagsListByLetter)/;
const home = /\/src\/pages\/|\/src\/components\/HomeGlobe\//;

/** Docusaurus names the chunks of routes; what a component fetches when it is used is in a chunk without a name. */
const ofRoutes = (chunk: Chunk): boolean => Boolean(chunk.name);

/**
 * Files of scripts that every page of a kind starts, by paths of what is in them; the first that fits counts. Without them
 * the bundler repeats a part of the theme in the chunk of each route that shows it.
 */
const scriptFiles = {
  react: ['/node_modules/react/', '/node_modules/react-dom/', '/node_modules/scheduler/'],
  blog: [
    '/theme/Blog',
    '/theme/Icon/Socials/',
    '/plugin-content-blog/lib/client/',
    '/theme-common/lib/utils/blogUtils',
  ],
  docs: [
    '/theme/Doc',
    '/docusaurus-plugin-content-docs/default/__plugin.json',
    '/docusaurus-plugin-content-docs/default/p/',
    '/src/components/CopyMarkdown/',
    '/src/components/Provenance/',
    '/src/components/parts/Source.',
    '/src/lib/cite.',
    '/src/lib/source.',
    '/delivery/alternates/alternatePath.',
  ],
  /** What pages with a text have and the home page has not. */
  article: [
    '/theme/ContentVisibility/',
    '/theme/EditMetaRow/',
    '/theme/EditThisPage/',
    '/theme/LastUpdated/',
    '/theme/NotFound/',
    '/theme/PaginatorNavLink/',
    '/theme/TOC',
    '/theme/Tag',
    '/delivery/shared/editDistance.',
    '/src/lib/nearest.',
    '/src/lib/routes/',
  ],
  shell: [
    '/src/theme/',
    '/theme-classic/lib/theme/',
    '/theme-common/lib/',
    '/core/lib/client/',
    '/plugin-content-docs/lib/client/',
    '/delivery/search/SearchDialog/request.',
    '/delivery/search/SearchDialog/session.',
    '/delivery/bundles/slim/',
    '/delivery/articles/',
    '/static/img/mark.svg',
    '/data/site.',
    '/.docusaurus/site-storage.json',
  ],
};
/** Parts that one kind of page alone shows stay in its own chunk, as everything does that is in no list. */
const alone = '/theme/MDX';

function fileOf(module: BundledModule): string | undefined {
  const path = (module.nameForCondition() ?? '').replaceAll('\\', '/');
  if (path.includes(alone)) return undefined;
  return Object.entries(scriptFiles).find(([, parts]) => parts.some((part) => path.includes(part)))?.[0];
}

interface LoaderUse {
  options?: {modules?: {localIdentName?: string}};
}

/** Three characters keep classes of the same name apart as well as four do here, and every page has hundreds of them. */
function shortenClasses(rules: unknown): void {
  for (const rule of rules as {oneOf?: unknown[]; use?: LoaderUse[]}[]) {
    if (Array.isArray(rule.oneOf)) shortenClasses(rule.oneOf);
    if (!Array.isArray(rule.use)) continue;
    for (const {options} of rule.use) {
      if (options?.modules?.localIdentName) {
        options.modules.localIdentName = options.modules.localIdentName.replace(':base64:4]', ':base64:3]');
      }
    }
  }
}

const groupOf = (name: string, path: RegExp) => ({
  name,
  chunks: ofRoutes,
  enforce: true,
  priority: 60,
  type: 'css/mini-extract',
  test: (module: BundledModule) => path.test(module.identifier()),
});

/** Docusaurus names the chunk of a module of a route by eight hexadecimal digits. */
const isOfRoute = ({name}: Chunk): boolean => /^[0-9a-f]{8}$/.test(name ?? '');

const scriptGroup = (name: string) => ({
  name,
  chunks: name === 'react' ? 'initial' : isOfRoute,
  enforce: true,
  priority: 55,
  type: /javascript|json/,
  test: (module: BundledModule) => fileOf(module) === name,
});

/**
 * Says which files the bundler makes of scripts and styles. Docusaurus puts every style of the site into one file, so that
 * styles never come in two orders. Here blog, home page, the rare parts and all that is fetched on demand have files of
 * their own. Their order does not matter: they are modules whose classes no other file names, and they come after the
 * site's own style sheet wherever they stand.
 */
export default function chunkGroups(): Plugin {
  return {
    name: 'astral-chunk-groups',
    configureWebpack(config, isServer) {
      shortenClasses(config.module?.rules ?? []);
      const split = config.optimization?.splitChunks;
      if (isServer || !split || !split.cacheGroups) return {};
      const groups = split.cacheGroups as Record<string, unknown>;
      const styles = groups.styles as object;
      return {
        optimization: {
          splitChunks: {
            cacheGroups: {
              ...Object.fromEntries(Object.keys(scriptFiles).map((name) => [`${name}Scripts`, scriptGroup(name)])),
              blog: groupOf('styles-blog', blog),
              home: groupOf('styles-home', home),
              figures: groupOf('styles-figures', figures),
              instruments: groupOf('styles-instruments', instruments),
              rare: groupOf('styles-rare', rare),
              styles: {...styles, test: (module: BundledModule) => !onDemand.test(module.identifier())},
            },
          },
        },
      } as never;
    },
  };
}
