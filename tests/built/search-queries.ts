/**
 * What readers type, written before the engine was tuned. `pages` are the pages that answer; `section` matches the headings
 * that answer best; the top of a page has the page's title for a heading.
 */
export interface Query {
  text: string;
  pages: string[];
  section: RegExp;
}

const q = (text: string, pages: string | string[], section: RegExp): Query => ({text, pages: [pages].flat(), section});
const geospatial = '/sdk/background/geospatial';
const shapes = '/sdk/background/shapes';
const cells = '/sdk/background/cells';
const web3 = '/sdk/background/web3';
const schema = '/location-protocol/eas-schema';
const schemas = '/location-protocol/schemas';
const types = '/location-protocol/location-types';
const offchain = '/sdk/guides/offchain-workflow';
const onchain = '/sdk/guides/onchain-workflow';
const ogc = '/api/ogc-api';
const spatial = '/api/spatial-queries';

export const queries: Query[] = [
  q('bbox axis order', [spatial, ogc, geospatial], /box|axis|features|edge/i),
  q('bounding box', [spatial, ogc, '/spatial-sol/functions', '/spatial-sol/replacements'], /box/i),
  q('antimeridian', [shapes, spatial, '/api/graphql-api', '/blog/long-blog-post'], /antimeridian/i),
  q('date line', [shapes, spatial, '/api/graphql-api', '/blog/long-blog-post'], /antimeridian/i),
  q(
    'longitude first or latitude first',
    [geospatial, types, '/blog/long-blog-post', '/core-concepts/what-is-spatial-data'],
    /axis|order|coordinate|longitude/i,
  ),
  q(
    'swapped coordinates',
    [
      geospatial,
      '/api/troubleshooting',
      types,
      '/blog/long-blog-post',
      '/core-concepts/what-is-spatial-data',
      spatial,
      schema,
    ],
    /axis|coordinate|wrong|swap/i,
  ),
  q(
    'precision decimals metres',
    [geospatial, '/core-concepts/what-is-spatial-data', '/blog/long-blog-post'],
    /precision|decimal/i,
  ),
  q('winding order polygon ring', [shapes], /ring/i),
  q('wkt', [types, shapes], /wkt/i),
  q('geohash', [types, cells], /geohash|cells/i),
  q('h3 cell', [types, cells, '/sdk/extensions'], /h3|cell/i),
  q('EIP-712', [web3, '/location-protocol/attestations', '/location-proofs/glossary'], /712|typed|sign/i),
  q('eip 191 message', [web3], /191/),
  q('schema uid', [web3, schemas, '/hello'], /uid/i),
  q('how is a uid computed', [web3, schemas, '/location-protocol/attestations', '/hello'], /uid/i),
  q(
    'gas cost onchain attestation',
    ['/sdk/guides/gas', onchain, web3, '/core-concepts/onchain-geospatial'],
    /cost|gas/i,
  ),
  q('finality', [web3], /finality/i),
  q('install sdk', ['/sdk/quick-start/installation'], /install|build/i),
  q('npm install astral', ['/sdk/quick-start/installation'], /install|build/i),
  q('configure chain and signer', ['/sdk/quick-start/configuration'], /chain|signer/i),
  q('browser wallet', ['/sdk/quick-start/configuration', '/sdk/guides/getting-started'], /browser/i),
  q('first attestation', ['/sdk/quick-start/first-attestation', '/intro', '/sdk/quick-start/', offchain], /.*/),
  q('first record', ['/intro', '/hello'], /record/i),
  q(
    'offchain verify does not detect tampering',
    ['/sdk/guides/keep-the-salt', offchain, '/sdk/quick-start/first-attestation', '/sdk/'],
    /verify|check|miss|issue|keep/i,
  ),
  q('keep the salt', ['/sdk/guides/keep-the-salt', offchain], /salt/i),
  q('revoke attestation onchain', [onchain], /revoke/i),
  q('revoke offchain record', [offchain, '/sdk/guides/onchain-eas'], /revoke/i),
  q('nonce manager batch', [onchain, '/examples/batch'], /several|batch/i),
  q('expiration time', [offchain, schema, '/sdk/'], /expir|field|option|config|offchain/i),
  q('timestamp a record onchain', [offchain, '/sdk/guides/onchain-eas'], /anchor|time/i),
  q('smart contract reads location', ['/sdk/guides/read-in-contract', '/sdk/guides/onchain-polygon'], /contract/i),
  q(
    'migrate 0.1 to 0.2',
    [
      '/sdk/guides/upgrade',
      '/examples/migrate-record',
      '/examples',
      '/developer-resources/location-attestations',
      '/location-protocol/v01',
    ],
    /move|migrate|v0\.1|from/i,
  ),
  q('custom location type extension', ['/sdk/extensions'], /location type/i),
  q('media type extension', ['/sdk/extensions', '/location-protocol/media-extensions'], /media|type|handle/i),
  q('AstralSDK constructor', ['/sdk/'], /astralsdk|constructor/i),
  q('ValidationError', ['/sdk/'], /validation/i),
  q('ExtensionRegistry', ['/sdk/', '/sdk/extensions'], /extension/i),
  q('graphql query limit offset', ['/api/graphql-api'], /page|query|filter|type/i),
  q('graphql errors', ['/api/graphql-api'], /error|fail/i),
  q('count records by chain', ['/api/graphql-api', '/api/api-reference'], /count/i),
  q('cors', ['/api/troubleshooting', '/api/api-reference', '/api/authentication'], /cross-origin|rule|code|cors/i),
  q('api key', ['/api/authentication'], /key|authentication/i),
  q('rate limit', ['/api/authentication', '/api/api-reference', '/api/'], /.*/),
  q('ogc conformance', [ogc], /conformance/i),
  q('qgis gdal', [ogc], /qgis/i),
  q('temporal interval filter datetime', [ogc, spatial], /time/i),
  q('empty result status 200', ['/api/troubleshooting'], /200/),
  q('record does not appear', ['/api/troubleshooting'], /missing/i),
  q(
    'null geometry',
    [spatial, '/api/data-model', '/api/run-your-own', '/api/graphql-api'],
    /null|box|geometry|coordinate|column|wrong|lost/i,
  ),
  q('database columns', ['/api/data-model'], /column/i),
  q('run your own server', ['/api/run-your-own', '/api/getting-started'], /.*/),
  q('ingest', ['/api/data-model', '/api/api-reference'], /ingest/i),
  q('known issues of the api', ['/api', '/api/documentation-review'], /issue/i),
  q('required fields of a record', [schema], /required/i),
  q('test vectors', [schema], /vector/i),
  q(
    'decode payload',
    ['/location-protocol/payloads', '/astralscan/developers', '/developer-resources/location-attestations'],
    /decode|payload/i,
  ),
  q(
    'attach a photo',
    ['/location-protocol/media-attachments', '/sdk/guides/attach-image', '/examples'],
    /attach|image|media|survey/i,
  ),
  q(
    'why not just sign coordinates',
    ['/location-protocol/rationale', '/location-protocol/introduction', '/blog/first-blog-post'],
    /.*/,
  ),
  q('recipe arrays v0.1', ['/location-protocol/strategies-recipes'], /array|recipe/i),
  q('geofence', ['/examples/geofence', '/examples'], /geofence/i),
  q('supply chain', ['/examples/hand-over', '/examples'], /supply/i),
  q(
    'verify a record that I received',
    ['/intro', '/examples', '/sdk/quick-start/', '/location-protocol/verification'],
    /verify|check|received/i,
  ),
  q('farcaster mini app tag', ['/astralscan/frames'], /tag|mini|frame/i),
  q('logbook storage', ['/spatial-registries/logbook'], /storage/i),
  q('spatial.sol accuracy sine', ['/spatial-sol/functions', '/spatial-sol/replacements'], /sine|trigonometry/i),
  q(
    'point in polygon solidity',
    [
      '/sdk/guides/onchain-polygon',
      '/spatial-sol/introduction',
      '/spatial-registries/spatial-sol',
      '/spatial-sol/research-plan',
      '/developer-resources/spatial-registries',
      '/core-concepts/onchain-geospatial',
      '/blog/mdx-blog-post',
    ],
    /.*/,
  ),
  q('geonft registry', ['/developer-resources/spatial-registries'], /.*/),
  q('proof strategies', ['/location-proofs/strategies'], /.*/),
  q(
    'gps spoofing',
    [
      '/location-proofs/strategies',
      '/location-proofs/signals',
      '/location-proofs/evaluation',
      '/location-proofs/glossary',
    ],
    /.*/,
  ),
  q(
    'credibility score',
    ['/location-proofs/evaluation', '/location-proofs/glossary', '/core-concepts/location-proofs'],
    /.*/,
  ),
  q('what is a stamp', ['/location-proofs/overview', '/location-proofs/glossary'], /.*/),
  q('glossary', ['/location-proofs/glossary'], /.*/),
  q('add a page to this site', ['/tutorial-basics/create-a-document', '/tutorial-basics/create-a-page'], /.*/),
  q('content security policy headers', ['/tutorial-basics/deploy-your-site'], /.*/),
  q('cite', ['/research/introduction'], /cite/i),
];

/** The same query with one letter of its longest word replaced by its neighbour: a typing mistake. */
export function mistyped(text: string): string {
  const words = text.split(' ');
  const longest = words.reduce((a, b) => (b.replace(/[^a-z]/gi, '').length > a.length ? b : a), '');
  if (longest.length < 6 || /\d/.test(longest)) return text;
  const at = Math.floor(longest.length / 2);
  return text.replace(longest, longest.slice(0, at) + longest.slice(at + 1));
}
