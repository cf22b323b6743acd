/**
 * What the corpus holds the model to: one statement a rule, with the place in the source that it stands for. Paths are
 * those of DecentralizedGeo/astral-api@cf3f342, below `backend/src` unless they begin with `npm`, a package at the version
 * of that commit's lock file.
 */
export interface CorpusRule {
  /** File and lines at cf3f342, or package, version and file. */
  source: string;
  says: string;
}

const express = 'npm express@4.21.2';
const apollo = 'npm @apollo/server@4.11.3 dist/cjs';
const list = 'api/v0/controllers/location-proofs.controller.ts';
const service = 'services/supabase.service.ts';
const features = 'api/ogc/controllers/features.controller.ts';
const core = 'api/ogc/controllers/core.controller.ts';
const resolvers = 'graphql/resolvers/locationProofResolvers.ts';

export const rules = {
  root: {source: 'index.ts:39-57', says: 'GET / describes the service with constant texts and the current time.'},
  health: {source: 'index.ts:34-36', says: 'GET /health is constant.'},
  config: {
    source: 'api/v0/controllers/config.controller.ts:15-31',
    says: 'GET /api/v0/config says which chains have an endpoint; schema members are absent when their variables are.',
  },
  'path-form': {
    source: `${express} lib/router/index.js`,
    says: 'Paths are compared without regard to capitals and to one slash at the end.',
  },
  'path-unknown': {
    source: 'npm finalhandler@1.3.1 index.js',
    says: 'A path or method that no route takes answers 404 with an HTML page.',
  },
  'path-encoding': {
    source: `${express} lib/router/layer.js; index.ts:69-72`,
    says: 'A value in a path that cannot be decoded answers 500; elsewhere the path is compared as it is sent.',
  },
  head: {source: `${express} lib/router/route.js`, says: 'HEAD is answered by the GET route, without a body.'},
  options: {source: 'index.ts:31; npm cors@2.8.5 lib/index.js', says: 'OPTIONS answers 204 on every path.'},
  'body-json': {
    source: 'index.ts:30-31,69-72; npm body-parser@1.20.3 lib/types/json.js',
    says: 'A JSON body that is malformed, over 100 kB or not an object or array answers 500, before the CORS header is set.',
  },
  'query-form': {
    source: 'npm qs@6.13.0 lib/parse.js',
    says: 'A repeated parameter or `name[]` becomes a list, `name[key]` an object; bad percent-encoding stays as text.',
  },
  stats: {source: `${list}:131-147`, says: 'Statistics count all rows and four chains by name.'},
  row: {source: `${list}:16-30; ${service}:94-118`, says: 'One row by the exact text of its UID, without an envelope.'},
  'row-missing': {source: `${list}:26-28; ${service}:109-111`, says: 'An unknown UID answers 404 in JSON.'},
  'list-equal': {
    source: `${list}:48-58; ${service}:145-155`,
    says: 'chain, prover and subject are compared letter by letter, as text.',
  },
  'list-equal-box': {
    source: `${service}:185-187`,
    says: 'With a box the process compares the parameter itself, so a list matches no row.',
  },
  'list-time': {
    source: `${list}:60-66; ${service}:157-163`,
    says: 'Both bounds of the claimed event time are included.',
  },
  'list-bad-time': {
    source: `${list}:61,65; ${service}:158,162,222-225`,
    says: 'A text that is not a date makes toISOString throw; the list is empty, status 200.',
  },
  'list-box': {
    source: `${list}:68-73; ${service}:166-201; SUPABASE-SETUP.md §4`,
    says: 'A box is compared with the stored geometry, edges included; corners are sorted; other filters apply afterwards.',
  },
  'list-bad-box': {source: `${list}:72-76`, says: 'A box that is not four numbers answers 400.'},
  'list-box-form': {source: `${list}:69-70,119-122`, says: 'A box that is a list or an object answers 500.'},
  'list-limit': {source: `${list}:80-86; ${service}:205-207`, says: 'A limit is read by parseInt and clamped to 100.'},
  'list-bad-limit': {source: `${list}:83,107`, says: 'A limit that is not above 0 is ignored; 20 is reported.'},
  'list-no-limit': {
    source: `${list}:107-114; ${service}:205,210,197`,
    says: 'Without a limit every row is sent and 20 reported; an offset brings 20 rows.',
  },
  'list-offset': {source: `${list}:88-94; ${service}:209-211`, says: 'An offset below 0 is ignored.'},
  'list-next': {
    source: `${list}:109-114`,
    says: 'next repeats the query with the next offset, until the total is reached.',
  },
  'list-unknown': {source: `${list}:46-94`, says: 'Parameters of other names are ignored and repeated in next.'},
  'list-mixed': {source: `${list}:43-118; ${service}:131-226,440-517`, says: 'Filters are combined with AND.'},
  'ogc-landing': {source: `${core}:15-62`, says: 'The landing page has four links; three of them leave out /api.'},
  'ogc-conformance': {source: `${core}:77-96`, says: 'Three conformance classes are declared.'},
  'ogc-collections': {source: `${core}:111-179`, says: 'There is one collection.'},
  'ogc-collection': {source: `${core}:194-257`, says: 'The document of the collection has a parent link more.'},
  'ogc-unknown-collection': {
    source: `${core}:199-204; ${features}:56-61,165-170`,
    says: 'Another collection answers 404.',
  },
  'ogc-equal': {source: `${features}:290-291,406-412`, says: 'chain and prover filter; subject does not.'},
  'ogc-box': {source: `${features}:244-253,422-424`, says: 'A box is four numbers in a text.'},
  'ogc-bad-box': {source: `${features}:248-250,145-151`, says: 'A box that is not four numbers answers 500.'},
  'ogc-time': {
    source: `${features}:256-274`,
    says: 'datetime is an instant or an interval; two dots leave an end open.',
  },
  'ogc-bad-time': {
    source: `${features}:263-268; ${service}:222-225`,
    says: 'An end that is empty or not a date finds nothing.',
  },
  'ogc-page': {
    source: `${features}:277-287,103-132`,
    says: 'The page is cut by limit and offset; next is present when it is full.',
  },
  'ogc-reset': {
    source: `${features}:295-310`,
    says: 'One bad limit or offset, or one repeated parameter, drops all parameters.',
  },
  'ogc-mixed': {source: `${features}:51-144`, says: 'Filters are combined with AND.'},
  'ogc-item': {source: `${features}:159-226,318-380`, says: 'One row as a feature with three links.'},
  'ogc-item-missing': {source: `${features}:173,188-194`, says: 'An unknown feature answers 404, labelled as GeoJSON.'},
  'gql-row': {source: `${resolvers}:63-70,12-37`, says: 'One row by UID; zeros and empty texts become null.'},
  'gql-row-missing': {source: `${resolvers}:66`, says: 'An unknown UID gives null without an error.'},
  'gql-list': {
    source: `${resolvers}:78-90,42-53`,
    says: 'A page of rows; ten without a limit; times with milliseconds.',
  },
  'gql-count': {source: `${resolvers}:93-103`, says: 'The count ignores limit and offset.'},
  'gql-stats': {source: `${resolvers}:106-145`, says: 'byChain is empty: the CSV is cut at a backslash and an n.'},
  'gql-null-filter': {source: `${resolvers}:42,85-88,98-101`, says: 'A filter that is null fails the whole answer.'},
  'gql-limit': {source: `${resolvers}:50-51; ${service}:205-211`, says: 'A limit of 0 means 10; no limit caps it.'},
  'gql-box': {
    source: `${resolvers}:49; ${service}:166-179`,
    says: 'The first four numbers of a box count; fewer find nothing.',
  },
  'gql-invalid': {
    source: `${apollo}/requestPipeline.js`,
    says: 'A document that does not parse or validate answers 400 with messages only.',
  },
  'gql-mutation': {
    source: `graphql/schema.ts:9-22; ${apollo}/requestPipeline.js`,
    says: 'A mutation answers 200 with an error, by GET 405.',
  },
  'gql-guard': {source: `${apollo}/preventCsrf.js`, says: 'A request that a form could send answers 400.'},
  'gql-method': {
    source: `${apollo}/runHttpQuery.js`,
    says: 'A method other than GET and POST answers 405, after the guard.',
  },
  'gql-body': {
    source: `${apollo}/runHttpQuery.js, httpBatching.js`,
    says: 'The members of the body have fixed types; lists are rejected.',
  },
  'gql-get': {
    source: `${apollo}/runHttpQuery.js`,
    says: 'By GET the operation is in the query string, each member once, variables as JSON.',
  },
  'gql-accept': {
    source: `${apollo}/ApolloServer.js, runHttpQuery.js`,
    says: 'Accept chooses between two JSON types, 406, and a landing page for browsers.',
  },
  'gql-path': {source: 'graphql/server.ts:41-42', says: 'Paths below /graphql are GraphQL too.'},
  'gql-persisted': {
    source: `${apollo}/requestPipeline.js`,
    says: 'An unknown persisted query answers 200 with an error.',
  },
} as const satisfies Readonly<Record<string, CorpusRule>>;

export type RuleId = keyof typeof rules;
