import type {Configuration} from 'markdownlint';
import {lint} from 'markdownlint/sync';
import type {Finding} from '../report';

/** The form of Markdown, by the rules of markdownlint. */
export const checkMarkdown = (file: string, text: string, config: Configuration): Finding[] =>
  (lint({strings: {text}, config}).text ?? []).map(
    ({lineNumber, ruleNames: [rule], ruleDescription, errorDetail, errorRange, ruleInformation}) => ({
      file,
      line: lineNumber,
      column: errorRange?.[0],
      message: `${ruleDescription}${errorDetail ? `: ${errorDetail}` : ''} (${rule}).`,
      fix: `See ${ruleInformation}`,
    }),
  );
