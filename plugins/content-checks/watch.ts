/**
 * Started by `npm start` (plugins/writing-mode): checks what is saved, prints the findings and sends them to the server, which
 * shows them in the open page. Ends with status 75 where the checks themselves or the data have changed, to be started again.
 */
import {watch} from 'chokidar';
import {contentChecks} from '.';
import {runChecks} from '@astral-docs/content-checks/engine';
import {describeCount, formatFinding, type Finding} from '@astral-docs/content-checks/report';
import {root} from '@astral-docs/content-checks/files';
import {readPage} from './pages';
import {readSiteContext} from './siteContext';

/** A save in `written` or `beside` is checked; one in `restartPaths`, which the checks are made of, starts them again. */
const written = ['docs', 'blog', 'src/pages', 'samples', 'static', 'src/theme/MDXComponents', 'src/components'];
const restartPaths = [
  'data',
  'plugins',
  'src/lib',
  'config',
  'docusaurus.config.ts',
  'sidebars.ts',
  'packages/content-checks',
];
const beside = ['config/cspell.json'];
const restart = 75;
/** An editor writes a file in several steps. Milliseconds. */
const pause = 60;

/** Routes of the running site, which `npm start` sends each time it has loaded its pages. */
let routes: readonly string[] = [];
let busy = false;
let again = false;

async function check(): Promise<void> {
  if (busy) {
    again = true;
    return;
  }
  busy = true;
  do {
    again = false;
    const started = performance.now();
    console.log('\nChecking what has changed');
    let findings: Finding[];
    try {
      ({findings} = await runChecks(contentChecks, {routes}));
    } catch (error) {
      // A file that is half written: the next event brings the rest.
      findings = [
        {
          file: 'plugins/content-checks/watch.ts',
          line: 1,
          message: `A check failed: ${(error as Error).message}`,
          fix: 'Save again.',
        },
      ];
    }
    for (const finding of findings) console.log(formatFinding(finding));
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    console.log(`${describeCount(findings)}, ${seconds} s`);
    process.send?.({findings});
  } while (again);
  busy = false;
}

/** Loads what the first change would otherwise wait for: compiler, dictionaries, rules. */
async function warm(): Promise<void> {
  const page = readPage(
    'docs/none.md',
    // A word that is not right: the dictionary is loaded for words that are not known.
    "A wurd.\n\n```ts\nimport {keccak256} from 'viem';\n\nexport const hash = keccak256('0x');\n```\n",
  );
  const context = readSiteContext();
  const {checkSpelling} = await import('@astral-docs/content-checks/rules/spelling');
  const {checkMarkdown} = await import('@astral-docs/content-checks/rules/markdown');
  const {checkTypeScript} = await import('@astral-docs/content-checks/rules/typescript');
  await checkSpelling(page);
  await checkMarkdown(page, await context.markdownRules());
  checkTypeScript(page.fences);
}

let timer: NodeJS.Timeout | undefined;
function onChange(): void {
  clearTimeout(timer);
  timer = setTimeout(() => void check(), pause);
}

/** Sees each way of saving, by a new file in place of the old one too. */
const saved = (paths: readonly string[], act: () => void): void =>
  void watch([...paths], {cwd: root, ignoreInitial: true}).on('all', act);

saved([...written, ...beside], onChange);
saved(restartPaths, () => process.exit(restart));
process.on('message', (message: {routes: string[]}) => {
  routes = message.routes;
  onChange();
});
process.on('disconnect', () => process.exit());
void check()
  .then(warm)
  .then(() => process.send?.({ready: true}));
