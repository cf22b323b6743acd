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
 * Every page of the docs is in the sidebar.
 *
 * @param sidebar text of sidebars.ts
 */
export function checkEntries(pages: readonly Pick<Outline, 'path' | 'route'>[], sidebar: string): Report {
  const findings = pages.flatMap(({path, route}) => {
    const id = path.replace(/^docs\/|\.mdx?$/g, '');
    if (route === undefined || !path.startsWith('docs/') || outside.includes(id) || isIn(sidebar, id)) return [];
    const fix = `Add '${id}' to sidebars.ts, where readers look for it.`;
    return [{file: path, line: 1, message: 'The page is not in the sidebar.', fix}];
  });
  return {looked: pages.length, findings};
}
