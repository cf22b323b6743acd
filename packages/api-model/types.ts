import type {components} from 'astral-samples/api/api-types.d';

/** A point as the index stores and returns it: longitude, latitude in degrees, WGS 84. It stores no other geometry. */
export interface Point {
  type: 'Point';
  /** The member that PostGIS puts into each geometry that it writes as JSON, although RFC 7946 has none. */
  crs?: {type: 'name'; properties: {name: string}};
  coordinates: [number, number];
}

/** One row of the table `location_proofs`, member for member as the REST v0 interface sends it and data/reference/openapi.yaml describes it. */
export type LocationProofRow = Omit<components['schemas']['LocationProofRow'], 'geometry'> & {geometry: Point | null};

/** West, south, east, north in degrees, WGS 84, as the caller wrote them: no order or range is implied. */
export type Box = readonly [number, number, number, number];

/** State of a model of the server. Nothing here is fetched; `now` makes the answers repeatable. */
export interface Server {
  rows: readonly LocationProofRow[];
  now: () => Date;
  /** What the process sees of its own address; behind TLS termination the scheme is `http`. */
  origin: string;
  /** The EAS schema that the server is configured with: its UID, and names and types of its fields as it is registered. */
  schema?: {readonly uid: string; readonly string: string};
  /** Text of data/reference/schema.graphql. */
  sdl: string;
}

export interface ApiRequest {
  method: string;
  /** Path and query, percent-encoded, for example `/api/v0/location-proofs?limit=1`. */
  target: string;
  /** Names in lower case. */
  headers?: Readonly<Record<string, string>>;
  body?: string;
}

export interface ApiResponse {
  status: number;
  contentType: string;
  /** Other headers that belong to the behaviour, names in lower case. Without dates, tags and lengths. */
  headers?: Readonly<Record<string, string>>;
  /** A JSON value, or text when the content type is not a JSON type. */
  body: unknown;
}

export const createJsonResponse = (status: number, body: unknown): ApiResponse => ({
  status,
  contentType: 'application/json; charset=utf-8',
  body,
});
