/** Something wrong in the sources. Every check reports in this form, whoever prints it: a terminal, a pull request or an editor. */
export interface Finding {
  /** Path from the root of the project, with slashes. */
  file: string;
  /** Counted from 1. */
  line: number;
  /** Counted from 1; left out where a check knows the line alone. */
  column?: number;
  message: string;
  fix: string;
}

/** One line, in the form in which editors and terminals link to a place: `file:line:column message fix`. */
export const formatFinding = ({file, line, column = 1, message, fix}: Finding): string =>
  `${file}:${line}:${column} ${message} ${fix}`.replace(/\s*\n\s*/g, ' ');

/** What a workflow command of GitHub needs escaped in its text. */
const escapeCommand = (text: string): string => text.replace(/%/g, '%25').replace(/\r/g, '%0D').replace(/\n/g, '%0A');

/** The same as an annotation of a pull request on GitHub. */
export const toAnnotation = ({file, line, column = 1, message, fix}: Finding): string =>
  `::error file=${file},line=${line},col=${column}::${escapeCommand(`${message} ${fix}`.trim())}`;

/** What a check finds in a file. A check that fails on a file that is half written is a finding of that file, and the others go on. */
export async function runCheck(file: string, check: () => Finding[] | Promise<Finding[]>): Promise<Finding[]> {
  try {
    return await check();
  } catch (error) {
    const message = `A check of the file failed: ${(error as Error).message}.`;
    return [{file, line: 1, message, fix: 'Correct the file, or the check if the file is right.'}];
  }
}

/** By file, line and column, each finding once. */
export function sortFindings(findings: readonly Finding[]): Finding[] {
  const once = new Map(findings.map((finding) => [formatFinding(finding), finding]));
  return [...once.values()].sort(
    (a, b) => a.file.localeCompare(b.file, 'en') || a.line - b.line || (a.column ?? 1) - (b.column ?? 1),
  );
}
