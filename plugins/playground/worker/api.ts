/** The model of the Astral API, for programs that ask one: what `api-server.ts` answers, without a server. */
import {schemas} from '../../../data/schemas';
import {handleRequest} from '@astral-docs/api-model/server';
import type {LocationProofRow, Server} from '@astral-docs/api-model/types';

/** Written into the bundle. */
declare const ROWS: LocationProofRow[];
declare const SDL: string;

const server: Omit<Server, 'origin'> = {
  rows: ROWS,
  now: () => new Date(),
  sdl: SDL,
  schema: schemas.find(({key}) => key === 'v0.1'),
};

/** Answers a request for an address of the model, whatever its origin is. */
export async function answer(request: Request): Promise<Response> {
  const {pathname, search, origin} = new URL(request.url);
  const body = request.method === 'POST' ? await request.text() : undefined;
  const found = handleRequest(
    {...server, origin},
    {
      method: request.method,
      target: pathname + search,
      headers: Object.fromEntries(request.headers),
      ...(body === undefined ? {} : {body}),
    },
  );
  const text = typeof found.body === 'string' ? found.body : JSON.stringify(found.body);
  const headers = {...found.headers, ...(found.contentType ? {'Content-Type': found.contentType} : {})};
  return new Response(found.status === 204 || found.status === 304 ? null : text, {status: found.status, headers});
}
