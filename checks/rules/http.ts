import {parse as parseYaml} from 'yaml';
import {closest} from '../../src/lib/closest';
import type {Report} from '../report';
import type {PageFence} from '../site';
import {settle, wanted, type Problem} from './expectation';
import {problemsOf, schemaOf} from './graphql';

interface Parameter {
  $ref?: string;
  name?: string;
  in?: string;
}

interface Contract {
  paths: Record<string, Record<string, unknown>>;
  components?: {parameters?: Record<string, Parameter>};
}

export interface Operation {
  method: string;
  path: string;
  query: ReadonlySet<string>;
}

const documents = new Map<string, Operation[]>();

/** The operations of an OpenAPI document, each document read once. @param text the document in YAML */
function operationsOf(text: string): Operation[] {
  const known = documents.get(text) ?? readOperations(text);
  documents.set(text, known);
  return known;
}

function readOperations(text: string): Operation[] {
  const {paths, components} = parseYaml(text) as Contract;
  const resolve = (parameter: Parameter): Parameter =>
    parameter.$ref ? (components?.parameters?.[parameter.$ref.split('/').at(-1) ?? ''] ?? {}) : parameter;
  const queryNames = (holder: unknown): string[] =>
    ((holder as {parameters?: Parameter[]} | undefined)?.parameters ?? [])
      .map(resolve)
      .flatMap(({name, in: where}) => (where === 'query' && name ? [name] : []));
  return Object.entries(paths).flatMap(([path, item]) =>
    ['get', 'post', 'put', 'patch', 'delete', 'head', 'options']
      .filter((method) => method in item)
      .map((method) => ({
        method: method.toUpperCase(),
        path,
        query: new Set([...queryNames(item), ...queryNames(item[method])]),
      })),
  );
}

/** One request as it is written in a fence. */
export interface Call {
  line: number;
  method: string;
  /** Path with query, from the base URL on. */
  target: string;
  body?: string;
}

const matches = (template: string, path: string): boolean =>
  new RegExp(`^${template.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{[^}]+\}/g, '[^/]+')}$`).test(path);

/** Ways in which a call breaks the contract: unknown path, method, or parameter. */
function problemsOfCall({line, method, target, body}: Call, operations: readonly Operation[], sdl: string): Problem[] {
  const [path = '', query = ''] = target.split('#')[0]?.split('?') ?? [];
  const sample = path.replace(/\$\{?\w+\}?|<[^>]+>|\{\w+\}/g, 'x') || '/';
  const here = operations.filter((operation) => matches(operation.path, sample));
  // A literal path wins over a template: /stats is not a UID.
  const literal = here.filter(({path: template}) => !template.includes('{'));
  const operation = (literal.length > 0 ? literal : here).find((candidate) => candidate.method === method);
  const known = operations.map((candidate) => `${candidate.method} ${candidate.path}`);
  if (!operation) {
    return [
      {
        line,
        code: 'HTTP',
        message: `${method} ${path} is not an operation of the API.`,
        fix: `Nearest: ${closest(`${method} ${path}`, known, 2).join(', ')}.`,
      },
    ];
  }
  const problems: Problem[] = [];
  for (const pair of query.split('&').filter(Boolean)) {
    const name = decodeURIComponent(pair.split('=')[0] ?? '');
    if (operation.query.has(name)) continue;
    const fix =
      operation.query.size > 0
        ? `Nearest: ${closest(name, operation.query, 2).join(', ')}.`
        : 'The operation takes none.';
    problems.push({
      line,
      code: 'HTTP',
      message: `${name} is not a query parameter of ${method} ${operation.path}.`,
      fix,
    });
  }
  if (body !== undefined && operation.path === '/graphql') {
    try {
      const {query: document} = JSON.parse(body) as {query?: string};
      problems.push(...problemsOf(document ?? '', schemaOf(sdl)).map((problem) => ({...problem, line})));
    } catch {
      problems.push({
        line,
        code: 'HTTP',
        message: 'The body of the GraphQL request is not JSON.',
        fix: 'Send {"query": "…"}.',
      });
    }
  }
  return problems;
}

/** Splits a command as a shell does: quotes group, a backslash escapes. */
export function words(command: string): string[] {
  const found: string[] = [];
  for (const [piece] of command.matchAll(/(?:"(?:\\.|[^"\\])*"|'[^']*'|\\.|[^\s"'\\])+/gs)) {
    found.push(
      piece.replace(/"((?:\\.|[^"\\])*)"|'([^']*)'|\\(.)/gs, (_, double?: string, single?: string, escaped?: string) =>
        double !== undefined ? double.replace(/\\(["\\$`])/g, '$1') : (single ?? escaped ?? ''),
      ),
    );
  }
  return found;
}

const base = /^(?:\$\{?BASE_URL\}?)(?=\/|\?|$)/;
const withValue = new Set([
  '-X',
  '--request',
  '-d',
  '--data',
  '--data-raw',
  '--data-binary',
  '--data-urlencode',
  '--json',
  '-H',
  '--header',
  '-o',
  '--output',
  '-w',
  '--write-out',
  '-m',
  '--max-time',
  '-u',
]);

function callOf(line: number, [, ...rest]: readonly string[]): Call | Problem | undefined {
  let method: string | undefined;
  let target: string | undefined;
  let asQuery = false;
  const bodies: string[] = [];
  for (let index = 0; index < rest.length; index += 1) {
    const word = rest[index] ?? '';
    const value = withValue.has(word) ? (rest[(index += 1)] ?? '') : '';
    if (word === '-X' || word === '--request') method = value;
    else if (/^(?:-d|--data(?:-\w+)?|--json)$/.test(word)) bodies.push(value);
    else if (word === '-G' || word === '--get') asQuery = true;
    else if (/^-[A-Za-z]*G[A-Za-z]*$/.test(word)) asQuery = true;
    else if (word === '-I' || word === '--head') method = 'GET';
    else if (!word.startsWith('-') && value === '') target ??= word;
  }
  if (target?.includes('api.astral.global') || target?.includes('localhost:3000')) {
    return {
      line,
      code: 'HTTP',
      message: 'The address of the API is written out.',
      fix: 'Write $BASE_URL, which the page explains.',
    };
  }
  if (!target || !base.test(target)) return undefined;
  const path = target.replace(base, '') || '/';
  if (asQuery) return {line, method: method ?? 'GET', target: `${path}?${bodies.join('&')}`};
  const body = bodies.length > 0 ? bodies.join('&') : undefined;
  return {line, method: method ?? (body === undefined ? 'GET' : 'POST'), target: path, body};
}

/** The curl calls of a shell block, wherever they stand in a pipe or a substitution. */
export function shellCalls(text: string): (Call | Problem)[] {
  const calls: (Call | Problem)[] = [];
  const lines = text.split('\n');
  for (let index = 0; index < lines.length; index += 1) {
    const line = index + 1;
    if (/^\s*#/.test(lines[index] ?? '')) continue;
    let command = lines[index] ?? '';
    const quotesOpen = (part: string): boolean => (part.replace(/\\./g, '').match(/'/g)?.length ?? 0) % 2 === 1;
    while ((command.endsWith('\\') || quotesOpen(command)) && index + 1 < lines.length) {
      index += 1;
      command = `${command.replace(/\\$/, '')}\n${lines[index]}`;
    }
    for (const [, rest = ''] of command.matchAll(
      /(?:^|[\s|(;&])(?=curl\s)(curl\s(?:"(?:\\.|[^"\\])*"|'[^']*'|\\.|[^|;"'\\])*)/gs,
    )) {
      const call = callOf(line, words(rest));
      if (call) calls.push(call);
    }
  }
  return calls;
}

/** The request of an `http` block; an answer has none. */
function httpCall(text: string): Call | undefined {
  const [head = ''] = text.split('\n');
  const [, method, target = ''] = /^(GET|POST|PUT|PATCH|DELETE|HEAD|OPTIONS) (\S+)/.exec(head) ?? [];
  if (!method) return undefined;
  const [, body] = text.split(/\n\n([\s\S]+)/);
  return {line: 1, method, target: target.replace(base, ''), body: body?.trim()};
}

/** Holds every call of the API in shell and http blocks to the contract. Other commands are free. */
export function checkCalls(fences: readonly PageFence[], openapi: string, sdl: string): Report {
  let looked = 0;
  const findings = wanted(fences, ['bash', 'sh', 'shell', 'http']).flatMap((fence) => {
    const request = fence.language === 'http' ? httpCall(fence.text) : undefined;
    const calls = fence.language === 'http' ? (request ? [request] : []) : shellCalls(fence.text);
    looked += calls.length;
    return settle(
      fence,
      calls.flatMap((call) => ('code' in call ? [call] : problemsOfCall(call, operationsOf(openapi), sdl))),
    );
  });
  return {looked, findings};
}
