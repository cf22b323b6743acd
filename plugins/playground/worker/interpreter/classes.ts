import {compile, keyOf, named, type PrivateName, type Run, type Surroundings} from './expressions';
import {compileFunction, describe, lengthOf, makeFunction} from './functions';
import {Scope} from './scope';
import {compileBody} from './statements';
import type {Tree} from './tree';

type Constructor = (new (...parameters: unknown[]) => object) & {prototype: object};

const missing = (name: string, verb: string): TypeError =>
  new TypeError(
    `Cannot ${verb} private member #${name} ${verb === 'read' ? 'from' : 'to'} an object whose class did not declare it`,
  );

/** A private field: its values by object. */
function privateField(name: string): PrivateName & {add: (object: object, value: unknown) => void} {
  const values = new WeakMap<object, unknown>();
  return {
    has: (object) => values.has(object),
    read(object) {
      if (!values.has(object)) throw missing(name, 'read');
      return values.get(object);
    },
    write(object, value) {
      if (!values.has(object)) throw missing(name, 'write');
      values.set(object, value);
    },
    add: (object, value) => void values.set(object, value),
  };
}

/** A private method or accessor: one for all objects of the class. */
function privateMember(name: string): PrivateName & {owners: WeakSet<object>; descriptor: PropertyDescriptor} {
  const owners = new WeakSet<object>();
  const descriptor: PropertyDescriptor = {};
  const check = (object: object, verb: string): void => {
    if (!owners.has(object)) throw missing(name, verb);
  };
  return {
    owners,
    descriptor,
    has: (object) => owners.has(object),
    read(object) {
      check(object, 'read');
      return descriptor.get ? (Reflect.apply(descriptor.get, object, []) as unknown) : (descriptor.value as unknown);
    },
    write(object, value) {
      check(object, 'write');
      if (!descriptor.set) throw new TypeError(`'#${name}' was defined without a setter`);
      Reflect.apply(descriptor.set, object, [value]);
    },
  };
}

/** Compiles a class to what makes it in a scope. */
export function makeClass(node: Tree, around: Surroundings, name: string): Run {
  const heritage = node.superClass ? compile(node.superClass as Tree, around) : undefined;
  const members = node.body.body as Tree[];
  const first = members.find(({kind}) => kind === 'constructor')?.value as Tree | undefined;
  const constructorCode = first && compileFunction(first, around);

  const methods = members
    .filter(({type, kind}) => type === 'MethodDefinition' && kind !== 'constructor')
    .map((one) => ({
      ...(one as unknown as {static: boolean; kind: 'method' | 'get' | 'set'; key: Tree}),
      isPrivate: one.key.type === 'PrivateIdentifier',
      keyOf: one.key.type === 'PrivateIdentifier' ? undefined : keyOf(one.key, one.computed, around),
      make: makeFunction(one.value, around, one.computed ? '' : String(one.key.name ?? one.key.value), true),
    }));
  const fields = members
    .filter(({type}) => type === 'PropertyDefinition')
    .map((one) => ({
      isStatic: one.static as boolean,
      name: one.key.type === 'PrivateIdentifier' ? (one.key.name as string) : undefined,
      keyOf: one.key.type === 'PrivateIdentifier' ? undefined : keyOf(one.key, one.computed, around),
      run: one.value ? named(one.value, one.computed ? '' : String(one.key.name ?? one.key.value), around) : undefined,
    }));
  const blocks = members
    .filter(({type}) => type === 'StaticBlock')
    .map((one) =>
      compileBody({...one, body: {type: 'BlockStatement', body: one.body} as unknown as Tree} as Tree, around),
    );

  return (outer) => {
    const scope = new Scope(outer, outer.activation);
    if (node.id) scope.declare(node.id.name as string, true);
    const parent = heritage?.(scope) as Constructor | null | undefined;
    if (parent !== undefined && parent !== null && typeof parent !== 'function')
      throw new TypeError(`Class extends value ${String(parent)} is not a constructor or null`);

    const own = methods.filter(({isPrivate}) => isPrivate);
    const privates = new Map<string, ReturnType<typeof privateMember>>();
    for (const {key} of own)
      if (!privates.has(key.name as string)) privates.set(key.name as string, privateMember(key.name as string));
    const privateFields = new Map(
      fields.flatMap((field) => (field.name ? [[field.name, privateField(field.name)]] : [])),
    );
    for (const [privateName, member] of [...privates, ...privateFields]) scope.initialise(`#${privateName}`, member);

    const ownStatic = new Set(own.filter((one) => one.static).map(({key}) => key.name as string));
    const keys = fields.map((field) => field.keyOf?.(scope) as PropertyKey | undefined);
    const scopeFor = (self: object, home: object): Scope => new Scope(scope, {self, hasSelf: true, home});
    const addFields = (object: object, isStatic: boolean): void => {
      for (const [privateName, member] of privates)
        if (ownStatic.has(privateName) === isStatic) member.owners.add(object);
      const inside = scopeFor(object, isStatic ? made : made.prototype);
      for (const [index, field] of fields.entries()) {
        if (field.isStatic !== isStatic) continue;
        const value = field.run?.(inside);
        if (field.name) privateFields.get(field.name)!.add(object, value);
        else Object.defineProperty(object, keys[index]!, {value, writable: true, enumerable: true, configurable: true});
      }
    };

    const construct = function (this: object, ...parameters: unknown[]): object {
      if (!new.target) throw new TypeError(`Class constructor ${name} cannot be invoked without 'new'`);
      const newTarget = new.target as unknown as Constructor;
      const isObject = (value: unknown): value is object =>
        (typeof value === 'object' && value !== null) || typeof value === 'function';
      if (!heritage) {
        addFields(this, false);
        if (!constructorCode) return this;
        const {value} = constructorCode({scope, self: this, newTarget, parameters, home: made.prototype}) as {
          value: unknown;
        };
        return isObject(value) ? value : this;
      }
      const build = (given: unknown[]): object => {
        const above = Object.getPrototypeOf(made) as Constructor;
        const object = Reflect.construct(above, given, newTarget) as object;
        addFields(object, false);
        return object;
      };
      if (!constructorCode) return build(parameters);
      let self: object | undefined;
      const {value} = constructorCode({
        scope,
        self: undefined,
        newTarget,
        parameters,
        home: made.prototype,
        construct: (activation, given) => {
          if (self) throw new ReferenceError('Super constructor may only be called once');
          const object = build(given);
          self = object;
          Object.assign(activation, {self: object, hasSelf: true});
          return object;
        },
      }) as {value: unknown};
      if (isObject(value)) return value;
      if (!self)
        throw new ReferenceError(
          "Must call super constructor in derived class before accessing 'this' or returning from derived constructor",
        );
      return self;
    };
    const made = construct as unknown as Constructor;
    const above = parent === null ? null : (parent?.prototype ?? Object.prototype);
    const prototype = Object.create(above, {constructor: {value: made, writable: true, configurable: true}}) as object;
    Object.defineProperty(made, 'prototype', {value: prototype, writable: false});
    if (parent) Object.setPrototypeOf(made, parent);
    describe(made, name, first ? lengthOf(first) : 0);

    for (const method of methods) {
      const home = method.static ? made : prototype;
      const value = method.make(scope, home) as () => unknown;
      const part = method.kind === 'method' ? {value, writable: true} : {[method.kind]: value};
      if (method.isPrivate) Object.assign(privates.get(method.key.name as string)!.descriptor, part);
      else Object.defineProperty(home, method.keyOf!(scope) as PropertyKey, {configurable: true, ...part});
    }
    if (node.id) scope.initialise(node.id.name as string, made);
    addFields(made, true);
    for (const one of blocks) {
      const inside = scopeFor(made, made);
      one.hoist(inside);
      if (one.run) one.run(inside);
      else one.steps!(inside).next();
    }
    return made;
  };
}
