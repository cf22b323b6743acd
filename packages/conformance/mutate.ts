/**
 * Plants single faults in the TypeScript implementation, one at a time, and names those that no case of the kit finds.
 *
 *   npx tsx packages/conformance/mutate.ts [--every N]
 *
 * `--every 8` plants each eighth fault. A fault that changes no answer at all is listed with its reason in equivalent.json.
 * Exit status: 0 when every planted fault is found or listed; 1 when one survives.
 */
import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {availableParallelism} from 'node:os';
import {join} from 'node:path';
import {isDeepStrictEqual, parseArgs} from 'node:util';
import {Worker, isMainThread, parentPort, workerData} from 'node:worker_threads';
import {buildSync} from 'esbuild';
import ts from 'typescript';
import type {Case} from './conformance';
import type {Operations} from './typescript/operations';

interface Fault {
  file: string;
  /** Where the changed text is in the bundle, and what stands there instead. */
  start: number;
  end: number;
  text: string;
  change: string;
  /** The line around it without white space at its ends, and the changed expression: they name it in equivalent.json. */
  line: string;
  code: string;
  /** The number of the function around it; 0 outside of all. */
  inside: number;
}

/** A fault takes at most this long, in milliseconds: one that makes a loop endless is found by that. */
const LIMIT = 20_000;

const root = join(__dirname, '../..');
const {cases} = JSON.parse(readFileSync(join(root, 'packages/conformance/kit.json'), 'utf8')) as {cases: Case[]};

/** The implementation as one file, with the libraries of others outside: their faults are not planted. */
function bundle(): string {
  const {outputFiles} = buildSync({
    absWorkingDir: root,
    entryPoints: ['packages/conformance/typescript/operations.ts'],
    bundle: true,
    write: false,
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    packages: 'external',
    // These are ours, so they are in the bundle.
    alias: {
      '@astral-docs/location-record': join(root, 'packages/location-record'),
      'astral-samples': join(root, 'samples'),
    },
  });
  return outputFiles[0]!.text;
}

const load = (text: string): Operations => {
  const module = {exports: {} as {operations: Operations}};

  new Function('module', 'exports', 'require', text)(module, module.exports, createRequire(join(root, 'package.json')));
  return module.exports.operations;
};

const BOUNDS: Readonly<Record<string, string>> = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
};
const OPERATORS: Readonly<Record<string, string>> = {
  '+': '-',
  '-': '+',
  '*': '+',
  '/': '*',
  '%': '*',
  '&': '|',
  '<<': '>>',
  '>>': '<<',
};

/** A comparison that TypeScript asks for, to know a type. */
const isGuard = /^(?:typeof \S+ [!=]== "\w+"|\S+ [!=]== (?:void 0|null))$/;

/** Changes of one node, each with its name, as texts to be put in its place. */
function* variants(node: ts.Node, source: ts.SourceFile): Generator<[change: string, text: string]> {
  const text = (of: ts.Node): string => of.getText(source);
  if (ts.isBinaryExpression(node)) {
    const {left, right} = node;
    const sign = text(node.operatorToken);
    if (BOUNDS[sign]) yield ['bound', `${text(left)} ${BOUNDS[sign]} ${text(right)}`];
    if (OPERATORS[sign] && ![left, right].some((side) => ts.isStringLiteralLike(side) || ts.isTemplateLiteral(side)))
      yield ['operator', `${text(left)} ${OPERATORS[sign]} ${text(right)}`];
    if (sign === '&&' || sign === '||') {
      yield ['and, or', `(${text(left)}) ${sign === '&&' ? '||' : '&&'} (${text(right)})`];
      if (!isGuard.test(text(left))) yield ['drop 1', text(right)];
      if (!isGuard.test(text(right))) yield ['drop 2', text(left)];
    }
  } else if (ts.isIfStatement(node)) yield ['never', text(node).replace(text(node.expression), 'false')];
  else if (ts.isConditionalExpression(node)) yield ['never', text(node.whenFalse)];
  else if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.ExclamationToken)
    yield ['not', text(node.operand)];
  // The bundler writes `void 0` for undefined, and `(0, f)(x)` for the function f of another module.
  else if (ts.isNumericLiteral(node) && !/^(?:void 0$|0, )/.test(text(node.parent)))
    yield ['one more', `${Number(node.text) + 1}`];
  else if (ts.isBigIntLiteral(node)) yield ['one more', `${BigInt(node.text.replace('n', '')) + 1n}n`];
  else if (ts.isArrayLiteralExpression(node) && node.elements.length > 2)
    for (const i of node.elements.keys())
      yield [
        `drop ${i + 1}`,
        `[${node.elements
          .filter((_, at) => at !== i)
          .map(text)
          .join(', ')}]`,
      ];
  else if (ts.isRegularExpressionLiteral(node))
    for (const {index, 0: count} of node.text.matchAll(/(?<=\{\d*,?)\d+(?=,?\d*\})/g))
      yield [
        `${count} + 1 at ${index}`,
        node.text.slice(0, index) + String(Number(count) + 1) + node.text.slice(index + count.length),
      ];
}

/** Whether a node only says where and why something was found, for the answers of the kit have codes alone; or is a default for TypeScript. */
const isAside = (node: ts.Node, parent: ts.Node, source: ts.SourceFile): boolean =>
  ts.isTemplateExpression(node) ||
  (ts.isBindingElement(parent) && node === parent.initializer) ||
  (ts.isVariableDeclaration(parent) && /^(?:message|form)$/.test(parent.name.getText(source))) ||
  ((ts.isCallExpression(parent) || ts.isNewExpression(parent)) &&
    /^(?:finding|\w*[eE]rror)$/.test(parent.expression.getText(source)) &&
    node !== parent.expression &&
    node !== parent.arguments?.[0]);

/** Top-level statements that the bundler keeps and nothing reads: constants of functions that it left out, and its own exports. */
function unread(source: ts.SourceFile): Set<ts.Node> {
  const found = new Set<ts.Node>(source.statements.filter((node) => node.getText(source).startsWith('0 && (')));
  const isUnread = (node: ts.Statement): boolean =>
    ts.isVariableStatement(node) &&
    node.declarationList.declarations.every(({name}) => {
      const word = new RegExp(`(?<![\\w$.])${name.getText(source).replaceAll('$', '\\$')}(?![\\w$])`);
      return !source.statements.some(
        (other) => other !== node && !found.has(other) && word.test(other.getText(source)),
      );
    });
  for (let size = -1; size !== found.size;) {
    size = found.size;
    for (const node of source.statements) if (isUnread(node)) found.add(node);
  }
  return found;
}

/** Every fault of the bundle, and the bundle with a call of `seen` in each function that has a block. */
function plan(program: string): {faults: Fault[]; traced: string} {
  const source = ts.createSourceFile('bundle.js', program, ts.ScriptTarget.ES2022, true);
  const files = [...program.matchAll(/^\/\/ (\S+\.ts)$/gm)];
  const faults: Fault[] = [];
  const marks: {at: number; inside: number}[] = [];
  const left = unread(source);
  let functions = 0;
  const walk = (node: ts.Node, inside: number): void => {
    let within = inside;
    if (ts.isFunctionLike(node) && 'body' in node && node.body && ts.isBlock(node.body as ts.Node)) {
      within = ++functions;
      marks.push({at: (node.body as ts.Block).getStart(source) + 1, inside: within});
    }
    const start = node.getStart(source);
    const file = files.filter(({index}) => index < start).at(-1)?.[1];
    // What is before the first file is the bundler's; tables and the loop of the kit are no part of the implementation.
    if (file && !file.startsWith('data/'))
      for (const [change, text] of variants(node, source)) {
        const line = program.slice(program.lastIndexOf('\n', start) + 1, program.indexOf('\n', start)).trim();
        const code = node.getText(source).split('\n')[0]!;
        faults.push({file, start, end: node.getEnd(), text, change, line, code, inside});
      }
    ts.forEachChild(node, (child) => {
      if (!isAside(child, node, source) && !left.has(child)) walk(child, within);
    });
  };
  walk(source, 0);
  const traced = marks.reduceRight(
    (text, {at, inside}) => `${text.slice(0, at)}__seen(${inside});${text.slice(at)}`,
    program,
  );
  return {faults, traced};
}

async function isRight(operations: Operations, {op, input, output, error}: Case): Promise<boolean> {
  const got: unknown = await Promise.resolve()
    .then(() => operations[op]!(input as never))
    .catch((reason: Error) => ({error: reason.message}));
  return isDeepStrictEqual(JSON.parse(JSON.stringify(got) ?? 'null'), error === undefined ? output : {error});
}

/** For each case the functions that it calls. What is called while the program is loaded decides every answer. */
async function cover(traced: string): Promise<Set<number>[]> {
  let called = new Set<number>();
  (globalThis as {__seen?: (inside: number) => void}).__seen = (inside) => void called.add(inside);
  const operations = load(traced);
  const first = called;
  const seen: Set<number>[] = [];
  for (const item of cases) {
    called = new Set(first);
    if (!(await isRight(operations, item))) throw new Error(`${item.id}: the implementation fails without any fault`);
    seen.push(called);
  }
  return seen;
}

interface Task {
  program: string;
  seen: Set<number>[];
}

/** The case that finds a fault; null when none does. */
async function findFault({program, seen}: Task, fault: Fault): Promise<string | null> {
  try {
    const operations = load(program.slice(0, fault.start) + fault.text + program.slice(fault.end));
    for (const {item} of cases
      .map((item, i) => ({item, calls: seen[i]!}))
      .filter(({calls}) => fault.inside === 0 || calls.has(fault.inside))
      .sort((a, b) => a.calls.size - b.calls.size))
      if (!(await isRight(operations, item))) return item.id;
    return null;
  } catch {
    return 'it does not load';
  }
}

/** Hands the faults to as many threads as there are processors. A thread that is silent for too long is ended. */
async function findAll(task: Task, faults: readonly Fault[]): Promise<(string | null)[]> {
  const found: (string | null)[] = [];
  let next = 0;
  const start = (): Promise<void> =>
    new Promise((done, fail) => {
      const worker = new Worker(`require('tsx/cjs'); require(${JSON.stringify(__filename)});`, {
        eval: true,
        workerData: task,
      });
      let at = -1;
      let timer: NodeJS.Timeout | undefined;
      const give = (): void => {
        clearTimeout(timer);
        at = next++;
        if (at >= faults.length) return void worker.terminate().then(() => done());
        timer = setTimeout(() => {
          found[at] = 'it does not end';
          void worker.terminate().then(start).then(done, fail);
        }, LIMIT);
        worker.postMessage(faults[at]);
      };
      worker.on('error', fail);
      worker.on('message', (id: string | null | undefined) => {
        if (id !== undefined) found[at] = id;
        give();
      });
    });
  await Promise.all(Array.from({length: availableParallelism()}, start));
  return found;
}

async function main(): Promise<void> {
  const {every} = parseArgs({options: {every: {type: 'string', default: '1'}}}).values;
  const program = bundle();
  const {faults, traced} = plan(program);
  const planted = faults.filter((_, i) => i % Number(every) === 0);
  const found = await findAll({program, seen: await cover(traced)}, planted);
  const keyOf = ({file, line, code, change}: Pick<Fault, 'file' | 'line' | 'code' | 'change'>): string =>
    JSON.stringify([file, line, code, change]);
  const listed = new Set(
    (JSON.parse(readFileSync(join(root, 'packages/conformance/equivalent.json'), 'utf8')) as Fault[]).map(keyOf),
  );
  const alive = planted.filter((fault, i) => found[i] === null && !listed.has(keyOf(fault)));
  for (const {file, line, code, change} of alive) console.log(`${file}: ${line}\n    ${code}  (${change})`);
  const caught = found.filter((id) => id !== null).length;
  console.log(`${planted.length} faults planted, ${caught} found, ${alive.length} survive`);
  process.exitCode = alive.length > 0 ? 1 : 0;
}

if (isMainThread) void main();
else {
  const task = workerData as Task;
  parentPort!.on('message', (fault: Fault) => void findFault(task, fault).then((id) => parentPort!.postMessage(id)));
  parentPort!.postMessage(undefined);
}
