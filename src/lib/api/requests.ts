/** One request, as a client sends it. */
export interface Request {
  readonly method: string;
  /** Path of the contract, with its placeholders. */
  readonly path: string;
  readonly pathValues: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  readonly headers: Readonly<Record<string, string>>;
  /** Value of a JSON body. */
  readonly body?: unknown;
}

/** The same request for one client. */
export interface Snippet {
  /** Value of the tab: readers choose a client once for the whole site. */
  readonly client: 'curl' | 'fetch' | 'python';
  readonly label: string;
  readonly language: 'bash' | 'ts' | 'python';
  readonly text: string;
}

/**
 * Path and query of a request, as a server reads them. It has no sign that is more than itself to a shell.
 *
 * @throws Error for a path of the contract with such a sign
 */
export function buildRequestTarget({path, pathValues, query}: Request): string {
  if (!/^(?:[\w/.-]|\{\w+\})+$/.test(path)) throw new Error(`data/reference/openapi.yaml: ${path} is not a path.`);
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(pathValues[name] ?? ''));
  const search = new URLSearchParams(query).toString();
  return search ? `${filled}?${search}` : filled;
}

/** A value as TypeScript writes it, with short objects on one line. */
function literal(value: unknown): string {
  if (typeof value === 'string') return `'${value.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`;
  if (typeof value === 'object' && value !== null)
    return `{${Object.entries(value)
      .map(([name, inner]) => `${/^\w+$/.test(name) ? name : `'${name}'`}: ${literal(inner)}`)
      .join(', ')}}`;
  return String(value);
}

const base = "const base = process.env.BASE_URL ?? 'http://localhost:3000';";

function fetchText(request: Request, target: string): string {
  const {method, headers, body} = request;
  const options = [
    ...(method === 'GET' ? [] : [`  method: '${method}',`]),
    ...(Object.keys(headers).length === 0 ? [] : [`  headers: ${literal(headers)},`]),
    ...(body === undefined ? [] : [`  body: JSON.stringify(${literal(body)}),`]),
  ];
  const call = `\`\${base}${target}\``;
  return [
    base,
    '',
    ...(options.length === 0
      ? [`const response = await fetch(\n  ${call},\n);`]
      : [`const response = await fetch(${call}, {`, ...options, '});']),
    'if (!response.ok) throw new Error(`Status ${response.status}`);',
    'console.log(await response.json());',
  ].join('\n');
}

function pythonText({method, headers, body}: Request, target: string): string {
  const parts = [
    ...(method === 'GET' ? [] : [`    method="${method}",`]),
    ...(body === undefined ? [] : [`    data=json.dumps(${JSON.stringify(body)}).encode(),`]),
    ...(Object.keys(headers).length === 0 ? [] : [`    headers=${JSON.stringify(headers)},`]),
  ];
  const plain = parts.length === 0;
  return [
    'import json',
    'import os',
    `from urllib.request import ${plain ? 'urlopen' : 'Request, urlopen'}`,
    '',
    'base = os.environ.get("BASE_URL", "http://localhost:3000")',
    `url = base + "${target}"`,
    ...(plain ? [] : ['request = Request(', '    url,', ...parts, ')']),
    `with urlopen(${plain ? 'url' : 'request'}) as response:`,
    '    print(json.dumps(json.load(response), indent=2))',
  ].join('\n');
}

function curlText({method, headers, body}: Request, target: string): string {
  const quoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;
  return [
    `curl ${method === 'GET' || body !== undefined ? '' : `-X ${method} `}"$BASE_URL${target}"`,
    ...Object.entries(headers).map(([name, value]) => `  -H ${quoted(`${name}: ${value}`)}`),
    ...(body === undefined ? [] : [`  -d ${quoted(JSON.stringify(body))}`]),
  ].join(' \\\n');
}

/** A request for each client, in the order of the tabs. Every one is executed by tests/content/api-requests.test.ts. */
export function createRequestSnippets(request: Request): Snippet[] {
  const target = buildRequestTarget(request);
  return [
    {client: 'curl', label: 'curl', language: 'bash', text: curlText(request, target)},
    {client: 'fetch', label: 'fetch', language: 'ts', text: fetchText(request, target)},
    {client: 'python', label: 'Python', language: 'python', text: pythonText(request, target)},
  ];
}
