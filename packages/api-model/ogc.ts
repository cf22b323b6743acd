/**
 * The OGC interface of the Astral API over an array of rows, its wrong links and dropped parameters included.
 * Source of the behaviour: DecentralizedGeo/astral-api@cf3f342:backend/src/api/ogc/controllers.
 */
import {matchingRows, findRowByUid, parseBbox, parseInterval, findRowsPage, type RowQuery} from './filters';
import {type Query, stringifyQueryValues} from './query';
import {type ApiResponse, type LocationProofRow, type Point, type Server, createJsonResponse} from './types';

const COLLECTION = 'location-proofs';
const CRS84 = 'http://www.opengis.net/def/crs/OGC/1.3/CRS84';
const DEFAULT_LIMIT = 10;
const MAX_LIMIT = 1000;

interface Link {
  href: string;
  rel: string;
  type: string;
  title: string;
}

interface Feature {
  type: 'Feature';
  id: string;
  geometry: Point | null;
  properties: Record<string, unknown>;
  links?: Link[];
}

const JSON_TYPE = 'application/json';
const GEOJSON_TYPE = 'application/geo+json';
const geojson = (status: number, body: unknown): ApiResponse => ({
  ...createJsonResponse(status, body),
  contentType: `${GEOJSON_TYPE}; charset=utf-8`,
});
const link = (href: string, rel: string, type: string, title: string): Link => ({href, rel, type, title});
// The server leaves `/api` out of the links to its own OGC documents.
const address = (server: Server, path = '') => `${server.origin}/ogc${path}`;
const unknownCollection = (id: string) =>
  createJsonResponse(404, {title: 'Not Found', detail: `Collection '${id}' not found`});

/** `GET /api/ogc`. */
export function getOgcLanding(server: Server): ApiResponse {
  return createJsonResponse(200, {
    title: 'Astral Protocol OGC API Features',
    description: 'OGC API Features implementation for location proof attestations',
    links: [
      link(address(server), 'self', JSON_TYPE, 'This document'),
      link(
        address(server, '/conformance'),
        'conformance',
        JSON_TYPE,
        'OGC API Features conformance classes implemented by this server',
      ),
      link(address(server, '/collections'), 'data', JSON_TYPE, 'Information about feature collections'),
      link(
        `${server.origin}/api/v0/location-proofs`,
        'alternate',
        JSON_TYPE,
        'Astral Protocol location proofs API (non-OGC)',
      ),
    ],
    serviceProvider: {name: 'Astral Protocol', url: 'https://astral.global'},
    version: '1.0.0',
    timestamp: server.now().toISOString(),
  });
}

/** `GET /api/ogc/conformance`. The third class does not exist in Part 1. */
export function getOgcConformance(): ApiResponse {
  const part1 = 'http://www.opengis.net/spec/ogcapi-features-1/1.0/conf';
  return createJsonResponse(200, {conformsTo: [`${part1}/core`, `${part1}/geojson`, `${part1}/crs`]});
}

function collectionDocument(server: Server, withParent: boolean): Record<string, unknown> {
  const own = address(server, `/collections/${COLLECTION}`);
  return {
    id: COLLECTION,
    title: 'Location Proofs',
    description: 'Blockchain-attested location proofs from multiple chains',
    links: [
      link(own, 'self', JSON_TYPE, 'Location Proofs collection'),
      link(`${own}/items`, 'items', GEOJSON_TYPE, 'Location Proofs features'),
      ...(withParent ? [link(address(server, '/collections'), 'parent', JSON_TYPE, 'All collections')] : []),
    ],
    extent: {
      spatial: {bbox: [[-180, -90, 180, 90]], crs: CRS84},
      temporal: {interval: [[null, null]], trs: 'http://www.opengis.net/def/uom/ISO-8601/0/Gregorian'},
    },
    itemType: 'feature',
    crs: [CRS84],
    storageCrs: CRS84,
  };
}

/** `GET /api/ogc/collections`. */
export function listOgcCollections(server: Server): ApiResponse {
  return createJsonResponse(200, {
    links: [
      link(address(server, '/collections'), 'self', JSON_TYPE, 'Feature collections'),
      link(address(server), 'parent', JSON_TYPE, 'API landing page'),
    ],
    collections: [collectionDocument(server, false)],
  });
}

/** `GET /api/ogc/collections/{collectionId}`. */
export function getOgcCollection(server: Server, id: string): ApiResponse {
  return id === COLLECTION ? createJsonResponse(200, collectionDocument(server, true)) : unknownCollection(id);
}

/** Members of a row that a feature has as properties, in its order. */
const PROPERTIES = [
  ...(['chain', 'prover', 'subject', 'event_timestamp', 'location_type', 'location', 'srs', 'revoked'] as const),
  ...(['recipe_types', 'recipe_payloads', 'media_types', 'media_data', 'memo'] as const),
];

/**
 * A row as a feature. The stored geometry wins; else a point from coordinates that are both other than 0; else null. So
 * a feature can show a point and still never match a box.
 */
function toFeature(row: LocationProofRow): Feature {
  const derived: Point | null =
    row.longitude && row.latitude ? {type: 'Point', coordinates: [row.longitude, row.latitude]} : null;
  return {
    type: 'Feature',
    id: row.uid,
    geometry: row.geometry ?? derived,
    properties: Object.fromEntries(PROPERTIES.map((name) => [name, row[name]])),
  };
}

/**
 * The parameters as the server reads them. One bad limit or offset, or one parameter that is repeated or has brackets,
 * drops all of them. Undefined for a box that is not four numbers: the server answers 500.
 */
function readParameters(query: Query): (RowQuery & {limit: number; offset: number}) | undefined {
  const known = ['bbox', 'datetime', 'limit', 'offset', 'chain', 'prover'] as const;
  const dropped = {limit: DEFAULT_LIMIT, offset: 0};
  const [bbox, datetime, limitText, offsetText, chain, prover] = known.map((name) => {
    const value = query[name];
    return typeof value === 'string' ? value : undefined;
  });
  const box = bbox ? parseBbox(bbox) : undefined;
  if (bbox && !box) return undefined;
  if (known.some((name) => query[name] !== undefined && typeof query[name] !== 'string')) return dropped;
  const limit = limitText ? parseInt(limitText, 10) : DEFAULT_LIMIT;
  const offset = offsetText ? parseInt(offsetText, 10) : 0;
  if (!(limit > 0 && limit <= MAX_LIMIT && offset >= 0)) return dropped;
  return {
    limit,
    offset,
    bbox: box,
    chain,
    prover,
    ...(datetime && parseInterval(datetime)),
  };
}

/** `GET /api/ogc/collections/{collectionId}/items`. */
export function listOgcFeatures(server: Server, id: string, query: Query): ApiResponse {
  if (id !== COLLECTION) return unknownCollection(id);
  const wanted = readParameters(query);
  if (!wanted) return createJsonResponse(500, {title: 'Internal Server Error', detail: 'Failed to retrieve features'});
  const features = findRowsPage(server, wanted).map(toFeature);
  const own = address(server, `/collections/${id}/items`);
  const page = (offset: number) =>
    `${own}?${new URLSearchParams({...stringifyQueryValues(query), offset: String(offset)})}`;
  const links = [
    link(`${own}?${new URLSearchParams(stringifyQueryValues(query))}`, 'self', GEOJSON_TYPE, 'This document'),
    link(address(server, `/collections/${id}`), 'collection', JSON_TYPE, 'The collection document'),
  ];
  if (features.length === wanted.limit)
    links.push(link(page(wanted.offset + wanted.limit), 'next', GEOJSON_TYPE, 'Next page'));
  if (wanted.offset > 0)
    links.push(link(page(Math.max(0, wanted.offset - wanted.limit)), 'prev', GEOJSON_TYPE, 'Previous page'));
  return geojson(200, {
    type: 'FeatureCollection',
    features,
    links,
    timeStamp: server.now().toISOString(),
    numberMatched: matchingRows(server, wanted).length,
    numberReturned: features.length,
  });
}

/** `GET /api/ogc/collections/{collectionId}/items/{featureId}`. Its error bodies are labelled as GeoJSON too. */
export function getOgcFeature(server: Server, id: string, featureId: string): ApiResponse {
  if (id !== COLLECTION) return unknownCollection(id);
  const row = findRowByUid(server, featureId);
  if (!row) return geojson(404, {title: 'Not Found', detail: `Feature with ID '${featureId}' not found`});
  const parent = address(server, `/collections/${id}`);
  const links = [
    link(`${parent}/items/${featureId}`, 'self', GEOJSON_TYPE, 'This document'),
    link(parent, 'collection', JSON_TYPE, 'The collection document'),
    link(`${parent}/items`, 'collection', GEOJSON_TYPE, 'All features in the collection'),
  ];
  return geojson(200, {...toFeature(row), links});
}
