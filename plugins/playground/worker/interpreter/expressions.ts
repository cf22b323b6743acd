/** Expressions without `await` and `yield` become functions of their scope; those with it are taken apart first. */
import {folder} from '../files';
import {makeClass} from './classes';
import {makeFunction} from './functions';
import {assignTo} from './patterns';
import {place, ProgramError} from './place';
import type {Scope} from './scope';
import {Await, Give} from './suspend';
import {isTree, lineOf, suspends, type Tree} from './tree';

export type Run = (scope: Scope) => unknown;
export type Steps = (scope: Scope) => Generator<unknown, unknown, unknown>;

/** What a program has beside its text. */
export interface Surroundings {
  load: (name: string) => Promise<object>;
  /** Whether `yield` is that of an async generator. */
  isAsync: boolean;
}

type Key = string | symbol;

export function refuse(node: Tree, what: string): never {
  throw new ProgramError(`${what} does not run on this page`, lineOf(node));
}

/** What an optional chain gives when it ends early. */
const nothing = Symbol('nothing');

const binary: Readonly<Record<string, (a: never, b: never) => unknown>> = {
  '==': (a, b) => a == b, // eslint-disable-line eqeqeq
  '!=': (a, b) => a != b, // eslint-disable-line eqeqeq
  '===': (a, b) => a === b,
  '!==': (a, b) => a !== b,
  '<': (a, b) => a < b,
  '<=': (a, b) => a <= b,
  '>': (a, b) => a > b,
  '>=': (a, b) => a >= b,
  '<<': (a, b) => a << b,
  '>>': (a, b) => a >> b,
  '>>>': (a, b) => a >>> b,
  '+': (a, b) => (a as number) + b,
  '-': (a, b) => a - b,
  '*': (a, b) => a * b,
  '/': (a, b) => a / b,
  '%': (a, b) => a % b,
  '**': (a, b) => (a as number) ** b,
  '|': (a, b) => a | b,
  '^': (a, b) => a ^ b,
  '&': (a, b) => a & b,
  in: (a, b) => a in (b as object),
  instanceof: (a, b) => (a as unknown) instanceof (b as () => unknown),
};

/** A function or class without a name of its own is called like what it is given to. */
export function named(node: Tree, name: string, around: Surroundings): Run {
  if (node.type === 'ArrowFunctionExpression' || (node.type === 'FunctionExpression' && !node.id))
    return makeFunction(node, around, name);
  if (node.type === 'ClassExpression' && !node.id) return makeClass(node, around, name);
  return compile(node, around);
}

/** How a call is named in a message: `a.b`. */
function nameOf(node: Tree): string {
  if (node.type === 'Identifier') return node.name as string;
  if (node.type === 'ChainExpression') return nameOf(node.expression);
  if (node.type === 'MemberExpression' && !node.computed) return `${nameOf(node.object)}.${nameOf(node.property)}`;
  if (node.type === 'PrivateIdentifier') return `#${node.name}`;
  return node.type === 'ThisExpression' ? 'this' : node.type === 'Super' ? 'super' : '(intermediate value)';
}

/** Private names are variables of the scope of their class, whose values know how to read and write. */
export interface PrivateName {
  read: (object: object) => unknown;
  write: (object: object, value: unknown) => void;
  has: (object: object) => boolean;
}

const privateName = (scope: Scope, node: Tree): PrivateName => scope.read(`#${node.name}`) as PrivateName;

/** The key of a member or property. */
export function keyOf(node: Tree, computed: boolean, around: Surroundings): Run {
  if (computed) {
    const run = compile(node, around);
    return (scope) => {
      const value = run(scope);
      return typeof value === 'symbol' ? value : String(value);
    };
  }
  const key = node.type === 'Identifier' ? (node.name as string) : String(node.value);
  return () => key;
}

function read(object: unknown, key: Key, node: Tree): unknown {
  if (object === null || object === undefined) {
    place.line = lineOf(node.property ?? node);
    throw new TypeError(`Cannot read properties of ${String(object)} (reading '${String(key)}')`);
  }
  return (object as Record<Key, unknown>)[key];
}

function superOf(scope: Scope): object {
  const {home} = scope.activation;
  if (!home) throw new SyntaxError("'super' keyword unexpected here");
  return Object.getPrototypeOf(home) as object;
}

function selfOf({activation}: Scope): unknown {
  if (!activation.hasSelf)
    throw new ReferenceError(
      "Must call super constructor in derived class before accessing 'this' or returning from derived constructor",
    );
  return activation.self;
}

/** The object and the value of a member, for calls that need both. */
function member(node: Tree, around: Surroundings): (scope: Scope) => {object: unknown; value: unknown} {
  const key = node.property.type === 'PrivateIdentifier' ? undefined : keyOf(node.property, node.computed, around);
  if (node.object.type === 'Super')
    return (scope) => ({
      object: selfOf(scope),
      value: Reflect.get(superOf(scope), key!(scope) as Key, selfOf(scope)) as unknown,
    });
  const run = compile(node.object, around);
  return (scope) => {
    const object = run(scope);
    if (object === nothing || (node.optional && (object === null || object === undefined)))
      return {object: nothing, value: nothing};
    if (!key) return {object, value: privateName(scope, node.property).read(object as object)};
    return {object, value: read(object, key(scope) as Key, node)};
  };
}

function parametersOf(nodes: Tree[], around: Surroundings): (scope: Scope) => unknown[] {
  const runs = nodes.map((node) =>
    node.type === 'SpreadElement' ? {many: compile(node.argument, around)} : {one: compile(node, around)},
  );
  return (scope) => {
    const values: unknown[] = [];
    for (const {one, many} of runs as {one?: Run; many?: Run}[]) {
      if (one) values.push(one(scope));
      else values.push(...(many!(scope) as Iterable<unknown>));
    }
    return values;
  };
}

function compileCall(node: Tree, around: Surroundings): Run {
  const parameters = parametersOf(node.arguments, around);
  const {callee} = node;
  const line = lineOf(callee.type === 'MemberExpression' ? callee.property : callee);
  if (callee.type === 'Super')
    return (scope) => {
      const {construct} = scope.activation;
      if (!construct) throw new SyntaxError("'super' keyword unexpected here");
      const values = parameters(scope);
      place.line = line;
      return construct(values);
    };
  const find =
    callee.type === 'MemberExpression'
      ? member(callee, around)
      : ((run: Run) => (scope: Scope) => ({object: undefined, value: run(scope)}))(compile(callee, around));
  return (scope) => {
    const {object, value} = find(scope);
    if (value === nothing || (node.optional && (value === null || value === undefined))) return nothing;
    const values = parameters(scope);
    place.line = line;
    if (typeof value !== 'function') throw new TypeError(`${nameOf(callee)} is not a function`);
    return Reflect.apply(value, object, values) as unknown;
  };
}

function compileObject(node: Tree, around: Surroundings): Run {
  type Put = (object: Record<Key, unknown>, scope: Scope) => void;
  const puts = (node.properties as Tree[]).map((property): Put => {
    if (property.type === 'SpreadElement') {
      const run = compile(property.argument, around);
      return (object, scope) => void Object.assign(object, run(scope));
    }
    const key = keyOf(property.key, property.computed, around);
    const name = property.computed ? '' : String(property.key.name ?? property.key.value);
    if (property.kind === 'init' && !property.method) {
      const run = named(property.value, name, around);
      if (name === '__proto__' && !property.shorthand)
        return (object, scope) => void Object.setPrototypeOf(object, run(scope) as object | null);
      return (object, scope) => {
        const own = key(scope) as Key;
        define(object, own, {value: run(scope), writable: true});
      };
    }
    const make = makeFunction(property.value, around, name, true);
    return (object, scope) => {
      const own = key(scope) as Key;
      const method = make(scope, object) as () => unknown;
      const {kind} = property;
      if (kind === 'init') define(object, own, {value: method, writable: true});
      else define(object, own, {[kind]: method} as PropertyDescriptor);
    };
  });
  return (scope) => {
    const object = {};
    for (const put of puts) put(object, scope);
    return object;
  };
}

const define = (object: object, key: Key, descriptor: PropertyDescriptor): void =>
  void Object.defineProperty(object, key, {enumerable: true, configurable: true, ...descriptor});

/** Reads and writes what is left of an assignment; the parts of it are computed once. */
function target(
  node: Tree,
  around: Surroundings,
): (scope: Scope) => {get: () => unknown; set: (value: unknown) => void} {
  if (node.type === 'Identifier') {
    const name = node.name as string;
    return (scope) => ({get: () => scope.read(name), set: (value) => scope.write(name, value)});
  }
  if (node.type !== 'MemberExpression') return refuse(node, 'This assignment');
  if (node.property.type === 'PrivateIdentifier') {
    const run = compile(node.object, around);
    return (scope) => {
      const object = run(scope) as object;
      const name = privateName(scope, node.property);
      return {get: () => name.read(object), set: (value) => name.write(object, value)};
    };
  }
  const key = keyOf(node.property, node.computed, around);
  if (node.object.type === 'Super')
    return (scope) => {
      const own = key(scope) as Key;
      return {
        get: () => Reflect.get(superOf(scope), own, selfOf(scope)) as unknown,
        set: (value) => void Reflect.set(superOf(scope), own, value, selfOf(scope)),
      };
    };
  const run = compile(node.object, around);
  return (scope) => {
    const object = run(scope);
    const own = key(scope) as Key;
    return {
      get: () => read(object, own, node),
      set: (value) => {
        place.line = lineOf(node);
        if (object === null || object === undefined)
          throw new TypeError(`Cannot set properties of ${String(object)} (setting '${String(own)}')`);
        // A module is in strict mode: what cannot be written throws.
        if (!Reflect.set(Object(object) as object, own, value, object))
          throw new TypeError(`Cannot assign to read only property '${String(own)}' of object`);
      },
    };
  };
}

function compileAssignment(node: Tree, around: Surroundings): Run {
  const {operator, left, right} = node as unknown as {operator: string; left: Tree; right: Tree};
  if (/Pattern$/.test(left.type)) {
    const run = compile(right, around);
    const assign = assignTo(left, around);
    return (scope) => {
      const value = run(scope);
      assign(scope, value);
      return value;
    };
  }
  const find = target(left, around);
  const run = left.type === 'Identifier' ? named(right, left.name, around) : compile(right, around);
  const short = /^(?:\|\||&&|\?\?)=$/.test(operator);
  const calculate = binary[operator.slice(0, -1)];
  return (scope) => {
    const {get, set} = find(scope);
    if (short) {
      const old = get();
      const keeps = operator === '||=' ? Boolean(old) : operator === '&&=' ? !old : old !== null && old !== undefined;
      if (keeps) return old;
    }
    let value;
    if (operator === '=' || short) value = run(scope);
    else {
      const old = get();
      value = calculate!(old as never, run(scope) as never);
    }
    set(value);
    return value;
  };
}

function compileUnary(node: Tree, around: Surroundings): Run {
  const {operator, argument} = node as unknown as {operator: string; argument: Tree};
  if (operator === 'typeof' && argument.type === 'Identifier')
    return (scope) => (scope.knows(argument.name) ? typeof scope.read(argument.name) : 'undefined');
  if (operator === 'delete') {
    const inner = argument.type === 'ChainExpression' ? (argument.expression as Tree) : argument;
    if (inner.type !== 'MemberExpression') return refuse(node, '`delete` of anything but a property');
    const object = compile(inner.object, around);
    const key = keyOf(inner.property, inner.computed, around);
    return (scope) => {
      const from = object(scope);
      if (from === nothing || (inner.optional && (from === null || from === undefined))) return true;
      if (!Reflect.deleteProperty(from as object, key(scope) as Key)) throw new TypeError('Cannot delete property');
      return true;
    };
  }
  const run = compile(argument, around);
  const calculate: Record<string, (value: never) => unknown> = {
    '+': (value) => +value,
    '-': (value) => -value,
    '!': (value) => !value,
    '~': (value) => ~value,
    void: () => undefined,
    typeof: (value) => typeof value,
  };
  const by = calculate[operator]!;
  return (scope) => by(run(scope) as never);
}

function compileTemplate(node: Tree, around: Surroundings): Run {
  const texts = (node.quasis as Tree[]).map(({value}) => value.cooked as string);
  const runs = (node.expressions as Tree[]).map((one) => compile(one, around));
  return (scope) => texts.reduce((text, next, index) => `${text}${toText(runs[index - 1]!(scope))}${next}`);
}

const toText = (value: unknown): string => {
  if (typeof value === 'symbol') throw new TypeError('Cannot convert a Symbol value to a string');
  return `${value as string}`;
};

function compileTagged(node: Tree, around: Surroundings): Run {
  const quasis = node.quasi.quasis as Tree[];
  const strings = Object.freeze(
    Object.defineProperty(
      quasis.map(({value}) => value.cooked as string),
      'raw',
      {value: Object.freeze(quasis.map(({value}) => value.raw as string))},
    ),
  );
  const values = parametersOf(node.quasi.expressions, around);
  const find =
    node.tag.type === 'MemberExpression'
      ? member(node.tag, around)
      : ((run: Run) => (scope: Scope) => ({object: undefined, value: run(scope)}))(compile(node.tag, around));
  return (scope) => {
    const {object, value} = find(scope);
    return Reflect.apply(value as () => unknown, object, [strings, ...values(scope)]) as unknown;
  };
}

/**
 * Compiles an expression.
 *
 * @throws ProgramError for one that does not run here
 */
export function compile(node: Tree, around: Surroundings): Run {
  switch (node.type) {
    case 'Waiting':
      return (scope) => scope.waiting.get(node.index as number);
    case 'Identifier': {
      const name = node.name as string;
      if (name === 'undefined') return () => undefined;
      const line = lineOf(node);
      return (scope) => {
        if (name === 'arguments' && scope.activation.arguments) return scope.activation.arguments;
        if (!scope.knows(name)) place.line = line;
        return scope.read(name);
      };
    }
    case 'Literal': {
      const {value, regex} = node as unknown as {value: unknown; regex?: {pattern: string; flags: string}};
      return regex ? () => new RegExp(regex.pattern, regex.flags) : () => value;
    }
    case 'ThisExpression':
      return selfOf;
    case 'TemplateLiteral':
      return compileTemplate(node, around);
    case 'TaggedTemplateExpression':
      return compileTagged(node, around);
    case 'ArrayExpression': {
      const elements = node.elements as (Tree | null)[];
      const parts = elements.map((element) => (element ? parametersOf([element], around) : undefined));
      return (scope) => {
        const list: unknown[] = [];
        for (const part of parts) {
          if (part) list.push(...part(scope));
          else list.length += 1;
        }
        return list;
      };
    }
    case 'ObjectExpression':
      return compileObject(node, around);
    case 'FunctionExpression':
    case 'ArrowFunctionExpression':
      return makeFunction(node, around, node.id?.name ?? '');
    case 'ClassExpression':
      return makeClass(node, around, node.id?.name ?? '');
    case 'UnaryExpression':
      return compileUnary(node, around);
    case 'UpdateExpression': {
      const find = target(node.argument, around);
      const step = node.operator === '++' ? 1 : -1;
      return (scope) => {
        const {get, set} = find(scope);
        const value = get();
        const old = typeof value === 'bigint' ? value : Number(value);
        const next = typeof old === 'bigint' ? old + BigInt(step) : old + step;
        set(next);
        return node.prefix ? next : old;
      };
    }
    case 'BinaryExpression': {
      const right = compile(node.right, around);
      if (node.left.type === 'PrivateIdentifier')
        return (scope) => privateName(scope, node.left).has(right(scope) as object);
      const left = compile(node.left, around);
      const calculate = binary[node.operator as string]!;
      const line = lineOf(node);
      return (scope) => {
        const a = left(scope);
        const b = right(scope);
        place.line = line;
        return calculate(a as never, b as never);
      };
    }
    case 'LogicalExpression': {
      const left = compile(node.left, around);
      const right = compile(node.right, around);
      if (node.operator === '||') return (scope) => left(scope) || right(scope);
      if (node.operator === '&&') return (scope) => left(scope) && right(scope);
      return (scope) => left(scope) ?? right(scope);
    }
    case 'ConditionalExpression': {
      const test = compile(node.test, around);
      const yes = compile(node.consequent, around);
      const no = compile(node.alternate, around);
      return (scope) => (test(scope) ? yes(scope) : no(scope));
    }
    case 'AssignmentExpression':
      return compileAssignment(node, around);
    case 'SequenceExpression': {
      const runs = (node.expressions as Tree[]).map((one) => compile(one, around));
      return (scope) => runs.map((run) => run(scope)).at(-1);
    }
    case 'MemberExpression': {
      const find = member(node, around);
      return (scope) => find(scope).value;
    }
    case 'ChainExpression': {
      const run = compile(node.expression, around);
      return (scope) => {
        const value = run(scope);
        return value === nothing ? undefined : value;
      };
    }
    case 'CallExpression':
      return compileCall(node, around);
    case 'NewExpression': {
      const callee = compile(node.callee, around);
      const parameters = parametersOf(node.arguments, around);
      const line = lineOf(node);
      return (scope) => {
        const make = callee(scope);
        const values = parameters(scope);
        place.line = line;
        if (typeof make !== 'function') throw new TypeError(`${nameOf(node.callee)} is not a constructor`);
        return Reflect.construct(make, values) as unknown;
      };
    }
    case 'ImportExpression': {
      const source = compile(node.source, around);
      return (scope) => around.load(String(source(scope)));
    }
    case 'MetaProperty':
      return node.meta.name === 'new'
        ? (scope) => scope.activation.newTarget
        : () => ({url: `file://${folder}/program.ts`, filename: `${folder}/program.ts`, dirname: folder});
    case 'ParenthesizedExpression':
      return compile(node.expression, around);
    default:
      return refuse(node, `\`${node.type}\``);
  }
}

let indices = 0;

/** Parts of an expression that are computed before it, in their order: each by its place in the tree. */
function partsOf(node: Tree): [holder: Record<string, unknown>, key: string, part: Tree][] {
  const part = (holder: Record<string, unknown>, key: string): [Record<string, unknown>, string, Tree][] => {
    const child = holder[key];
    return isTree(child) ? [[holder, key, child]] : [];
  };
  const items = (list: Tree[]): [Record<string, unknown>, string, Tree][] =>
    list.flatMap((item, index) => {
      if (item?.type === 'SpreadElement') return part(item, 'argument');
      if (item?.type === 'Property') return [...(item.computed ? part(item, 'key') : []), ...part(item, 'value')];
      return part(list as unknown as Record<string, unknown>, String(index));
    });
  const inMember = (one: Tree): [Record<string, unknown>, string, Tree][] =>
    one.type === 'MemberExpression' ? [...part(one, 'object'), ...(one.computed ? part(one, 'property') : [])] : [];
  switch (node.type) {
    case 'BinaryExpression':
      return [...part(node, 'left'), ...part(node, 'right')];
    case 'UnaryExpression':
      return part(node, 'argument');
    case 'CallExpression': {
      const callee = node.callee as Tree;
      const first = callee.type === 'MemberExpression' ? inMember(callee) : part(node, 'callee');
      return [...first, ...items(node.arguments)];
    }
    case 'NewExpression':
      return [...part(node, 'callee'), ...items(node.arguments)];
    case 'MemberExpression':
      return inMember(node);
    case 'ArrayExpression':
      return items(node.elements);
    case 'ObjectExpression':
      return items(node.properties);
    case 'TemplateLiteral':
      return items(node.expressions);
    case 'TaggedTemplateExpression':
      return items(node.quasi.expressions);
    case 'ImportExpression':
      return part(node, 'source');
    case 'AssignmentExpression':
      return [...inMember(node.left), ...part(node, 'right')];
    default:
      return [];
  }
}

/** A copy of a tree whose nodes can be replaced. */
const copyOf = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(copyOf);
  if (!isTree(value)) return value;
  if (value.type === 'Literal') return value;
  return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, key === 'loc' ? child : copyOf(child)]));
};

/** Compiles an expression with `await` or `yield` in it: a generator, which gives {@link Await} and {@link Give}. */
export function compileSteps(node: Tree, around: Surroundings): Steps {
  if (!suspends(node)) {
    const run = compile(node, around);
    return function* (scope) {
      return run(scope);
    };
  }
  const line = lineOf(node);
  switch (node.type) {
    case 'AwaitExpression': {
      const argument = compileSteps(node.argument, around);
      return function* (scope) {
        const value = yield* argument(scope);
        return yield new Await(value, line);
      };
    }
    case 'YieldExpression': {
      const argument = node.argument ? compileSteps(node.argument, around) : undefined;
      if (node.delegate) {
        if (around.isAsync) return refuse(node, '`yield*` in an async generator');
        return function* (scope) {
          return yield* (yield* argument!(scope)) as Iterable<unknown>;
        };
      }
      return function* (scope) {
        const value = argument && (yield* argument(scope));
        return yield around.isAsync ? new Give(value) : value;
      };
    }
    case 'LogicalExpression': {
      const left = compileSteps(node.left, around);
      const right = compileSteps(node.right, around);
      return function* (scope) {
        const value = yield* left(scope);
        const keeps =
          node.operator === '||'
            ? Boolean(value)
            : node.operator === '&&'
              ? !value
              : value !== null && value !== undefined;
        return keeps ? value : yield* right(scope);
      };
    }
    case 'ConditionalExpression': {
      const test = compileSteps(node.test, around);
      const yes = compileSteps(node.consequent, around);
      const no = compileSteps(node.alternate, around);
      return function* (scope) {
        return (yield* test(scope)) ? yield* yes(scope) : yield* no(scope);
      };
    }
    case 'SequenceExpression': {
      const parts = (node.expressions as Tree[]).map((one) => compileSteps(one, around));
      return function* (scope) {
        let value: unknown;
        for (const part of parts) value = yield* part(scope);
        return value;
      };
    }
    case 'ParenthesizedExpression':
      return compileSteps(node.expression, around);
    default:
  }
  if (node.type === 'AssignmentExpression' && node.operator !== '=') {
    // The old value is read first: a = a + await b.
    if (!binary[(node.operator as string).slice(0, -1)] || node.left.type !== 'Identifier')
      return refuse(node, `\`${node.operator}\` with \`await\` or \`yield\``);
    const sum = {...node, type: 'BinaryExpression', operator: (node.operator as string).slice(0, -1)};
    return compileSteps({...node, operator: '=', right: sum} as Tree, around);
  }
  // An optional chain is followed from its beginning: what its calls are given would be computed in vain.
  let inner = copyOf(node) as Tree;
  const whole = inner;
  const isChain = inner.type === 'ChainExpression';
  if (isChain) {
    inner = inner.expression as Tree;
    while (/^(?:Member|Call)Expression$/.test(inner.type)) {
      const next = (inner.type === 'CallExpression' ? inner.callee : inner.object) as Tree;
      if ((inner.arguments as Tree[] | undefined)?.some(suspends) || (inner.computed && suspends(inner.property)))
        return refuse(node, '`await` or `yield` inside an optional chain');
      if (!/^(?:Member|Call)Expression$/.test(next.type) || !suspends(next)) break;
      inner = next;
    }
  }
  const parts = partsOf(inner);
  const last = parts.map(([, , part]) => suspends(part)).lastIndexOf(true);
  if (last < 0) return refuse(node, `\`await\` or \`yield\` in this place (${node.type})`);
  const steps = parts.slice(0, last + 1).map(([holder, key, part]) => {
    const index = (indices += 1);
    const compute = compileSteps(part, around);
    holder[key] = {type: 'Waiting', index, loc: part.loc};
    return {index, compute};
  });
  const run = compile(whole, around);
  return function* (scope) {
    for (const {index, compute} of steps) scope.waiting.set(index, yield* compute(scope));
    return run(scope);
  };
}
