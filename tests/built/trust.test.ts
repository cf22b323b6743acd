import {readFileSync} from 'node:fs';
import {fromHtml} from 'hast-util-from-html';
import {toString} from 'hast-util-to-string';
import {describe, expect, it} from 'vitest';
import type {AccessibilityRun} from '../../src/components/AccessibilityReport';

const read = (path: string): string => readFileSync(path, 'utf8');

describe('the accessibility page', () => {
  const run = JSON.parse(read('data/measurements/accessibility.json')) as AccessibilityRun;
  const text = toString(fromHtml(read('build/markdown-page/index.html'))).replace(/\s+/g, ' ');

  it('quotes the last recorded run, which found nothing', () => {
    expect(run.violations).toBe(0);
    expect(run.date).toMatch(/^\d{4}-\d\d-\d\d$/);
    const {axeVersion, pages, modes} = run;
    expect(text).toContain(
      `axe-core ${axeVersion} looked at ${pages} pages, each in ${modes.length} ways (${modes.join('; ')})`,
    );
    expect(text).toContain('and reported no violation');
  });
});
