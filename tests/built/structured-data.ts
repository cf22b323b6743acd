import type {JsonLdDocument} from 'jsonld';
import jsonld from 'jsonld';
import {fromHtml} from 'hast-util-from-html';
import ts from 'typescript';
import {visit} from 'unist-util-visit';

/** A description of something in the words of schema.org, as a page carries it. */
export interface Thing {
  '@context': string;
  '@type': string;
  '@id'?: string;
  [key: string]: unknown;
}

/** The descriptions in the HTML of a page. @throws SyntaxError for one that is no JSON */
export function thingsOf(html: string): Thing[] {
  const found: Thing[] = [];
  visit(fromHtml(html), 'element', (node) => {
    if (node.tagName !== 'script' || node.properties.type !== 'application/ld+json') return;
    const [text] = node.children;
    if (text?.type === 'text') found.push(...[JSON.parse(text.value) as Thing | Thing[]].flat());
  });
  return found;
}

/**
 * Stands for the context that schema.org serves. Of its rules this is the one that gives names their meaning; the others say
 * which values are addresses.
 */
const loadContext = (url: string) => {
  if (!/^https:\/\/schema\.org\/?$/.test(url)) return Promise.reject(new Error(`unknown context ${url}`));
  const addresses = ['image', 'item', 'inDefinedTermSet', 'mainEntityOfPage', 'url'];
  const document = {
    '@context': {
      '@vocab': 'https://schema.org/',
      ...Object.fromEntries(addresses.map((name) => [name, {'@type': '@id'}])),
    },
  };
  return Promise.resolve({documentUrl: url, contextUrl: undefined, document});
};

/**
 * Reads a description as a JSON-LD processor does and returns what it says, as subject, predicate and object.
 * @throws Error for what the processor would drop: a relative address, a keyword that does not exist
 */
export async function statementsOf(thing: Thing): Promise<{subject: string; predicate: string; object: string}[]> {
  const quads = (await jsonld.toRDF(
    thing as JsonLdDocument,
    {
      documentLoader: loadContext,
      safe: true,
    } as Parameters<typeof jsonld.toRDF>[1],
  )) as {subject: {value: string}; predicate: {value: string}; object: {value: string}}[];
  return quads.map((quad) => ({
    subject: quad.subject.value,
    predicate: quad.predicate.value,
    object: quad.object.value,
  }));
}

/** Compiles descriptions against the types that schema-dts makes of schema.org; says what does not fit, with its page. */
export function vocabularyProblems(things: readonly {route: string; thing: Thing}[]): string[] {
  const file = `${process.cwd()}/tests/built/things.ts`;
  const types = [...new Set(things.map(({thing}) => thing['@type']))];
  const lines = things.map(
    ({thing}, at) => `export const it${at}: WithContext<${thing['@type']}> = ${JSON.stringify(thing)};`,
  );
  const source = [`import type {WithContext, ${types.join(', ')}} from 'schema-dts';`, ...lines].join('\n');
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    types: [],
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    target: ts.ScriptTarget.ES2022,
  };
  const host = ts.createCompilerHost(options);
  const {getSourceFile, fileExists} = host;
  host.fileExists = (name) => name === file || fileExists(name);
  host.getSourceFile = (name, ...rest) =>
    name === file ? ts.createSourceFile(name, source, ts.ScriptTarget.ES2022) : getSourceFile(name, ...rest);
  const program = ts.createProgram([file], options, host);
  return ts.getPreEmitDiagnostics(program).map(({file: where, start = 0, messageText}) => {
    const line = where?.getLineAndCharacterOfPosition(start).line ?? 0;
    const what = ts.flattenDiagnosticMessageText(messageText, ' ').slice(0, 300);
    return `${things[line - 1]?.route ?? 'import'}: ${what}`;
  });
}
