import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import Ajv from 'ajv';
import Ajv2020 from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import {lintGeoJson, type KnownPlace} from './geojsonLint';
import {findClosest} from '../closest';
import type {CheckResult} from '../report';
import {listFiles, root} from '../files';
import type {PageFence} from '../page';
import {matchExpectedErrors, selectFences, type FenceProblem} from './expectation';

const schemaFolder = 'data/reference/schemas';

type Validate = (value: unknown) => FenceProblem[];

const compiled = new Map<string, Validate>();

/**
 * Compiles a JSON Schema file once, with its neighbours at hand for references. The dialect is what its `$schema` says;
 * draft-07 otherwise.
 */
function validatorOf(path: string): Validate {
  const known = compiled.get(path);
  if (known) return known;
  const read = (file: string): {$schema?: string; $id?: string} => JSON.parse(readFileSync(file, 'utf8'));
  const schema = read(path);
  const ajv = new (schema.$schema?.includes('2020-12') ? Ajv2020 : Ajv)({allErrors: true, strict: false});
  addFormats(ajv);
  for (const name of readdirSync(dirname(path))) {
    const neighbour = join(dirname(path), name);
    if (name.endsWith('.json') && neighbour !== path && read(neighbour).$schema === schema.$schema)
      ajv.addSchema(read(neighbour));
  }
  const run = ajv.compile(schema);
  const validate: Validate = (value) =>
    run(value)
      ? []
      : (run.errors ?? []).map(({instancePath, keyword, message = ''}) => ({
          line: 1,
          code: keyword,
          message: `${instancePath || 'the value'} ${message}.`,
          fix: 'Fix the value, or name another schema.',
        }));
  compiled.set(path, validate);
  return validate;
}

/** Line of the position that `JSON.parse` names in its message, counted from 1. */
function lineOfError(text: string, message: string): number {
  const position = Number(/position (\d+)/.exec(message)?.[1] ?? text.length);
  return text.slice(0, position).split('\n').length;
}

function problemsOf(
  {language, schema, text}: PageFence,
  places: readonly KnownPlace[],
  folder: string,
): FenceProblem[] {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    const {message} = error as Error;
    return [
      {
        line: lineOfError(text, message),
        code: 'JSON',
        message: `${message}.`,
        fix: 'Write strict JSON: double quotes, no comments, no trailing comma.',
      },
    ];
  }
  const {problems: found, positions} = lintGeoJson(value, places);
  const problems = found.map(({path, message, fix}): FenceProblem => ({
    line: 1,
    code: 'GeoJSON',
    message: `${path}: ${message}`,
    fix,
  }));
  if (language === 'geojson' && positions === 0) {
    problems.push({
      line: 1,
      code: 'GeoJSON',
      message: 'There is no position in it.',
      fix: 'Use json for anything that is not GeoJSON.',
    });
  }
  if (schema) {
    const path = join(folder, `${schema}.json`);
    if (existsSync(path)) problems.push(...validatorOf(path)(value));
    else {
      const known = listFiles([schemaFolder], /\.json$/).map((file) =>
        file.slice(schemaFolder.length + 1, -'.json'.length),
      );
      problems.push({
        line: 1,
        code: 'schema',
        message: `${schema} is not a schema of this site.`,
        fix: `Nearest: ${findClosest(schema, known).join(', ') || 'none yet'}.`,
      });
    }
  }
  return problems;
}

/** Parses, lints as GeoJSON whatever is GeoJSON in it, and validates against the schema that the fence names. */
export function checkJson(
  fences: readonly PageFence[],
  places: readonly KnownPlace[],
  folder = join(root, schemaFolder),
): CheckResult {
  const own = selectFences(fences, ['json', 'geojson']);
  return {
    checkedCount: own.length,
    findings: own.flatMap((fence) => matchExpectedErrors(fence, problemsOf(fence, places, folder))),
  };
}
