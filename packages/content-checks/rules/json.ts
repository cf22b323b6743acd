import Ajv from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import {lintGeoJson, type KnownPlace} from './geojsonLint';
import {findClosest} from '../closest';
import type {Finding} from '../report';
import {listFiles, readText} from '../files';
import type {PageFence} from '../page';
import {matchExpectedErrors, selectFences, type FenceProblem} from './expectation';

let compiled: {ajv: Ajv; names: string[]} | undefined;

/** The JSON Schemas of the site (2020-12) by name, with their neighbours at hand for references. */
function readSchemas(): {ajv: Ajv; names: string[]} {
  const ajv = addFormats(new Ajv({allErrors: true, strict: false}));
  const names = listFiles(['data/reference/schemas'], /\.json$/).map((path) => {
    const name = path.replace(/^.*\/|\.json$/g, '');
    ajv.addSchema(JSON.parse(readText(path)) as object, name);
    return name;
  });
  return {ajv, names};
}

/** What is wrong with a value by the schema that a fence names. */
function validate(value: unknown, name: string): FenceProblem[] {
  const {ajv, names} = (compiled ??= readSchemas());
  const run = ajv.getSchema(name);
  if (!run) {
    const fix = `Nearest: ${findClosest(name, names).join(', ')}.`;
    return [{line: 1, code: 'schema', message: `${name} is not a schema of this site.`, fix}];
  }
  void run(value);
  return (run.errors ?? []).map(({instancePath, keyword, message = ''}) => ({
    line: 1,
    code: keyword,
    message: `${instancePath || 'the value'} ${message}.`,
    fix: 'Fix the value, or name another schema.',
  }));
}

/** Line of the position that `JSON.parse` names in its message, counted from 1. */
function lineOfError(text: string, message: string): number {
  const position = Number(/position (\d+)/.exec(message)?.[1] ?? text.length);
  return text.slice(0, position).split('\n').length;
}

function findProblems({schema, text}: PageFence, places: readonly KnownPlace[]): FenceProblem[] {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    const {message} = error as Error;
    const fix = 'Write strict JSON: double quotes, no comments, no trailing comma.';
    return [{line: lineOfError(text, message), code: 'JSON', message: `${message}.`, fix}];
  }
  const problems = lintGeoJson(value, places).map(({path, message, fix}): FenceProblem => ({
    line: 1,
    code: 'GeoJSON',
    message: `${path}: ${message}`,
    fix,
  }));
  return schema ? [...problems, ...validate(value, schema)] : problems;
}

/** Parses, lints as GeoJSON whatever is GeoJSON in it, and validates against the schema that the fence names. */
export const checkJsonFences = (fences: readonly PageFence[], places: readonly KnownPlace[]): Finding[] =>
  selectFences(fences, ['json', 'geojson']).flatMap((fence) => matchExpectedErrors(fence, findProblems(fence, places)));
