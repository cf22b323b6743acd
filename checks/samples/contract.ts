/**
 * Compares the declaration file of the SDK with the types of the package itself, member by member: the kind of each
 * declaration, whether it is exported, and which of its members are optional, read-only or abstract.
 */
import {readdirSync} from 'node:fs';
import {join} from 'node:path';
import ts from 'typescript';

/** Members in which our declaration file and the package differ on purpose, with the reason. */
const onPurpose: Readonly<Record<string, string>> = {
  'Extension is not in the package': 'The package calls it BaseExtension and does not export it.',
  'BuildFn is not in the package': 'The package writes this type out where it is used.',
  'ComputeResultBase is not in the package': 'The package writes its fields out in both kinds of result.',
  'Ctx is not in the package': 'The package writes this type out where it is used.',
};

/** Entries of the package that this site declares. `/offchain` and `/onchain` export one placeholder each. */
const entries = ['', '/location', '/compute'] as const;
const PACKAGE = '@decentralized-geo/astral-sdk';

function kindOf(symbol: ts.Symbol): string {
  const [node] = symbol.declarations ?? [];
  if (!node) return 'unknown';
  if (ts.isClassDeclaration(node))
    return ts.getCombinedModifierFlags(node) & ts.ModifierFlags.Abstract ? 'abstract class' : 'class';
  if (ts.isInterfaceDeclaration(node)) return 'interface';
  if (ts.isTypeAliasDeclaration(node)) return 'type';
  return ts.isFunctionDeclaration(node) ? 'function' : 'constant';
}

/** Public members by name, those of its parents too, each with what its declaration says besides the type. */
function membersOf(symbol: ts.Symbol, checker: ts.TypeChecker): Map<string, string> {
  const members = new Map<string, string>();
  if (!['class', 'abstract class', 'interface'].includes(kindOf(symbol))) return members;
  for (const member of checker.getDeclaredTypeOfSymbol(symbol).getProperties()) {
    const [node] = member.declarations ?? [];
    const flags = node ? ts.getCombinedModifierFlags(node) : ts.ModifierFlags.None;
    if (flags & (ts.ModifierFlags.Private | ts.ModifierFlags.Protected)) continue;
    const words = [
      flags & ts.ModifierFlags.Abstract && 'abstract',
      flags & ts.ModifierFlags.Readonly && 'readonly',
      member.flags & ts.SymbolFlags.Optional && 'optional',
      member.flags & ts.SymbolFlags.Method ? 'method' : 'property',
    ];
    members.set(member.name, words.filter(Boolean).join(' '));
  }
  return members;
}

/** Follows `export {A as B}` and `import {a as A}` to the declaration. */
const declared = (symbol: ts.Symbol, checker: ts.TypeChecker): ts.Symbol =>
  symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;

/**
 * @param contract path of the declaration file of this site
 * @param dist folder of the package with its `index.d.ts`
 * @returns one line for each difference that is not on purpose
 */
export function compareContract(contract: string, dist: string): string[] {
  const declarations = [
    ...readdirSync(dist).filter((file) => file.endsWith('.d.ts')),
    ...entries.slice(1).map((entry) => `${entry.slice(1)}/index.d.ts`),
  ].map((file) => join(dist, file));
  const program = ts.createProgram([contract, ...declarations], {
    module: ts.ModuleKind.NodeNext,
    skipLibCheck: true,
    strict: true,
    types: [],
  });
  const checker = program.getTypeChecker();
  const exportsOf = (module: ts.Symbol | undefined): Map<string, ts.Symbol> =>
    new Map(
      (module ? checker.getExportsOfModule(module) : []).map((symbol) => [symbol.name, declared(symbol, checker)]),
    );
  const locals = new Map(
    declarations.flatMap((file) =>
      [...((program.getSourceFile(file) as {locals?: Map<string, ts.Symbol>} | undefined)?.locals ?? [])].map(
        ([name, symbol]) => [name, declared(symbol, checker)] as const,
      ),
    ),
  );
  const found: string[] = [];
  const here = new Map<string, ts.Symbol>();
  for (const entry of entries) {
    const module = checker.getAmbientModules().find(({name}) => name === `"${PACKAGE}${entry}"`);
    const block = (module?.valueDeclaration as ts.ModuleDeclaration | undefined)?.body as ts.ModuleBlock | undefined;
    if (!module || !block) throw new Error(`${contract} does not declare ${PACKAGE}${entry}.`);
    const source = program.getSourceFile(join(dist, entry, 'index.d.ts'));
    const [mine, theirs] = [exportsOf(module), exportsOf(source && checker.getSymbolAtLocation(source))];
    for (const name of new Set([...mine.keys(), ...theirs.keys()]))
      if (mine.has(name) !== theirs.has(name))
        found.push(
          `${PACKAGE}${entry} exports ${name} ${mine.has(name) ? 'here and not in the package' : 'in the package and not here'}`,
        );
    for (const [name, symbol] of theirs) locals.set(name, symbol);
    for (const statement of block.statements) {
      const nodes = ts.isVariableStatement(statement) ? [...statement.declarationList.declarations] : [statement];
      for (const node of nodes) {
        const name = ts.isImportDeclaration(node) ? undefined : (node as ts.DeclarationStatement).name;
        const symbol = name && checker.getSymbolAtLocation(name);
        if (symbol) here.set(symbol.name, symbol);
      }
    }
  }
  for (const [name, symbol] of here) {
    const other = locals.get(name);
    if (!other) {
      found.push(`${name} is not in the package`);
      continue;
    }
    if (kindOf(symbol) !== kindOf(other))
      found.push(`${name} is ${kindOf(symbol)} here and ${kindOf(other)} in the package`);
    const [mine, theirs] = [membersOf(symbol, checker), membersOf(other, checker)];
    for (const member of new Set([...mine.keys(), ...theirs.keys()])) {
      const [a, b] = [mine.get(member) ?? 'missing', theirs.get(member) ?? 'missing'];
      if (a !== b) found.push(`${name}.${member} is ${a} here and ${b} in the package`);
    }
  }
  return found.filter((line) => !(line in onPurpose));
}
