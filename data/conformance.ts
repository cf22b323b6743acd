/**
 * What OGC API – Features Part 1 (OGC 17-069r4, version 1.0.1) asks for, requirement by requirement, and what the server
 * does. Requirement texts are summed up in our own words from opengeospatial/ogcapi-features@4ff19a5:core/standard.
 */

/** `none`: the class is neither declared nor implemented. */
export type Verdict = 'met' | 'partly' | 'differs' | 'not-met' | 'none';

export interface Requirement {
  /** Identifier in the standard, or of a conformance class that is missing as a whole. */
  id: string;
  /** The class it belongs to. */
  group: 'core' | 'geojson' | 'html' | 'oas30' | 'gmlsf0' | 'gmlsf2';
  asks: string;
  verdict: Verdict;
  /** What was seen. Plain text; code in backticks is set as code. */
  evidence: string;
}

const group =
  (name: Requirement['group']) =>
  (id: string, asks: string, verdict: Verdict, evidence: string): Requirement => ({
    id,
    group: name,
    asks,
    verdict,
    evidence,
  });
const core = group('core');
const geojson = group('geojson');

const WRONG_LINKS = 'The links have `rel` and `type`, but their addresses lack `/api`.';

export const requirements: readonly Requirement[] = [
  core('/req/core/root-op', 'A landing page that responds to GET', 'met', '`GET /api/ogc` returns 200.'),
  core(
    '/req/core/root-success',
    'Links to the API definition, the conformance document and the collections',
    'not-met',
    'There is no `service-desc` or `service-doc` link. The other two addresses lack `/api`.',
  ),
  core(
    '/req/core/api-definition-op',
    'An API definition that responds to GET',
    'not-met',
    'The service publishes no API definition.',
  ),
  core(
    '/req/core/api-definition-success',
    'An API definition in a format that the client can read',
    'not-met',
    'The service publishes no API definition.',
  ),
  core(
    '/req/core/conformance-op',
    'A conformance document that responds to GET',
    'met',
    '`GET /api/ogc/conformance` returns 200.',
  ),
  core(
    '/req/core/conformance-success',
    'A list of the classes to which the server conforms',
    'differs',
    'Of three URIs, one names a class that Part 1 does not define. Core is declared without being met, and so is GeoJSON, which depends on Core.',
  ),
  core('/req/core/http', 'HTTP 1.1', 'partly', 'A method that a path does not support returns 404, not 405.'),
  core(
    '/req/core/query-param-unknown',
    'Status 400 for a parameter that is not in the API definition',
    'not-met',
    'The server ignores unknown parameters and returns 200.',
  ),
  core(
    '/req/core/query-param-invalid',
    'Status 400 for an invalid value',
    'not-met',
    '`bbox` returns 500. For `limit` and `offset`, the server ignores all parameters and returns 200. `datetime` returns an empty 200.',
  ),
  core(
    '/req/core/crs84',
    'Longitude, latitude in WGS 84 unless the client requests another system',
    'met',
    'Positions are longitude first. A stored geometry has an obsolete `crs` member.',
  ),
  core(
    '/req/core/fc-md-op',
    'A list of collections that responds to GET',
    'met',
    '`GET /api/ogc/collections` returns 200.',
  ),
  core(
    '/req/core/fc-md-success',
    'The list as a document with links and collections',
    'met',
    'Both members are present.',
  ),
  core('/req/core/fc-md-links', 'A working link from the list to itself', 'not-met', WRONG_LINKS),
  core('/req/core/fc-md-items', 'An entry for each collection', 'met', 'One collection, one entry.'),
  core('/req/core/fc-md-items-links', 'A working link from each collection to its items', 'not-met', WRONG_LINKS),
  core(
    '/req/core/fc-md-extent',
    'An extent that covers every geometry and time',
    'met',
    'The extent is a constant: the entire world and all times.',
  ),
  core(
    '/req/core/fc-md-extent-multi',
    'Every feature inside the given extent',
    'met',
    'At ingest, the server discards derived coordinates that are out of range.',
  ),
  core(
    '/req/core/sfc-md-op',
    'A document for each collection',
    'met',
    '`GET /api/ogc/collections/location-proofs` returns 200.',
  ),
  core(
    '/req/core/sfc-md-success',
    'The same members as in the list',
    'met',
    'The same members, with an additional link.',
  ),
  core(
    '/req/core/fc-op',
    'Items of each collection at its path',
    'met',
    '`GET /api/ogc/collections/location-proofs/items` returns 200.',
  ),
  core('/req/core/fc-limit-definition', 'A parameter `limit`', 'met', 'Default 10, at most 1000. `1e3` is read as 1.'),
  core(
    '/req/core/fc-limit-response-1',
    'A limit above the maximum has the effect of the maximum',
    'differs',
    '`limit=5000` returns 10 features and ignores every filter.',
  ),
  core(
    '/req/core/fc-bbox-definition',
    'A parameter `bbox` of four or six numbers',
    'partly',
    'Four numbers work. Six numbers return 500. An empty item counts as 0.',
  ),
  core(
    '/req/core/fc-bbox-response',
    'Features that intersect the box, and features without a geometry',
    'not-met',
    'The server compares stored points correctly. It omits features without stored geometry. It turns a box across the antimeridian into the rest of its latitude band.',
  ),
  core('/req/core/fc-time-definition', 'A parameter `datetime`', 'met', 'The parameter exists.'),
  core(
    '/req/core/fc-time-response',
    'Instants and intervals, with `..` or an empty end for an open one',
    'partly',
    'Instants, closed intervals and `..` work. An empty end matches nothing.',
  ),
  core(
    '/req/core/fc-response',
    'Only features that the request selects',
    'differs',
    'After an invalid parameter, the response contains features that no filter selected.',
  ),
  core('/req/core/fc-links', 'A working link from the page to itself', 'not-met', WRONG_LINKS),
  core('/req/core/fc-rel-type', 'A relation and a media type on each link', 'met', 'Both members are on each link.'),
  core(
    '/req/core/fc-timeStamp',
    'The time of the response, if given',
    'met',
    '`timeStamp` is the time of the response.',
  ),
  core(
    '/req/core/fc-numberMatched',
    'The correct number of matches, if given',
    'partly',
    'It is counted with the same filters. With a box, the row limit of the database also limits it. It is 0 if the database does not respond.',
  ),
  core(
    '/req/core/fc-numberReturned',
    'The correct number of features, if given',
    'met',
    'It is the length of `features`.',
  ),
  core(
    '/req/core/f-op',
    'Each feature at its own path',
    'met',
    '`GET /api/ogc/collections/location-proofs/items/{featureId}` returns 200.',
  ),
  core('/req/core/f-success', 'Status 200', 'met', 'It returns 200.'),
  core('/req/core/f-links', 'Working links to itself and to the collection', 'not-met', WRONG_LINKS),
  geojson(
    '/req/geojson/definition',
    'The media type `application/geo+json` for features and `application/json` for the rest',
    'met',
    'This is true for every response with status 200. Errors for unknown features are also labelled `application/geo+json`.',
  ),
  geojson(
    '/req/geojson/content',
    'GeoJSON objects whose `id` is the requested one',
    'met',
    'Feature collections and features of RFC 7946, with `id` equal to the UID.',
  ),
  group('html')('/conf/html', 'HTML responses', 'none', 'Every response is JSON, regardless of the `Accept` header.'),
  group('oas30')(
    '/conf/oas30',
    'An OpenAPI 3.0 definition of the server',
    'none',
    'Not published. We wrote the contract on this site from the source.',
  ),
  group('gmlsf0')('/conf/gmlsf0', 'GML, simple features level 0', 'none', 'Not implemented.'),
  group('gmlsf2')('/conf/gmlsf2', 'GML, simple features level 2', 'none', 'Not implemented.'),
];
