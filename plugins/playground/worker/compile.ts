import {parse} from 'es-module-lexer/js';
import {transform} from 'sucrase';

const {setTimeout: after, addEventListener: listenTo, removeEventListener: stopListening} = self;

/** A text that is no program, with the line that says why. */
export class ProgramError extends SyntaxError {
  /** @param hint what the result adds, in words that Node.js doesn't print */
  constructor(
    message: string,
    readonly line?: number,
    readonly hint = '',
  ) {
    super(message);
    for (const name of ['line', 'hint'] as const) Object.defineProperty(this, name, {enumerable: false});
    Object.defineProperty(this, 'name', {value: 'SyntaxError', enumerable: false});
  }
}

/** Names that stand for `import.meta` and `import(…)`, which no function may contain. */
const META = '$import_meta$';
const IMPORT = '$import$';

/** What a program takes from a module: names of exports, `*` for all of them. */
export interface ModuleRequest {
  readonly from: string;
  readonly names: readonly string[];
  /** Line of the statement, counted from 1. */
  readonly line: number;
}

/** A compiled module. It gets the modules of its requests in their order, and says by which names others read what it exports. */
export type Body = (
  meta: object,
  importModule: (name: string) => Promise<object>,
  modules: readonly object[],
  exportName: (name: string, read: () => unknown) => void,
) => Promise<void>;

/** A list of exports with nothing in it but comments. */
const emptyList = /\bexport(\s*)\{((?:\s|\/\/.*\n|\/\*(?:(?!\*\/)[^])*\*\/)*)\}(?!\s*from\b)/g;

/** Reads what a statement takes of a module, such as `a, {b as c}` and `* as d`, each with its name here. */
function parseClause(statement: string): [name: string, local: string][] {
  const plain = statement.replace(/\/\*[^]*?\*\/|\/\/.*/g, '');
  const clause = /^\w+([^'"]*?)(?:\bfrom\s*)?['"]/.exec(plain)?.[1] ?? '';
  return clause.split(/[,{}]/).flatMap((text, index) => {
    const [name = '', local = name] = text.trim().split(/\s*\bas\s+/);
    if (!name) return [];
    return index === 0 && name !== '*' ? [['default', name] as [string, string]] : [[name, local]];
  });
}

/**
 * Takes the statements `import` and `export` out of a module, so that the rest can be a function. All other text stays as it is,
 * in its line: functions keep their text, and errors their names.
 *
 * @returns the text of the function: bindings of what is imported, what reads the exports, and the rest of the module
 */
function separateModule(code: string): {text: string; requests: ModuleRequest[]} {
  // The lexer leaves out an empty list, so it reads a call of `import` that is as long, and says which of them are code.
  const [imports, exports] = parse(code.replace(emptyList, 'import$1($2)'));
  const requests: ModuleRequest[] = [];
  const cuts = new Map<number, readonly [end: number, by: string]>();
  let bindings = '';
  const provide = (name: string, value: string): void =>
    void (bindings += `$export$(${JSON.stringify(name)},()=>${value});`);
  for (const {n: from, d: kind, ss: start, se: end} of imports) {
    if (kind >= 0 && code.startsWith('export', start)) cuts.set(start, [end, '']);
    else if (kind === -2) cuts.set(start, [end, META]);
    else if (kind >= 0) cuts.set(start, [start + 'import'.length, IMPORT]);
    else {
      const names = parseClause(code.slice(start, end));
      for (const [name, local] of names) {
        const value = `$modules$[${requests.length}]${name === '*' ? '' : `[${JSON.stringify(name)}]`}`;
        if (code.startsWith('import', start)) bindings += `const ${local}=${value};`;
        else provide(local, value);
      }
      const line = code.slice(0, start).split('\n').length;
      requests.push({from: from!, names: names.map(([name]) => name), line});
      cuts.set(start, [end, '']);
    }
  }
  for (const {n: name, ln: local, ss: start} of exports) {
    if (imports.some(({ss}) => ss === start)) continue;
    const [text, isExpression] =
      /^export\s*(?:\{[^}]*\}|(default\b)(?!\s*(?:async\s+)?(?:function|class)\b[\s*]*(?!extends\b)[\w$])|default\b)?/.exec(
        code.slice(start),
      )!;
    provide(name, isExpression ? '$default$' : local!);
    cuts.set(start, [start + text.length, isExpression ? 'const $default$ =' : '']);
  }
  let [rest, copied] = ['', 0];
  for (const [start, [end, by]] of [...cuts].sort(([one], [other]) => one - other)) {
    rest += code.slice(copied, start) + by + code.slice(start, end).replace(/[^\n]+/g, '');
    copied = end;
  }
  return {text: bindings + rest + code.slice(copied), requests};
}

/** The line of a text that no engine compiles: errors of `eval` have none, those of a timer's text do. */
export const syntaxErrorProbe = {isOn: false};
const findErrorLine = (text: string): Promise<number> =>
  new Promise((found) => {
    syntaxErrorProbe.isOn = true;
    const listen = (event: ErrorEvent): void => {
      event.preventDefault();
      event.stopImmediatePropagation();
      stopListening('error', listen as EventListener, true);
      syntaxErrorProbe.isOn = false;
      found(event.lineno || NaN);
    };
    listenTo('error', listen as EventListener, true);
    after(text);
    after(() => ((syntaxErrorProbe.isOn = false), found(NaN)), 50);
  });

/** Firefox counts the lines of a timer's text from that of its call, so a text that is wrong in its first line says how far that is. */
async function lineOf(text: string): Promise<number | undefined> {
  const first = await findErrorLine('}');
  const line = (await findErrorLine(text)) - first + 1;
  return line > 0 ? line : undefined;
}

/**
 * Compiles a module: types are taken out, imports become names of the function that it is, and lines stay where they are.
 *
 * @param name file that stacks name
 * @throws ProgramError for a text that does not parse
 */
export async function compile(source: string, name: string): Promise<{body: Body; requests: ModuleRequest[]}> {
  let module: ReturnType<typeof separateModule>;
  try {
    module = separateModule(transform(source, {transforms: ['typescript'], disableESTransforms: true}).code);
  } catch (error) {
    const {message, loc} = error as {message: string; loc?: {line: number}};
    throw new ProgramError(message.replace(/^Error transforming [^:]*: |\s*\(\d+:\d+\)$/g, ''), loc?.line);
  }
  const text = `(async function (${META}, ${IMPORT}, $modules$, $export$) {"use strict";{${module.text}\n}})\n//# sourceURL=${name}`;
  try {
    return {body: (0, eval)(text) as Body, requests: module.requests};
  } catch (error) {
    throw new ProgramError((error as Error).message, await lineOf(text));
  }
}
