/**
 * Runs the text of a program that a reader has changed. The policy of the site forbids `eval`, so the text becomes no code of the
 * browser: types are stripped (sucrase), the rest is parsed (acorn), and its tree becomes functions of ours, which call each other.
 *
 * Interpreters on the registry were tried first. sval 0.6.12, the one that is kept best, ran all samples and was silently wrong in
 * 12 of 58 small programs: `return` in a `try` with `finally`, variables of a `for` loop in closures, fields of derived classes
 * (tests/unit/playground/programs.ts has them).
 */
import {parse} from 'acorn';
import {transform} from 'sucrase';
import {closest} from '../../../src/lib/closest';
import type {Surroundings} from './interpreter/expressions';
import {makeFunction} from './interpreter/functions';
import {lineAt, ProgramError} from './interpreter/place';
import {Scope} from './interpreter/scope';
import {lineOf as lineOfNode, type Tree} from './interpreter/tree';

export {lineAt as lineOf};

function strip(source: string): string {
  try {
    return transform(source, {transforms: ['typescript'], disableESTransforms: true}).code;
  } catch (error) {
    const {message, loc} = error as {message: string; loc?: {line: number}};
    throw new ProgramError(message.replace(/^Error transforming [^:]*: |\s*\(\d+:\d+\)$/g, ''), loc?.line ?? 1);
  }
}

function read(source: string): Tree {
  const text = strip(source);
  try {
    return parse(text, {ecmaVersion: 'latest', sourceType: 'module', locations: true}) as unknown as Tree;
  } catch (error) {
    const {message, loc} = error as {message: string; loc?: {line: number}};
    throw new ProgramError(message.replace(/\s*\(\d+:\d+\)$/, ''), loc?.line ?? 1);
  }
}

/** What an import declares: local names and the names that they have in the module, `*` for all of it. */
const specifiersOf = (node: Tree): {local: string; imported: string}[] =>
  (node.specifiers as Tree[]).map(({type, local, imported}) => ({
    local: local.name as string,
    imported:
      type === 'ImportSpecifier'
        ? String(imported.name ?? imported.value)
        : type === 'ImportDefaultSpecifier'
          ? 'default'
          : '*',
  }));

/** A statement of a module as one of a function: what it exports nobody imports. */
function unwrap(node: Tree): Tree[] {
  if (node.type === 'ExportNamedDeclaration' && !node.source) return node.declaration ? [node.declaration as Tree] : [];
  if (node.type === 'ExportDefaultDeclaration') {
    const value = node.declaration as Tree;
    if (value.id) return [value];
    const expression = {...value, type: value.type.replace('Declaration', 'Expression')};
    return [{type: 'ExpressionStatement', expression, loc: node.loc} as unknown as Tree];
  }
  return [node];
}

/**
 * Makes a text ready to run.
 *
 * @param source TypeScript or JavaScript, an ES module
 * @param load gives the module of a name; it rejects for one that is not there
 * @returns runs the program; it settles when the last statement has
 * @throws ProgramError with a line, see {@link lineOf}, for syntax that is wrong or does not run here, and for failing imports
 */
export async function prepare(source: string, load: (name: string) => Promise<object>): Promise<() => Promise<void>> {
  const program = read(source);
  const scope = new Scope(undefined, {self: undefined, hasSelf: true});
  const body = program.body as Tree[];
  const imports = body.filter(({type}) => type === 'ImportDeclaration');
  const around: Surroundings = {load, isAsync: true};
  // The program is the body of an async function: so it may use `await` anywhere.
  const main = {
    type: 'ArrowFunctionExpression',
    async: true,
    generator: false,
    params: [],
    body: {type: 'BlockStatement', body: body.filter((node) => !imports.includes(node)).flatMap(unwrap)},
  } as unknown as Tree;
  const make = makeFunction(main, around, 'program');
  await Promise.all(
    imports.map(async (node) => {
      const line = lineOfNode(node);
      const name = node.source.value as string;
      const module = (await load(name).catch((error: Error) => {
        throw new ProgramError(error.message, line);
      })) as Record<string, unknown>;
      for (const {local, imported} of specifiersOf(node)) {
        if (imported !== '*' && !(imported in module))
          throw new ProgramError(
            `${name} does not export ${imported}. Nearest: ${closest(imported, Object.keys(module)).join(', ')}.`,
            line,
          );
        scope.declare(local, true);
        scope.initialise(local, imported === '*' ? module : module[imported]);
      }
    }),
  );
  return make(scope) as () => Promise<void>;
}
