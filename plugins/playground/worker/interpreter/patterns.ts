import {compile, keyOf, named, refuse, type Surroundings} from './expressions';
import type {Scope} from './scope';
import type {Tree} from './tree';

type Put = (scope: Scope, value: unknown) => void;

/**
 * Compiles a pattern.
 *
 * @param leaf what is done with each target: a name is declared or assigned, a member assigned
 */
function pattern(node: Tree, around: Surroundings, leaf: (node: Tree) => Put): Put {
  switch (node.type) {
    case 'AssignmentPattern': {
      const otherwise =
        node.left.type === 'Identifier' ? named(node.right, node.left.name, around) : compile(node.right, around);
      const put = pattern(node.left, around, leaf);
      return (scope, value) => put(scope, value === undefined ? otherwise(scope) : value);
    }
    case 'ArrayPattern': {
      const parts = (node.elements as (Tree | null)[]).map((element) => {
        const isRest = element?.type === 'RestElement';
        return {isRest, put: element && pattern(isRest ? element.argument : element, around, leaf)};
      });
      return (scope, value) => {
        const iterator = (value as Iterable<unknown>)[Symbol.iterator]();
        let done = false;
        const next = (): unknown => {
          if (done) return undefined;
          const step = iterator.next();
          done = Boolean(step.done);
          return done ? undefined : step.value;
        };
        for (const {isRest, put} of parts) {
          if (!isRest) {
            const item = next();
            put?.(scope, item);
            continue;
          }
          const rest: unknown[] = [];
          for (let item = next(); !done; item = next()) rest.push(item);
          put?.(scope, rest);
        }
        if (!done) iterator.return?.();
      };
    }
    case 'ObjectPattern': {
      const parts = (node.properties as Tree[]).map((property) =>
        property.type === 'RestElement'
          ? {put: pattern(property.argument, around, leaf)}
          : {
              key: keyOf(property.key, property.computed, around),
              put: pattern(property.value, around, leaf),
            },
      );
      return (scope, value) => {
        if (value === null || value === undefined) throw new TypeError(`Cannot destructure '${String(value)}'.`);
        const taken: PropertyKey[] = [];
        for (const {key, put} of parts) {
          if (key) {
            const own = key(scope) as string;
            taken.push(own);
            put(scope, (value as Record<string, unknown>)[own]);
          } else {
            const rest = {...(value as object)} as Record<PropertyKey, unknown>;
            for (const own of taken) delete rest[own];
            put(scope, rest);
          }
        }
      };
    }
    default:
      return leaf(node);
  }
}

/** Compiles a pattern that declares names: they are declared in the scope already, and get their values. */
export const bindPattern = (node: Tree, around: Surroundings): Put =>
  pattern(
    node,
    around,
    ({name}) =>
      (scope, value) =>
        scope.initialise(name as string, value),
  );

/** Compiles a pattern that assigns to names and members that are there. */
export const assignTo = (node: Tree, around: Surroundings): Put =>
  pattern(node, around, (leaf) => {
    if (leaf.type === 'Identifier') return (scope, value) => scope.write(leaf.name as string, value);
    if (leaf.type !== 'MemberExpression' || leaf.property.type === 'PrivateIdentifier')
      return refuse(leaf, 'This target of a pattern');
    const object = compile(leaf.object, around);
    const key = keyOf(leaf.property, leaf.computed, around);
    return (scope, value) => {
      (object(scope) as Record<string, unknown>)[key(scope) as string] = value;
    };
  });
