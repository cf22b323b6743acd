import type {Plugin} from '@docusaurus/types';

/** What a bundler tells of a module and of a chunk, as far as it is read here. */
interface BundledModule {
  identifier(): string;
  nameForCondition(): string | null;
}
interface Chunk {
  name?: string | null;
}

/** Style sheets of parts that not every page shows. Each page that shows one links the file, see plugins/publish/steps/styles.ts. */
const figures = /\/src\/components\/(?:Figure|FigurePlot|Plot)\//;
const rare = /\/src\/components\/(?:Glossary|SdkReference|ToolTable)\//;
const instruments = /\/src\/instruments\//;
/** Style sheets of parts that a component fetches when they are used. They come with the script that they belong to. */
const onDemand = /\/src\/components\/SearchDialog\/|\/src\/instruments\//;
/** Labels of tags are in the footer of documents too: there the whole file would come for them. */
const blog = /\/theme-classic\/lib\/theme\/(?:Blog|TagsListByLetter)/;
const home = /\/src\/pages\/|\/src\/components\/HomeGlobe\//;

/** Docusaurus names the chunks of routes; what a component fetches when it is used is in a chunk without a name. */
const ofRoutes = (chunk: Chunk): boolean => Boolean(chunk.name);

/** Scripts of routes, by what draws them. What is in none of these, each page's own content above all, stays by itself. */
const scripts = {
  react: /\/node_modules\/(?:react|react-dom|scheduler)\//,
  blog: /\/theme\/(?:Blog|Icon\/Socials)|\/plugin-content-blog\/lib\/client\/|\/theme-common\/lib\/utils\/blogUtils/,
  docs: /\/theme\/Doc|\/docusaurus-plugin-content-docs\/default\/(?:__plugin|p\/)|\/src\/(?:components\/(?:CopyMarkdown|Provenance)|lib\/(?:cite|source|twin))\b/,
  article:
    /\/theme\/(?:ContentVisibility|EditMetaRow|EditThisPage|LastUpdated|NotFound|PaginatorNavLink|TOC|Tag)|\/src\/lib\/(?:nearest|routes)\b/,
  shell:
    /\/(?:src\/theme|theme-classic\/lib\/theme\/(?!MDX)|theme-common\/lib|core\/lib\/client|plugin-content-docs\/lib\/client)|\/src\/components\/SearchDialog\/(?:request|session)\.|\/static\/img\/mark|\/data\/site\.|\/site-storage\.json/,
};

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

const scriptGroup = (name: string, path: RegExp, priority: number) => ({
  name,
  chunks: name === 'react' ? 'initial' : ({name: of}: Chunk) => /^[0-9a-f]{8}$/.test(of ?? ''),
  enforce: true,
  priority,
  type: /javascript|json/,
  test: (module: BundledModule) => path.test(module.nameForCondition() ?? ''),
});

/**
 * Docusaurus puts every style of the site into one file, so that styles never come in two orders. Here blog, home page, the rare
 * parts and all that is fetched on demand have files of their own. Their order does not matter: they are modules whose
 * classes no other file names, and they come after the site's own style sheet wherever they stand.
 */
export default function styleChunks(): Plugin {
  return {
    name: 'astral-style-chunks',
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
              ...Object.fromEntries(
                Object.entries(scripts).map(([name, path], index) => [
                  name + 'Scripts',
                  scriptGroup(name, path, 59 - index),
                ]),
              ),
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
