import {
  compile,
  compileSteps,
  named,
  refuse,
  type Run,
  type Steps as ExpressionSteps,
  type Surroundings,
} from './expressions';
import {makeClass} from './classes';
import {makeFunction} from './functions';
import {assignTo, bindPattern} from './patterns';
import {place} from './place';
import {Scope} from './scope';
import {Await} from './suspend';
import {lineOf, namesIn, suspends, type Tree, variablesIn} from './tree';

/** How a statement ended, when it did not simply end. */
export interface Completion {
  readonly type: 'return' | 'break' | 'continue';
  readonly value?: unknown;
  readonly label?: string;
}

type Outcome = Completion | undefined;
type Steps = (scope: Scope) => Generator<unknown, Outcome, unknown>;

/** A compiled statement: one that never waits runs, one that may wait takes steps. Exactly one of both is there. */
interface Statement {
  readonly run?: (scope: Scope) => Outcome;
  readonly steps?: Steps;
}

/** A statement list with the names that it declares. */
interface Body extends Statement {
  /** Declares names and functions in the scope that the list runs in. */
  readonly hoist: (scope: Scope) => void;
}

const isMine = (outcome: Completion, labels: readonly string[]): boolean =>
  outcome.label === undefined || labels.includes(outcome.label);

/** Compiles statements of one block; names belong to the scope that they run in. */
function compileList(nodes: readonly Tree[], around: Surroundings): Body {
  const declared: {name: string; constant: boolean}[] = [];
  const functions: {name: string; make: Run}[] = [];
  const statements: Statement[] = [];
  for (const node of nodes) {
    if (node.type === 'FunctionDeclaration') {
      functions.push({name: node.id.name as string, make: makeFunction(node, around, node.id.name as string)});
      continue;
    }
    if (node.type === 'ClassDeclaration') declared.push({name: node.id.name as string, constant: false});
    if (node.type === 'VariableDeclaration' && node.kind !== 'var')
      for (const {id} of node.declarations as Tree[])
        for (const name of namesIn(id)) declared.push({name, constant: node.kind === 'const'});
    if (node.type !== 'EmptyStatement') statements.push(compileStatement(node, around));
  }
  const hoist = (scope: Scope): void => {
    for (const {name, constant} of declared) scope.declare(name, constant);
    for (const {name, make} of functions) scope.initialise(name, make(scope));
  };
  if (statements.every(({run}) => run)) {
    return {
      hoist,
      run: (scope) => {
        for (const {run} of statements) {
          const outcome = run!(scope);
          if (outcome) return outcome;
        }
        return undefined;
      },
    };
  }
  return {
    hoist,
    *steps(scope) {
      for (const {run, steps} of statements) {
        const outcome = run ? run(scope) : yield* steps!(scope);
        if (outcome) return outcome;
      }
      return undefined;
    },
  };
}

/** Compiles the body of a function or of a program. */
export function compileBody(node: Tree, around: Surroundings): Body {
  const {body} = node as unknown as {body: Tree};
  if (body.type !== 'BlockStatement') {
    const statement = compileStatement(
      {type: 'ReturnStatement', argument: body, loc: body.loc} as unknown as Tree,
      around,
    );
    return {...statement, hoist: () => undefined};
  }
  const statements = body.body as Tree[];
  const variables = [...new Set(statements.flatMap(variablesIn))];
  const list = compileList(statements, around);
  return {
    ...list,
    hoist: (scope) => {
      for (const name of variables) scope.declare(name, false, true);
      list.hoist(scope);
    },
  };
}

/** Makes a statement of an expression and of what happens with its value. */
function withValue(
  node: Tree | null,
  around: Surroundings,
  line: number,
  then: (value: unknown, scope: Scope) => Outcome,
): Statement {
  if (node && suspends(node)) {
    const steps = compileSteps(node, around);
    return {
      *steps(scope) {
        place.line = line;
        return then(yield* steps(scope), scope);
      },
    };
  }
  const run = node ? compile(node, around) : () => undefined;
  return {
    run: (scope) => {
      place.line = line;
      return then(run(scope), scope);
    },
  };
}

/** Runs either form, as steps. */
function* take({run, steps}: Statement, scope: Scope): Generator<unknown, Outcome, unknown> {
  return run ? run(scope) : yield* steps!(scope);
}

function compileDeclaration(node: Tree, around: Surroundings): Statement {
  const parts = (node.declarations as Tree[]).map(({id, init, ...rest}): Statement => {
    const line = lineOf({...rest, type: 'VariableDeclarator', loc: id.loc} as unknown as Tree);
    if (!init && node.kind === 'var') return {run: () => undefined};
    const bind = node.kind === 'var' ? assignTo(id, around) : bindPattern(id, around);
    const then = (value: unknown, scope: Scope): Outcome => void bind(scope, value) as undefined;
    if (init && !suspends(init) && id.type === 'Identifier') {
      const run = named(init, id.name as string, around);
      return {
        run: (scope) => {
          place.line = line;
          return then(run(scope), scope);
        },
      };
    }
    return withValue((init as Tree | null) ?? null, around, line, then);
  });
  if (parts.every(({run}) => run))
    return {
      run: (scope) => {
        for (const {run} of parts) run!(scope);
        return undefined;
      },
    };
  return {
    *steps(scope) {
      for (const part of parts) yield* take(part, scope);
      return undefined;
    },
  };
}

const condition = (node: Tree, around: Surroundings): ExpressionSteps => compileSteps(node, around);

/** What a loop does after a turn: goes on, or ends with this. */
function afterTurn(outcome: Outcome, labels: readonly string[]): {ends: boolean; with?: Outcome} {
  if (!outcome) return {ends: false};
  if (outcome.type === 'continue' && isMine(outcome, labels)) return {ends: false};
  if (outcome.type === 'break' && isMine(outcome, labels)) return {ends: true};
  return {ends: true, with: outcome};
}

function compileFor(node: Tree, around: Surroundings, labels: readonly string[]): Steps {
  const init = node.init as Tree | null;
  const isScoped = init?.type === 'VariableDeclaration' && init.kind !== 'var';
  const first: Statement | undefined =
    init?.type === 'VariableDeclaration'
      ? compileDeclaration(init, around)
      : init
        ? withValue(init, around, lineOf(init), () => undefined)
        : undefined;
  const names = isScoped ? (init.declarations as Tree[]).flatMap(({id}) => namesIn(id)) : [];
  const test = node.test ? condition(node.test as Tree, around) : undefined;
  const quick = node.test && !suspends(node.test as Tree) ? compile(node.test as Tree, around) : undefined;
  const update = node.update
    ? withValue(node.update as Tree, around, lineOf(node.update as Tree), () => undefined)
    : undefined;
  const body = compileStatement(node.body as Tree, around);
  return function* (outer) {
    let scope = new Scope(outer, outer.activation);
    for (const name of names) scope.declare(name, isScoped && init.kind === 'const');
    if (first) yield* take(first, scope);
    for (;;) {
      if (quick ? !quick(scope) : test && !(yield* test(scope))) return undefined;
      const turn = afterTurn(body.run ? body.run(scope) : yield* body.steps!(scope), labels);
      if (turn.ends) return turn.with;
      // Functions that were made in this turn keep its variables.
      if (names.length > 0) scope = scope.copy();
      if (update) {
        if (update.run) update.run(scope);
        else yield* update.steps!(scope);
      }
    }
  };
}

function compileForEach(node: Tree, around: Surroundings, labels: readonly string[]): Steps {
  const left = node.left as Tree;
  const declaration = left.type === 'VariableDeclaration' ? left : undefined;
  const pattern = declaration ? ((declaration.declarations as Tree[])[0]!.id as Tree) : left;
  const isScoped = declaration !== undefined && declaration.kind !== 'var';
  const put = isScoped ? bindPattern(pattern, around) : assignTo(pattern, around);
  const names = isScoped ? namesIn(pattern) : [];
  const right = compileSteps(node.right as Tree, around);
  const body = compileStatement(node.body as Tree, around);
  const line = lineOf(node);
  const turn = function* (outer: Scope, item: unknown): Generator<unknown, Outcome, unknown> {
    const scope = new Scope(outer, outer.activation);
    for (const name of names) scope.declare(name, declaration?.kind === 'const');
    put(scope, item);
    return body.run ? body.run(scope) : yield* body.steps!(scope);
  };
  if (node.type === 'ForInStatement')
    return function* (outer) {
      const object = (yield* right(outer)) as object | null | undefined;
      for (const key in object) {
        const after = afterTurn(yield* turn(outer, key), labels);
        if (after.ends) return after.with;
      }
      return undefined;
    };
  if (node.await)
    return function* (outer) {
      const items = (yield* right(outer)) as AsyncIterable<unknown> & Iterable<unknown>;
      const make = items[Symbol.asyncIterator] ?? items[Symbol.iterator];
      const iterator = Reflect.apply(make as unknown as () => Iterator<unknown>, items, []);
      for (;;) {
        const step = (yield new Await(iterator.next(), line)) as IteratorResult<unknown>;
        if (step.done) return undefined;
        const item = items[Symbol.asyncIterator] ? step.value : yield new Await(step.value, line);
        let after: ReturnType<typeof afterTurn> = {ends: true};
        try {
          after = afterTurn(yield* turn(outer, item), labels);
        } finally {
          if (after.ends) yield new Await(iterator.return?.(), line);
        }
        if (after.ends) return after.with;
      }
    };
  return function* (outer) {
    const items = (yield* right(outer)) as Iterable<unknown>;
    place.line = line;
    for (const item of items) {
      const after = afterTurn(yield* turn(outer, item), labels);
      if (after.ends) return after.with;
    }
    return undefined;
  };
}

function compileTry(node: Tree, around: Surroundings): Steps {
  const body = compileStatement(node.block as Tree, around);
  const handler = node.handler as Tree | null;
  const parameter = handler?.param as Tree | null | undefined;
  const bind = parameter ? bindPattern(parameter, around) : undefined;
  const names = parameter ? namesIn(parameter) : [];
  const caught = handler ? compileStatement(handler.body as Tree, around) : undefined;
  const last = node.finalizer ? compileStatement(node.finalizer as Tree, around) : undefined;
  const attempt: Steps = !caught
    ? (scope) => take(body, scope)
    : function* (scope) {
        try {
          return yield* take(body, scope);
        } catch (error) {
          const inner = new Scope(scope, scope.activation);
          for (const name of names) inner.declare(name, false);
          bind?.(inner, error);
          return yield* take(caught, inner);
        }
      };
  if (!last) return attempt;
  return function* (scope) {
    let outcome: Outcome;
    let failure: {error: unknown} | undefined;
    let completed = false;
    try {
      outcome = yield* attempt(scope);
      completed = true;
    } catch (error) {
      failure = {error};
      completed = true;
    } finally {
      // A generator that is ended at its `yield` comes here alone.
      if (!completed) yield* take(last, scope);
    }
    const line = place.line;
    const ending = yield* take(last, scope);
    if (ending) return ending;
    if (failure) {
      place.line = line;
      throw failure.error;
    }
    return outcome;
  };
}

function compileSwitch(node: Tree, around: Surroundings, labels: readonly string[]): Steps {
  const value = compileSteps(node.discriminant as Tree, around);
  const cases = (node.cases as Tree[]).map(({test, consequent}) => ({
    test: test ? compileSteps(test as Tree, around) : undefined,
    list: compileList(consequent as Tree[], around),
  }));
  return function* (outer) {
    const wanted = yield* value(outer);
    const scope = new Scope(outer, outer.activation);
    for (const {list} of cases) list.hoist(scope);
    let start = -1;
    for (const [index, {test}] of cases.entries())
      if (test && (yield* test(scope)) === wanted) {
        start = index;
        break;
      }
    if (start < 0) start = cases.findIndex(({test}) => !test);
    if (start < 0) return undefined;
    for (const {list} of cases.slice(start)) {
      const outcome = yield* take(list, scope);
      if (outcome?.type === 'break' && isMine(outcome, labels)) return undefined;
      if (outcome) return outcome;
    }
    return undefined;
  };
}

/**
 * Compiles a statement.
 *
 * @param labels the labels right before it
 * @throws ProgramError for one that does not run here
 */
function compileStatement(node: Tree, around: Surroundings, labels: readonly string[] = []): Statement {
  const line = lineOf(node);
  switch (node.type) {
    case 'ExpressionStatement':
      return withValue(node.expression as Tree, around, line, () => undefined);
    case 'VariableDeclaration':
      return compileDeclaration(node, around);
    case 'ReturnStatement':
      return withValue((node.argument as Tree | null) ?? null, around, line, (value) => ({type: 'return', value}));
    case 'ThrowStatement':
      return withValue(node.argument as Tree, around, line, (value) => {
        place.line = line;
        throw value;
      });
    case 'BreakStatement':
    case 'ContinueStatement': {
      const type = node.type === 'BreakStatement' ? 'break' : 'continue';
      const outcome: Completion = {type, ...(node.label && {label: node.label.name as string})};
      return {run: () => outcome};
    }
    case 'EmptyStatement':
      return {run: () => undefined};
    case 'BlockStatement': {
      const list = compileList(node.body as Tree[], around);
      const enter = (outer: Scope): Scope => {
        const scope = new Scope(outer, outer.activation);
        list.hoist(scope);
        return scope;
      };
      if (list.run) return {run: (outer) => list.run!(enter(outer))};
      return {
        *steps(outer) {
          return yield* list.steps!(enter(outer));
        },
      };
    }
    case 'ClassDeclaration': {
      const name = node.id.name as string;
      const make = makeClass(node, around, name);
      return {
        run: (scope) => {
          place.line = line;
          scope.initialise(name, make(scope));
          return undefined;
        },
      };
    }
    case 'FunctionDeclaration': // As the only statement of another one, without a block.
      return refuse(node, 'A function declared without a block');
    case 'IfStatement': {
      const yes = compileStatement(node.consequent as Tree, around);
      const no: Statement = node.alternate ? compileStatement(node.alternate as Tree, around) : {run: () => undefined};
      if (!suspends(node.test as Tree) && yes.run && no.run) {
        const test = compile(node.test as Tree, around);
        return {
          run: (scope) => {
            place.line = line;
            return test(scope) ? yes.run!(scope) : no.run!(scope);
          },
        };
      }
      const test = condition(node.test as Tree, around);
      return {
        *steps(scope) {
          place.line = line;
          return yield* take((yield* test(scope)) ? yes : no, scope);
        },
      };
    }
    case 'ForStatement':
      return {steps: compileFor(node, around, labels)};
    case 'ForOfStatement':
    case 'ForInStatement':
      return {steps: compileForEach(node, around, labels)};
    case 'WhileStatement':
    case 'DoWhileStatement': {
      const test = condition(node.test as Tree, around);
      const body = compileStatement(node.body as Tree, around);
      return {
        *steps(scope) {
          let goesOn = node.type === 'DoWhileStatement' || (yield* test(scope));
          while (goesOn) {
            const turn = afterTurn(yield* take(body, scope), labels);
            if (turn.ends) return turn.with;
            goesOn = yield* test(scope);
          }
          return undefined;
        },
      };
    }
    case 'TryStatement':
      return {steps: compileTry(node, around)};
    case 'SwitchStatement':
      return {steps: compileSwitch(node, around, labels)};
    case 'LabeledStatement': {
      const own = [...labels, node.label.name as string];
      const inner = compileStatement(node.body as Tree, around, own);
      return {
        *steps(scope) {
          const outcome = yield* take(inner, scope);
          return outcome?.type === 'break' && outcome.label === node.label.name ? undefined : outcome;
        },
      };
    }
    default:
      return refuse(node, `\`${node.type}\``);
  }
}
