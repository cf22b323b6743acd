import type {Node} from 'acorn';

/** A node of a program; which fields it has follows from its type, as ESTree has it. */
export interface Tree extends Node {
  // ESTree is a union of some seventy types; the compiler asks for the type first, and then reads its fields.
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  [field: string]: any;
}

export const isTree = (value: unknown): value is Tree =>
  typeof value === 'object' && value !== null && typeof (value as {type?: unknown}).type === 'string';

const functions = /^(?:FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/;
const isFunction = (node: Tree): boolean => functions.test(node.type);

/** The line of a node, counted from 1. */
export const lineOf = (node: Tree): number => node.loc?.start.line ?? 1;

const known = new WeakMap<Tree, boolean>();

/** Whether `await` or `yield` is in a node, outside the functions in it. */
export function suspends(node: Tree | null | undefined): boolean {
  if (!node || isFunction(node)) return false;
  const before = known.get(node);
  if (before !== undefined) return before;
  const found =
    /^(?:Await|Yield)Expression$/.test(node.type) ||
    (node.type === 'ForOfStatement' && node.await === true) ||
    Object.values(node).some((value: unknown) =>
      (Array.isArray(value) ? (value as unknown[]) : [value]).some((child) => isTree(child) && suspends(child)),
    );
  known.set(node, found);
  return found;
}

/** Names that a pattern declares. */
export function namesIn(pattern: Tree | null): string[] {
  switch (pattern?.type) {
    case 'Identifier':
      return [pattern.name as string];
    case 'ObjectPattern':
      return (pattern.properties as Tree[]).flatMap((property) =>
        namesIn(property.type === 'RestElement' ? property : property.value),
      );
    case 'ArrayPattern':
      return (pattern.elements as (Tree | null)[]).flatMap(namesIn);
    case 'AssignmentPattern':
      return namesIn(pattern.left);
    case 'RestElement':
      return namesIn(pattern.argument);
    default:
      return [];
  }
}

/** Names that `var` declares in a statement and the statements in it. */
export function variablesIn(node: Tree): string[] {
  if (isFunction(node) || /^Class/.test(node.type)) return [];
  if (node.type === 'VariableDeclaration')
    return node.kind === 'var' ? (node.declarations as Tree[]).flatMap(({id}) => namesIn(id)) : [];
  if (/Expression$/.test(node.type)) return [];
  return Object.values(node).flatMap((value: unknown) =>
    (Array.isArray(value) ? (value as unknown[]) : [value]).flatMap((child) =>
      isTree(child) ? variablesIn(child) : [],
    ),
  );
}
