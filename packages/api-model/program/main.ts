/**
 * The program that readers download as api-server.ts: the model of the Astral API on a port of this machine. `bundle.ts`
 * makes one file of it and of the model, with the rows and the GraphQL schema inside.
 */
import {createHash} from 'node:crypto';
import {createServer, type IncomingMessage, type ServerResponse} from 'node:http';
import {fetchOnchainProofRows} from '../chain';
import {handleRequest} from '../server';
import {createJsonResponse, type ApiRequest, type ApiResponse, type LocationProofRow, type Server} from '../types';

/** Written into the bundle. */
declare const ROWS: LocationProofRow[];
declare const SDL: string;
/** Address of the EAS contract on Sepolia. */
declare const EAS: string;
declare const SCHEMA: NonNullable<Server['schema']>;

const MODEL = 'not a live server; a model of DecentralizedGeo/astral-api@cf3f342 over sample rows';

const usage = `Usage: npx tsx api-server.ts [port] [--chain URL] [--fix-links]

  port         1 to 65535; without it the variable PORT, else 3000
  --chain URL  add the v0.1 records of a chain with the id and contracts of Sepolia, read over JSON-RPC
  --fix-links  answer /ogc like /api/ogc, as a proxy in front of a server can, so that its OGC links lead somewhere`;

class UsageError extends Error {}

interface Arguments {
  port: number;
  fixLinks: boolean;
  /** Address of a JSON-RPC server. */
  chain?: string;
}

/** Port and switches. Throws UsageError with one sentence that says what to change. */
function readArguments(given: readonly string[], environment: NodeJS.ProcessEnv): Arguments {
  const at = given.indexOf('--chain');
  if (at >= 0) {
    const chain = given[at + 1] ?? '';
    if (!/^https?:\/\/\S+$/.test(chain))
      throw new UsageError('Write the address of a chain after --chain, for example --chain http://127.0.0.1:8545.');
    return {...readArguments([...given.slice(0, at), ...given.slice(at + 2)], environment), chain};
  }
  const unknown = given.find((argument) => argument.startsWith('-') && argument !== '--fix-links');
  if (unknown) throw new UsageError(`${unknown} is not an option.\n\n${usage}`);
  const ports = given.filter((argument) => !argument.startsWith('-'));
  if (ports.length > 1) throw new UsageError(`Name one port, not ${ports.join(' and ')}.`);
  const text = ports[0] ?? (environment.PORT || '3000');
  const port = Number(text);
  if (!/^\d+$/.test(text) || port < 1 || port > 65535)
    throw new UsageError(
      `${text} is not a port: choose a number from 1 to 65535, for example npx tsx api-server.ts 3100.`,
    );
  return {port, fixLinks: given.includes('--fix-links')};
}

const text = ({body}: ApiResponse, isIndented = false): string =>
  typeof body === 'string' ? body : isIndented ? `${JSON.stringify(body, null, 2)}\n` : JSON.stringify(body);

/** The weak tag that Express makes of a body. */
function tagOf(body: string): string {
  const hash = createHash('sha1').update(body).digest('base64').slice(0, 27);
  return `W/"${Buffer.byteLength(body).toString(16)}-${hash}"`;
}

function answer(server: Server, request: ApiRequest): ApiResponse {
  try {
    return handleRequest(server, request);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    // The model has no worker and keeps no queries; a server would answer.
    return createJsonResponse(501, {error: `This model does not support this request: ${error.message}.`});
  }
}

/** Sends an answer. `whole` is the answer to the same GET request: HEAD repeats its tag and length. */
function send(request: IncomingMessage, response: ServerResponse, found: ApiResponse, whole: ApiResponse): void {
  // A server sends JSON in one line. curl is used by people who read, so the model breaks lines for it.
  const isCurl = request.headers['user-agent']?.startsWith('curl/') ?? false;
  const shown = (answered: ApiResponse): string => text(answered, isCurl);
  const body = shown(whole);
  const tag = body === '' ? undefined : tagOf(text(whole));
  const known = request.headers['if-none-match']?.split(/\s*,\s*/) ?? [];
  const isFresh = found.status === 200 && request.method !== 'POST' && tag !== undefined && known.includes(tag);
  response.writeHead(isFresh ? 304 : found.status, {
    'Astral-Model': MODEL,
    ...found.headers,
    ...(found.contentType && !isFresh ? {'Content-Type': found.contentType} : {}),
    ...(isFresh || found.status === 204 ? {} : {'Content-Length': Buffer.byteLength(body)}),
    ...(tag ? {ETag: tag} : {}),
  });
  response.end(isFresh ? '' : shown(found));
}

function main(): void {
  const {port, fixLinks, chain} = readArguments(process.argv.slice(2), process.env);
  const rows = async (): Promise<LocationProofRow[]> =>
    chain ? [...ROWS, ...(await fetchOnchainProofRows(chain, EAS, SCHEMA.uid))] : ROWS;
  const http = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request
      .on('data', (chunk: Buffer) => chunks.push(chunk))
      .on('end', async () => {
        const found = await rows().catch((error: Error) => error);
        if (found instanceof Error) console.error(`${chain} does not respond: ${found.message}`);
        const server: Server = {
          rows: found instanceof Error ? ROWS : found,
          now: () => new Date(),
          origin: `http://${request.headers.host ?? `localhost:${port}`}`,
          sdl: SDL,
          schema: SCHEMA,
        };
        const headers = Object.fromEntries(
          Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
        );
        const target = fixLinks ? (request.url ?? '/').replace(/^\/ogc(?=[/?]|$)/i, '/api/ogc') : (request.url ?? '/');
        const body = chunks.length > 0 ? {body: Buffer.concat(chunks).toString()} : {};
        const asked = {method: request.method ?? 'GET', target, headers, ...body};
        const answered = answer(server, asked);
        // HEAD of an operation is refused, so it has an answer of its own.
        const isHead = asked.method === 'HEAD' && answered.status !== 405 && answered.status !== 400;
        send(request, response, answered, isHead ? answer(server, {...asked, method: 'GET'}) : answered);
      });
  });
  http.on('error', (error: NodeJS.ErrnoException) => {
    const fix = `npx tsx api-server.ts ${port === 3000 ? 3100 : 3000}`;
    const reasons: Record<string, string> = {
      EADDRINUSE: `Port ${port} is in use: stop the program that uses it, or choose another port, for example ${fix}`,
      EACCES: `Port ${port} needs the rights of an administrator: choose a port above 1023, for example ${fix}`,
    };
    console.error(reasons[error.code ?? ''] ?? error.message);
    process.exitCode = 1;
  });
  // The loopback address only: nobody else can reach the model.
  http.listen(port, '127.0.0.1', () => {
    console.log(
      `Model of the Astral API on http://localhost:${port}, ${ROWS.length} sample rows. Stop it with Ctrl+C.`,
    );
  });
}

try {
  main();
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
