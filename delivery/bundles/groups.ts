import type {Plugin} from '@docusaurus/types';

/** What a bundler tells of a module and of a chunk, as far as it is read here. */
interface BundledModule {
  identifier(): string;
  nameForCondition(): string | null;
}
interface Chunk {
  name?: string | null;
}

/** Parts of paths of modules, by the name of the file that they come in. */
type Files = Readonly<Record<string, readonly string[]>>;

export interface GroupOptions {
  /** Style sheets of parts that not every page shows. Each page that shows one links the file: ./publishStyles.ts. */
  readonly styles?: {
    /** They come with the script of the pages that they belong to. */
    readonly page?: Files;
    /** They come with the script of the islands that they belong to. */
    readonly island?: Files;
    /** They come with articles. */
    readonly article?: Files;
    /** They come with the script that some part of the site fetches when it is used. */
    readonly demand?: readonly string[];
  };
  /** Parts of the site that every page of a kind starts, as `scriptFiles` below has them of the framework. */
  readonly scripts?: Partial<Readonly<Record<'docs' | 'article' | 'shell', readonly string[]>>>;
}

/** Labels of tags are in the footer of documents too: there the whole file would come for them. */
const blog = ['/theme-classic/lib/theme/Blog', '/theme-classic/lib/theme/TagsListByLetter'];

/** Docusaurus names the chunks of routes; what a component fetches when it is used is in a chunk without a name. */
const ofRoutes = (chunk: Chunk): boolean => Boolean(chunk.name);

/**
 * Files of scripts that every page of a kind starts, by paths of what is in them; the first that fits counts. Without them
 * the bundler repeats a part of the theme in the chunk of each route that shows it.
 */
const scriptFiles: Files = {
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
  ],
  shell: [
    '/theme-classic/lib/theme/',
    '/theme-common/lib/',
    '/core/lib/client/',
    '/plugin-content-docs/lib/client/',
    '/delivery/bundles/slim/',
    '/delivery/articles/',
    '/.docusaurus/site-storage.json',
  ],
};
/** What only pages with code, and lists of cards, show stays in their own chunks, as everything does that is in no list. */
const alone = ['Admonition', 'CodeBlock', 'Details', 'DocCard', 'MDX', 'TabItem', 'Tabs'].map(
  (part) => `/theme/${part}`,
);

const isIn = (path: string, parts: readonly string[]): boolean => parts.some((part) => path.includes(part));
const pathOf = (path: string | null): string => (path ?? '').replaceAll('\\', '/');

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

/** Docusaurus names the chunk of a module of a route by eight hexadecimal digits. */
const isOfRoute = ({name}: Chunk): boolean => /^[0-9a-f]{8}$/.test(name ?? '');

/**
 * Says which files the bundler makes of scripts and styles. Docusaurus puts every style of the site into one file, so that
 * styles never come in two orders. Here the blog, the parts that the site names, and all that is fetched on demand have files of
 * their own. Their order does not matter: they are modules whose classes no other file names, and they come after the
 * site's own style sheet wherever they are.
 */
export default function chunkGroups({styles = {}, scripts = {}}: GroupOptions) {
  const styleFiles = {page: {blog, ...styles.page}, island: styles.island ?? {}, article: styles.article ?? {}};
  const onDemand = [...(styles.demand ?? []), ...Object.values(styleFiles.island).flat()];
  const styleGroup = ([name, parts]: [string, readonly string[]]) => ({
    name,
    chunks: ofRoutes,
    enforce: true,
    priority: 60,
    type: 'css/mini-extract',
    test: (module: BundledModule) => isIn(pathOf(module.identifier()), parts),
  });
  const fileOf = (path: string): string | undefined =>
    isIn(path, alone)
      ? undefined
      : Object.entries(scriptFiles).find(([file, parts]) =>
          isIn(path, [...parts, ...(scripts[file as keyof typeof scripts] ?? [])]),
        )?.[0];
  const scriptGroup = (name: string) => ({
    name,
    chunks: name === 'react' ? 'initial' : isOfRoute,
    enforce: true,
    priority: 55,
    type: /javascript|json/,
    test: (module: BundledModule) => fileOf(pathOf(module.nameForCondition())) === name,
  });
  return (): Plugin => ({
    name: 'delivery-groups',
    configureWebpack(config, isServer) {
      shortenClasses(config.module?.rules ?? []);
      const split = config.optimization?.splitChunks;
      if (isServer || !split || !split.cacheGroups) return {};
      const shared = (split.cacheGroups as Record<string, unknown>).styles as object;
      const named = Object.entries(styleFiles).flatMap(([kind, files]) =>
        Object.entries(files).map(([name, parts]) => [`styles-${kind}-${name}`, parts] as [string, readonly string[]]),
      );
      return {
        optimization: {
          splitChunks: {
            cacheGroups: {
              ...Object.fromEntries(Object.keys(scriptFiles).map((name) => [`${name}Scripts`, scriptGroup(name)])),
              ...Object.fromEntries(named.map((file) => [file[0], styleGroup(file)])),
              styles: {...shared, test: (module: BundledModule) => !isIn(pathOf(module.identifier()), onDemand)},
            },
          },
        },
      } as never;
    },
  });
}
