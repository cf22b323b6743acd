import {readResults} from '@astral-docs/conformance/results';
import {STEPS} from '@astral-docs/location-record/reasons/reason';
import {reasons} from '@astral-docs/location-record/reasons/table';
import {requirements} from '../../data/protocol/requirements';
import {figureTables} from '../../data/figure-tables';
import {facts} from '../../data';
import {errors} from '../../data/errors';
import {glossary} from '../../data/glossary';
import {issueLists, knownIssues} from '../../data/known-issues';
import {networks} from '../../data/networks';
import {schemas} from '../../data/schemas';
import {states, status} from '../../data/status';
import type {KnownIssue} from '../../data/types';
import {failUnknown, PageReferenceError} from '../shared/position';
import {buildZoomLadderData, listPlaygroundModules, buildPlaceConverterData, buildRecordWorkbenchData} from './tools';

function unknown(kind: string, id: string | undefined, known: Iterable<string>, attribute: string): never {
  const names = [...known];
  if (id === undefined)
    throw new PageReferenceError(`${kind} has no ${attribute}.`, `Write ${attribute}="${names[0] ?? '…'}".`);
  return failUnknown(kind, id, names);
}

type Attributes = Readonly<Record<string, string | undefined>>;
type Resolver = (attributes: Attributes) => unknown;

function byId<T extends {id: string}>(kind: string, list: readonly T[], id: string | undefined): T {
  const ids = list.map((entry) => entry.id);
  return list.find((entry) => entry.id === id) ?? unknown(kind, id, ids, 'id');
}

const only = <T>(
  list: readonly T[],
  kind: string,
  attribute: string,
  value: string | undefined,
  read: (entry: T) => string,
): T[] => {
  const found = list.filter((entry) => read(entry) === value);
  return found.length > 0 ? found : unknown(kind, value, new Set(list.map(read)), attribute);
};

const pick = <T, Name extends keyof T>(entry: T, ...names: Name[]): Pick<T, Name> =>
  Object.fromEntries(names.map((name) => [name, entry[name]])) as Pick<T, Name>;

/** The value behind a key such as `network.sepolia.eas`. @throws PageReferenceError with the nearest keys */
const findFact = (key: string | undefined) => facts.get(key ?? '') ?? unknown('Fact', key, facts.keys(), 'of');

/** Known issues by the heading below which their page lists them, in the order given; one group without a heading where there are few. */
export function groupKnownIssues(all: readonly KnownIssue[]): {group?: string; issues: KnownIssue[]}[] {
  return [...new Set(all.map(({group}) => group))].map((group) => ({
    group,
    issues: all.filter((issue) => issue.group === group),
  }));
}

/** By element of a page, for instance `NetworkTable`: the value that the build passes to it as `data`. */
export const elementDataResolvers: Readonly<Record<string, Resolver>> = {
  Fact: ({of}) => pick(findFact(of), 'value', 'kind'),
  Term: ({id}) => pick(byId('Term', glossary, id), 'term', 'definition'),
  Glossary: () => glossary.map(({id, term, definition, aliases = []}) => ({id, term, definition, aliases})),
  NetworkTable: () =>
    networks.map((network) => ({
      ...pick(network, 'key', 'chainId', 'name', 'testnet', 'eas', 'schemaRegistry', 'easVersion'),
      schema: network.knownSchemas.find(({schema}) => schema === 'v0.1')?.state ?? 'unverified',
    })),
  SchemaTable: () => schemas.map((schema) => pick(schema, 'key', 'name', 'string', 'uid', 'status', 'note')),
  StatusTable: ({group, area}) =>
    only(Object.entries(status), 'Status group', 'group', group, ([, entry]) => entry.group)
      .filter(([, {family}]) => !area || family === area)
      .map(([key, entry]) => ({
        ...pick(entry, 'name', 'what', 'evidence', 'lastCommit', 'family', 'url', 'page'),
        key,
        state: states[entry.state],
      })),
  FigureTable: ({of}) => figureTables[of ?? ''] ?? unknown('Figure table', of, Object.keys(figureTables), 'of'),
  KitResultTable: () => readResults().map(({badge, ...result}) => ({...result, badgeWidth: badge.width})),
  RequirementTable: () => requirements,
  ReasonTable: () => reasons.map((reason) => ({...reason, step: STEPS[reason.step]})),
  ErrorTable: ({area}) =>
    only(errors, 'Error area', 'area', area, (entry) => entry.area).map((error) =>
      pick(error, 'id', 'name', 'code', 'message', 'when', 'fix'),
    ),
  KnownIssueTable: ({area}) =>
    groupKnownIssues(only(knownIssues, 'Known issue area', 'area', area, (entry) => entry.area)).map(({issues}) =>
      issues.map((issue) => pick(issue, 'id', 'title', 'concerns', 'severity', 'happens', 'workaround')),
    ),
  PayloadFigure: () => buildRecordWorkbenchData().example.words,
  PlaceConverter: buildPlaceConverterData,
  Playground: listPlaygroundModules,
  RecordWorkbench: buildRecordWorkbenchData,
  ZoomLadder: buildZoomLadderData,
  KnownIssue: (attributes) => {
    const issue = byId('KnownIssue', knownIssues, attributes.id);
    return {...pick(issue, 'id', 'title', 'severity', 'workaround'), list: issueLists[issue.area]};
  },
};

/** A key in double braces; at least one dot, so that `{{value}}` of JSX stays what it is. */
const placeholder = /\{\{\s*([a-z]\w*)\.([\w.-]+)\s*\}\}/gi;

/**
 * Writes the values of all `{{key}}` into the text of a fence. Braces whose first word is no family of facts, such as
 * those of a template language, stay.
 *
 * @throws PageReferenceError for a key that the data do not have
 */
export function fillPlaceholders(text: string): string {
  if (!text.includes('{{')) return text;
  const families = new Set([...facts.keys()].map((key) => key.slice(0, key.indexOf('.'))));
  return text.replace(placeholder, (whole, family: string, rest: string) =>
    families.has(family) ? findFact(`${family}.${rest}`).value : whole,
  );
}
