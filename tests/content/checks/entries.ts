import type {Outline} from '../outline';
import type {Report} from '../report';

/** Pages that are outside the sidebar on purpose: see sidebars.ts. */
const outside = ['location-protocol/media-attachments', 'api/documentation-review'];

/** Whether a sidebar names a page: by its id, or by its file in a list of files of one folder. */
function isIn(sidebar: string, id: string): boolean {
  const file = id.slice(id.lastIndexOf('/') + 1);
  return (
    sidebar.includes(`'${id}'`) || new RegExp(`[' ]${file}[' ](?!:)`).test(sidebar.replaceAll(/'[\w-]+\/[\w/-]+'/g, ''))
  );
}

/**
 * Every page is in the list of routes, and every page of the docs in the sidebar.
 *
 * @param sidebar text of sidebars.ts
 * @param listed routes of tests/built/routes.ts
 */
export function checkEntries(
  pages: readonly Pick<Outline, 'path' | 'route'>[],
  sidebar: string,
  listed: readonly string[],
): Report {
  const findings = pages.flatMap(({path, route}) => {
    if (route === undefined) return [];
    const id = path.replace(/^docs\/|\.mdx?$/g, '');
    const at = {file: path, line: 1};
    return [
      ...(listed.includes(route)
        ? []
        : [
            {
              ...at,
              message: `${route} is in no list of routes.`,
              fix: 'Add it to addedRoutes in tests/built/routes.ts.',
            },
          ]),
      ...(!path.startsWith('docs/') || outside.includes(id) || isIn(sidebar, id)
        ? []
        : [
            {
              ...at,
              message: 'The page is not in the sidebar.',
              fix: `Add '${id}' to sidebars.ts, where readers look for it.`,
            },
          ]),
    ];
  });
  return {looked: pages.length, findings};
}
