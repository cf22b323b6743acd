/**
 * The query string as Express 4.21.2 reads it, with qs 6.13.0 and its "extended" syntax: a repeated name or `name[]` makes
 * an array, `name[key]` an object. The tests compare this reader with that package.
 * Source of the behaviour: npm express@4.21.2 lib/middleware/query.js; npm qs@6.13.0 lib/parse.js.
 */

/** A parameter as the server sees it: a text, a list or an object. */
export type QueryValue = string | QueryValue[] | {[key: string]: QueryValue | true};
export type Query = Readonly<Record<string, QueryValue | undefined>>;

const DEPTH = 5;
const ARRAY_LIMIT = 20;
const PARAMETER_LIMIT = 1000;

/** A form-encoded text: `+` is a space, and text that is not valid percent-encoding stays as it is. */
function decode(text: string): string {
  const spaced = text.replaceAll('+', ' ');
  try {
    return decodeURIComponent(spaced);
  } catch {
    return spaced;
  }
}

/** Both in one list, as `Array.concat` joins them: unlike `flat`, it keeps holes. */
const combine = (a: QueryValue, b: QueryValue): QueryValue[] =>
  ([] as QueryValue[]).concat(a as QueryValue[], b as QueryValue[]);

/** `filter[a][0]` → `['filter', '[a]', '[0]']`. What is deeper than five levels is one key. */
function pathOf(name: string): string[] {
  const parts = [...name.matchAll(/\[[^[\]]*\]/g)];
  const parent = parts[0] ? name.slice(0, parts[0].index) : name;
  const rest = parts[DEPTH] ? [`[${name.slice(parts[DEPTH].index)}]`] : [];
  return [...(parent ? [parent] : []), ...parts.slice(0, DEPTH).map(([part]) => part), ...rest];
}

/** The value inside the containers that the steps of a path name. */
function nest(steps: readonly string[], value: QueryValue): QueryValue {
  const [step, ...inner] = steps;
  if (step === undefined) return value;
  const leaf = nest(inner, value);
  if (step === '[]') return combine([], leaf);
  const key = step.replace(/^\[(.*)\]$/s, '$1');
  if (step !== key && /^(0|[1-9]\d*)$/.test(key) && Number(key) <= ARRAY_LIMIT) {
    const list: QueryValue[] = [];
    list[Number(key)] = leaf;
    return list;
  }
  return key === '__proto__' ? {} : {[key]: leaf};
}

const objectOf = (value: QueryValue[]): Record<string, QueryValue> => Object.fromEntries(Object.entries(value));

function merge(target: QueryValue, source: QueryValue): QueryValue {
  if (source === '') return target;
  if (typeof source === 'string') {
    if (Array.isArray(target)) return combine(target, source);
    return typeof target === 'object' ? {...target, [source]: true} : [target, source];
  }
  if (typeof target === 'string') return combine(target, source);
  if (Array.isArray(target) && Array.isArray(source)) {
    const merged = target.slice();
    source.forEach((item, index) => {
      const known = merged[index];
      if (known === undefined) merged[index] = item;
      else if (typeof known === 'object' && typeof item === 'object') merged[index] = merge(known, item);
      else merged.push(item);
    });
    return merged;
  }
  const result: Record<string, QueryValue | true> = {...(Array.isArray(target) ? objectOf(target) : target)};
  for (const [key, item] of Object.entries(source) as [string, QueryValue][]) {
    const known = result[key];
    result[key] = known === undefined || known === true ? item : merge(known, item);
  }
  return result;
}

/** Lists without holes. */
function compact(value: QueryValue | true): QueryValue | true {
  if (value === true || typeof value === 'string') return value;
  if (Array.isArray(value))
    return value.filter((item) => item !== undefined).map((item) => compact(item) as QueryValue);
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, compact(item)]));
}

/** Reads a query string (without `?`). At most 1000 parameters are read. */
export function parseQuery(text: string): Query {
  if (text === '') return {};
  const values = new Map<string, QueryValue>();
  const parts = text.replace(/%5B/gi, '[').replace(/%5D/gi, ']').split('&', PARAMETER_LIMIT);
  for (const part of parts) {
    const bracket = part.indexOf(']=');
    const at = bracket === -1 ? part.indexOf('=') : bracket + 1;
    const name = decode(at === -1 ? part : part.slice(0, at));
    const value = at === -1 ? '' : decode(part.slice(at + 1));
    const known = values.get(name);
    values.set(name, known === undefined ? value : combine(known, value));
  }
  let query: QueryValue = {};
  for (const [name, value] of values) if (name) query = merge(query, nest(pathOf(name), value));
  return compact(query) as Query;
}

/**
 * The query with every value as one text: what `URLSearchParams` makes of an object. Lists are joined by commas, objects
 * become `[object Object]`.
 */
export function plain(query: Query): Record<string, string> {
  return Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)]));
}
