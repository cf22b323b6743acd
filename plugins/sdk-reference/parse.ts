import ts from 'typescript';

/** The parts of a documentation comment that the reference shows; every text is Markdown. */
export interface Doc {
  readonly text: string;
  readonly params: Readonly<Record<string, string>>;
  readonly returns: string;
  readonly throws: readonly string[];
  /** From `@remarks`: behaviour and bounds, such as what the declaration promises and the code does not keep. */
  readonly limits: readonly string[];
  readonly defaultValue: string;
  readonly deprecated: string;
  /** From `@knownIssue`: ids of entries in `data/known-issues`. */
  readonly knownIssues: readonly string[];
}

export interface Param {
  readonly name: string;
  readonly type: string;
  readonly optional: boolean;
}

export interface Member {
  readonly kind: 'constructor' | 'method' | 'property';
  readonly name: string;
  /** The call as declared; empty for a property. */
  readonly signature: string;
  readonly params: readonly Param[];
  /** The type of a property, or what a method returns. */
  readonly type: string;
  readonly optional: boolean;
  readonly doc: Doc;
}

export interface Entry {
  readonly kind: 'class' | 'interface' | 'type' | 'function' | 'constant';
  readonly name: string;
  /** The entry of the package that exports it; empty for a helper type that is only used in signatures. */
  readonly importFrom: string;
  /** The declaration as one line without its body: `class ValidationError extends AstralError`. */
  readonly head: string;
  /** For a type alias, a constant or a function: what stands right of the name. */
  readonly type: string;
  readonly params: readonly Param[];
  readonly members: readonly Member[];
  readonly doc: Doc;
}

export type SdkContract = ReadonlyMap<string, Entry>;

/** Source text on one line, without the comma and the bar that only a broken line needs. */
const oneLine = (text: string): string =>
  text
    .replace(/\s*\n\s*/g, ' ')
    .replace(/([([{]) (?=\S)/g, '$1')
    .replace(/,? ([)\]}])/g, '$1')
    .replace(/^\| /, '')
    .replace(/([(:=]) ?\| /g, '$1 ')
    .trim();

/** A call as it is declared: on one line if it fits there, else with one parameter to a line. */
function callText(name: string, params: readonly Param[], result: string): string {
  const items = params.map((p) => `${p.name}${p.optional ? '?' : ''}: ${p.type}`);
  const short = `${name}(${items.join(', ')})${result}`;
  return short.length <= 90 ? short : `${name}(\n${items.map((item) => `  ${item},\n`).join('')})${result}`;
}

function commentText(comment: string | ts.NodeArray<ts.JSDocComment> | undefined): string {
  return (ts.getTextOfJSDocComment(comment) ?? '').trim();
}

/** Reads the documentation comment that stands directly above a declaration. Never throws: no comment, empty texts. */
function readDoc(node: ts.Node): Doc {
  const block = ts.getJSDocCommentsAndTags(node).filter(ts.isJSDoc).at(-1);
  const tags: readonly ts.JSDocTag[] = block?.tags ?? [];
  const withName = (name: string) => tags.filter(({tagName}) => tagName.text === name);
  const texts = (name: string): string[] => withName(name).map(({comment}) => commentText(comment));
  const params = tags
    .filter(ts.isJSDocParameterTag)
    .map(({name, comment}) => [name.getText(), commentText(comment).replace(/^-\s*/, '')]);
  return {
    text: commentText(block?.comment),
    params: Object.fromEntries(params) as Record<string, string>,
    returns: texts('returns').at(-1) ?? '',
    throws: withName('throws').map((tag) => {
      // The parser takes `{Type}` out of the comment into a type expression.
      const type = ts.isJSDocThrowsTag(tag) && tag.typeExpression ? tag.typeExpression.type.getText() : '';
      const text = commentText(tag.comment);
      return type ? `{@link ${type}}: ${text.replace(/^-\s*/, '')}` : text;
    }),
    limits: texts('remarks'),
    defaultValue: texts('defaultValue').at(-1) ?? '',
    deprecated: texts('deprecated').at(-1) ?? '',
    knownIssues: texts('knownIssue'),
  };
}

function readParams(parameters: ts.NodeArray<ts.ParameterDeclaration>): Param[] {
  return parameters.map((p) => ({
    name: p.name.getText(),
    type: typeText(p),
    optional: p.questionToken !== undefined || p.initializer !== undefined,
  }));
}

const hasModifier = (node: ts.Node, ...kinds: ts.SyntaxKind[]): boolean =>
  ts.canHaveModifiers(node) && (ts.getModifiers(node) ?? []).some(({kind}) => kinds.includes(kind));

/** A type as declared, in one line. */
const typeText = ({type}: {readonly type?: ts.TypeNode}, otherwise = 'unknown'): string =>
  type ? oneLine(type.getText()) : otherwise;

function readMember(node: ts.ClassElement | ts.TypeElement, owner: string): Member | undefined {
  if (hasModifier(node, ts.SyntaxKind.PrivateKeyword, ts.SyntaxKind.ProtectedKeyword)) return undefined;
  const common = {doc: readDoc(node), optional: 'questionToken' in node && node.questionToken !== undefined};
  if (ts.isConstructorDeclaration(node)) {
    const params = readParams(node.parameters);
    // An abstract class has a constructor for classes that extend it; `new` is a compile error.
    const isAbstract = hasModifier(node.parent, ts.SyntaxKind.AbstractKeyword);
    const signature = callText(isAbstract ? 'constructor' : `new ${owner}`, params, '');
    return {...common, kind: 'constructor', name: 'constructor', signature, params, type: owner};
  }
  const name = node.name?.getText();
  if (name === undefined) return undefined;
  if (ts.isMethodDeclaration(node) || ts.isMethodSignature(node)) {
    const type = typeText(node, 'void');
    const params = readParams(node.parameters);
    const prefix = hasModifier(node, ts.SyntaxKind.StaticKeyword) ? 'static ' : '';
    return {...common, kind: 'method', name, signature: callText(prefix + name, params, `: ${type}`), params, type};
  }
  if (ts.isPropertyDeclaration(node) || ts.isPropertySignature(node) || ts.isGetAccessorDeclaration(node))
    return {...common, kind: 'property', name, signature: '', params: [], type: typeText(node)};
  return undefined;
}

function headOf(node: ts.ClassDeclaration | ts.InterfaceDeclaration, name: string): string {
  const abstract = hasModifier(node, ts.SyntaxKind.AbstractKeyword) ? 'abstract ' : '';
  const word = ts.isClassDeclaration(node) ? 'class' : 'interface';
  const generics = node.typeParameters ? `<${node.typeParameters.map((t) => t.getText()).join(', ')}>` : '';
  const heritage = (node.heritageClauses ?? []).map((h) => ` ${oneLine(h.getText())}`).join('');
  return `${abstract}${word} ${name}${generics}${heritage}`;
}

function readStatement(node: ts.Statement, module: string): Entry[] {
  const importFrom = hasModifier(node, ts.SyntaxKind.ExportKeyword) ? module : '';
  const doc = readDoc(node);
  const plain = {importFrom, doc, type: '', params: [], members: []} as const;
  if ((ts.isClassDeclaration(node) || ts.isInterfaceDeclaration(node)) && node.name) {
    const name = node.name.text;
    const kind = ts.isClassDeclaration(node) ? 'class' : 'interface';
    const members = [...node.members].flatMap((m) => readMember(m, name) ?? []);
    return [{...plain, kind, name, head: headOf(node, name), members}];
  }
  if (ts.isTypeAliasDeclaration(node)) {
    const type = oneLine(node.type.getText());
    return [{...plain, kind: 'type', name: node.name.text, head: `type ${node.name.text} = ${type}`, type}];
  }
  if (ts.isFunctionDeclaration(node) && node.name) {
    const type = typeText(node, 'void');
    const params = readParams(node.parameters);
    const name = node.name.text;
    return [{...plain, kind: 'function', name, head: callText(`function ${name}`, params, `: ${type}`), type, params}];
  }
  if (ts.isVariableStatement(node)) {
    return node.declarationList.declarations.map((declared) => {
      const [name, type] = [declared.name.getText(), typeText(declared)];
      return {...plain, kind: 'constant', name, head: `const ${name}: ${type}`, type};
    });
  }
  return [];
}

/**
 * Reads a declaration file with a `declare module '…' { … }` block for each entry of a package.
 *
 * @param source the text of the `.d.ts` file
 * @returns every class, interface, type, function and constant by name, in the order of the file
 * @throws Error when a name is declared twice, because an anchor could then lead to the wrong one
 */
export function parseSdkTypes(source: string): SdkContract {
  const file = ts.createSourceFile('contract.d.ts', source, ts.ScriptTarget.Latest, true);
  const entries = new Map<string, Entry>();
  for (const {name: module, body} of file.statements.filter(ts.isModuleDeclaration)) {
    if (!body || !ts.isModuleBlock(body)) continue;
    for (const entry of body.statements.flatMap((statement) => readStatement(statement, module.text))) {
      if (entries.has(entry.name)) throw new Error(`The contract declares ${entry.name} twice.`);
      entries.set(entry.name, entry);
    }
  }
  return entries;
}
