import type {Run, Surroundings} from './expressions';
import {bindPattern} from './patterns';
import {note, place} from './place';
import {type Activation, Scope} from './scope';
import {compileBody, type Completion} from './statements';
import {type Await, Give} from './suspend';
import {namesIn, type Tree} from './tree';

/** How a function is called: what differs between a call, a construction and a method. */
interface Call {
  readonly scope: Scope;
  readonly self: unknown;
  readonly newTarget?: unknown;
  readonly parameters: unknown[];
  readonly home?: object;
  /** For the constructor of a derived class, which has no `this` before `super()`. */
  readonly construct?: (own: Activation, parameters: unknown[]) => object;
}

type Steps = Generator<unknown, Completion | undefined, unknown>;

/** Runs the steps of an async function; an error leaves it with its line. */
async function drive(steps: Steps): Promise<unknown> {
  let step = next(() => steps.next());
  while (!step.done) {
    const {value, line} = step.value as Await;
    let result: unknown;
    try {
      result = await value;
    } catch (error) {
      place.line = line;
      note(error, line);
      step = next(() => steps.throw(error));
      continue;
    }
    place.line = line;
    step = next(() => steps.next(result));
  }
  return step.value?.value;
}

/** Takes a step; the line of an error is noted while it is known. */
function next<T>(take: () => T): T {
  try {
    return take();
  } catch (error) {
    throw note(error);
  }
}

async function* driveGenerator(steps: Steps): AsyncGenerator<unknown, unknown, unknown> {
  let step = next(() => steps.next());
  try {
    while (!step.done) {
      const asked = step.value as Await | Give;
      let result: unknown;
      try {
        result = asked instanceof Give ? yield await asked.value : await asked.value;
      } catch (error) {
        step = next(() => steps.throw(error));
        continue;
      }
      step = next(() => steps.next(result));
    }
    return step.value?.value;
  } finally {
    // A loop that is left early ends the function at its `yield`.
    if (!step.done) steps.return(undefined);
  }
}

/** The code of a function, compiled once. */
export function compileFunction(node: Tree, around: Surroundings): (call: Call) => Steps | {value: unknown} {
  const own: Surroundings = {...around, isAsync: Boolean(node.async)};
  const parameters = (node.params as Tree[]).map((parameter) => {
    const isRest = parameter.type === 'RestElement';
    const target = (isRest ? parameter.argument : parameter) as Tree;
    return {isRest, names: namesIn(target), put: bindPattern(target, own)};
  });
  const body = compileBody(node, own);
  const isArrow = node.type === 'ArrowFunctionExpression';
  const isPlain = !node.async && !node.generator;
  return ({scope: outer, self, newTarget, parameters: values, home, construct}) => {
    const activation: Activation = isArrow
      ? outer.activation
      : {self, hasSelf: construct === undefined, home, newTarget, arguments: values};
    if (construct) activation.construct = (given) => construct(activation, given);
    const scope = new Scope(outer, activation, new Map());
    for (const {names} of parameters) for (const name of names) scope.declare(name, false);
    for (const [index, {isRest, put}] of parameters.entries()) put(scope, isRest ? values.slice(index) : values[index]);
    body.hoist(scope);
    if (body.run) return {value: body.run(scope)?.value};
    const steps = body.steps!(scope);
    if (!isPlain) return steps;
    return {value: (steps.next().value as Completion | undefined)?.value};
  };
}

const describe = (make: object, name: string, length: number): void => {
  Object.defineProperty(make, 'name', {value: name, configurable: true});
  Object.defineProperty(make, 'length', {value: length, configurable: true});
};

/** How many parameters a function says that it has: those before the first with a default. */
export function lengthOf(node: Tree): number {
  const all = node.params as Tree[];
  const end = all.findIndex(({type}) => type === 'AssignmentPattern' || type === 'RestElement');
  return end < 0 ? all.length : end;
}

/**
 * Compiles a function expression or declaration to what makes the function in a scope.
 *
 * @param isMethod whether it is a method, which cannot be constructed and knows its object
 */
export function makeFunction(
  node: Tree,
  around: Surroundings,
  name: string,
  isMethod = false,
): Run & ((scope: Scope, home?: object) => unknown) {
  const code = compileFunction(node, around);
  const length = lengthOf(node);
  const isArrow = node.type === 'ArrowFunctionExpression';
  const ownName = node.type === 'FunctionExpression' ? (node.id?.name as string | undefined) : undefined;
  return (outer: Scope, home?: object) => {
    let scope = outer;
    if (ownName) scope = new Scope(outer, outer.activation);
    const enter = (self: unknown, parameters: unknown[], newTarget?: unknown) =>
      code({scope, self, parameters, newTarget, home});
    const plain = (self: unknown, parameters: unknown[], newTarget?: unknown): unknown =>
      (enter(self, parameters, newTarget) as {value: unknown}).value;
    const steps = (self: unknown, parameters: unknown[]): Steps => {
      const entered = enter(self, parameters);
      if (!('value' in entered)) return entered;
      return (function* () {
        return {type: 'return' as const, value: entered.value};
      })();
    };
    let made: (...parameters: unknown[]) => unknown;
    if (node.async && node.generator)
      made = async function* (this: unknown, ...parameters) {
        return yield* driveGenerator(steps(this, parameters));
      };
    else if (node.generator)
      made = function* (this: unknown, ...parameters) {
        return (yield* steps(this, parameters))?.value;
      };
    else if (node.async && isArrow) made = async (...parameters) => drive(next(() => steps(undefined, parameters)));
    else if (node.async)
      made = {
        async made(this: unknown, ...parameters: unknown[]) {
          return drive(next(() => steps(this, parameters)));
        },
      }.made;
    else if (isArrow) made = (...parameters) => plain(undefined, parameters);
    else if (isMethod)
      made = {
        made(this: unknown, ...parameters: unknown[]) {
          return plain(this, parameters);
        },
      }.made;
    else
      made = function (this: unknown, ...parameters) {
        return plain(this, parameters, new.target);
      };
    describe(made, name, length);
    if (ownName) scope.initialise(ownName, made);
    return made;
  };
}

export {describe};
