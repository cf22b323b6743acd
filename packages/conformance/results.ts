/** Reports that the page of results shows, and the badge of each. */
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {isInPart, type Kit, type Report} from './runner/types';

/** The implementations, by the names of their folders. Each name is also that of its file in `reports/`, and of its badge. */
const IMPLEMENTATIONS = ['typescript', 'python', 'go'];

/** One row of the table of results. */
export interface Result extends Pick<Report, 'kit' | 'date' | 'passed'> {
  id: string;
  name: string;
  language: string;
  source: string;
  asked: number;
  /** Parts of which every case was asked and passes. */
  parts: string[];
  /** Failed cases by rule, most first. */
  rules: [rule: string, failed: number][];
}

/** What a report says of an implementation, part by part. */
export function buildResult(id: string, source: string, report: Report, {parts, cases}: Kit): Result {
  const {implementation, passed, failures, rules, notOffered} = report;
  const failed = new Set(failures.map((failure) => failure.id));
  const passes = ([, part]: [string, Kit['parts'][string]]): boolean =>
    part.ops.every((op) => !(op in notOffered)) && cases.every((item) => !failed.has(item.id) || !isInPart(part, item));
  return {
    id,
    name: [implementation.name, implementation.version ?? ''].join(' ').trim(),
    language: implementation.language,
    source,
    kit: report.kit,
    date: report.date,
    passed,
    asked: passed + failures.length,
    parts: Object.entries(parts)
      .filter(passes)
      .map(([name]) => name),
    rules: Object.entries(rules).sort((a, b) => b[1] - a[1]),
  };
}

/** The results of all reports in `reports/`. */
export function readResults(): (Result & {badge: ReturnType<typeof drawBadge>})[] {
  const read = (path: string): unknown => JSON.parse(readFileSync(join(__dirname, path), 'utf8'));
  const kit = read('kit.json') as Kit;
  return IMPLEMENTATIONS.map((id) => {
    const source = `https://github.com/AstralProtocol/docs/tree/main/packages/conformance/${id}`;
    const result = buildResult(id, source, read(`reports/${id}.json`) as Report, kit);
    return {...result, badge: drawBadge(result)};
  });
}

/** Verdana at 11 pixels is this wide on the average; textLength makes any other font fit. */
const widthOf = (text: string): number => Math.round(text.length * 6.4);

/** A badge in SVG with the version of the kit and how many of its cases pass, and its width in pixels. It is 20 high. */
export function drawBadge({kit, passed, asked}: Pick<Result, 'kit' | 'passed' | 'asked'>): {
  svg: string;
  width: number;
} {
  const [name, score] = [`Location Protocol kit ${kit.version}`, `${passed} of ${asked} passed`];
  const [left, right] = [widthOf(name) + 12, widthOf(score) + 12];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${left + right}" height="20" role="img">
<title>${name}: ${score}</title>
<rect width="${left}" height="20" fill="#444"/>
<rect x="${left}" width="${right}" height="20" fill="${passed === asked ? '#256029' : '#8a3b12'}"/>
<g fill="#fff" font-family="Verdana, DejaVu Sans, sans-serif" font-size="11">
<text x="6" y="14" textLength="${widthOf(name)}">${name}</text>
<text x="${left + 6}" y="14" textLength="${widthOf(score)}">${score}</text>
</g>
</svg>
`;
  return {svg, width: left + right};
}
