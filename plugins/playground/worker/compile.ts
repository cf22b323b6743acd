import {transform} from 'sucrase';
import {parse} from 'sucrase/dist/esm/parser';

const {setTimeout: after} = self;

/** A text that is no program, with the line that says why. */
export class ProgramError extends SyntaxError {
  constructor(
    message: string,
    readonly line?: number,
  ) {
    super(message);
    Object.defineProperty(this, 'line', {enumerable: false});
    Object.defineProperty(this, 'name', {value: 'SyntaxError', enumerable: false});
  }
}

/** What sucrase writes around modules, in the words in which it calls it. */
const interop =
  '"use strict";const _interopRequireDefault = (module) => module.__esModule ? module : {default: module};' +
  'const _interopRequireWildcard = (module) => module.__esModule ? module : {...module, default: module};';

/** `import.meta` is no expression of a function: it becomes a name. */
function withoutMeta(source: string): string {
  if (!source.includes('import.meta')) return source;
  const {tokens} = parse(source, false, true, false);
  const wordAt = (index: number): string => source.slice(tokens[index]?.start, tokens[index]?.end);
  let text = source;
  for (let index = tokens.length - 1; index >= 0; index -= 1)
    if (wordAt(index) === 'import' && wordAt(index + 1) === '.' && wordAt(index + 2) === 'meta')
      text = `${text.slice(0, tokens[index]!.start)}importMeta${text.slice(tokens[index + 2]!.end)}`;
  return text;
}

/** A compiled module: reads others through `require`, and writes its own exports into `exports`. */
export type Body = (require: (name: string) => unknown, exports: object, importMeta: object) => Promise<void>;

/** The line of a text that no engine compiles: errors of `eval` have none, those of a timer's text do. */
export const probe = {isOn: false};
const lineOf = (text: string): Promise<number | undefined> =>
  new Promise((found) => {
    probe.isOn = true;
    const listen = (event: ErrorEvent): void => {
      event.preventDefault();
      event.stopImmediatePropagation();
      removeEventListener('error', listen as EventListener, true);
      probe.isOn = false;
      found(event.lineno || undefined);
    };
    addEventListener('error', listen as EventListener, true);
    after(text);
    after(() => ((probe.isOn = false), found(undefined)), 50);
  });

/**
 * Compiles a module: types are taken out, imports become calls of `require`, and lines stay where they are.
 *
 * @param name file that stacks name
 * @returns the module, and the names that it takes of others, with the line of each
 * @throws ProgramError for a text that does not parse
 */
export async function compile(
  source: string,
  name: string,
): Promise<{body: Body; imports: {from: string; name: string; line: number}[]}> {
  let code: string;
  try {
    ({code} = transform(withoutMeta(source), {transforms: ['typescript', 'imports'], disableESTransforms: true}));
  } catch (error) {
    const {message, loc} = error as {message: string; loc?: {line: number}};
    throw new ProgramError(message.replace(/^Error transforming [^:]*: |\s*\(\d+:\d+\)$/g, ''), loc?.line);
  }
  // Modules are there before the first line runs, as in Node.js. A name of the program's own may be that of a parameter.
  const hoisted: string[] = [];
  const rest = code.replace(
    /\bvar _\w+ = (?:require\((['"]).*?\1\)|_interopRequire\w+\(_\w+\));/g,
    (line) => (hoisted.push(line), ''),
  );
  const text = `(async function (require, exports, importMeta) {${interop}${hoisted.join('')}{${rest}\n}})\n//# sourceURL=${name}`;
  const imports = [...code.matchAll(/\bvar (_\w+) = require\((['"])(.*?)\2\);/g)].flatMap(([, local, , from]) => {
    const names = new Set([...code.matchAll(new RegExp(`\\b${local}\\.([\\w$]+)`, 'g'))].map(([, used = '']) => used));
    return [...names].map((used) => ({
      from: from!,
      name: used,
      line: source.split('\n').findIndex((line) => new RegExp(`\\b${used.replaceAll('$', '\\$')}\\b`).test(line)) + 1,
    }));
  });
  try {
    return {body: (0, eval)(text) as Body, imports};
  } catch (error) {
    throw new ProgramError((error as Error).message, await lineOf(text));
  }
}
