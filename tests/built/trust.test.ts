import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {fromHtml} from 'hast-util-from-html';
import {toString} from 'hast-util-to-string';
import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import type {AccessibilityRun} from '../../src/components/AccessibilityReport';

const read = (path: string): string => readFileSync(path, 'utf8');

describe('the accessibility page', () => {
  const run = JSON.parse(read('data/measurements/accessibility.json')) as AccessibilityRun;
  const text = toString(fromHtml(read('build/markdown-page/index.html'))).replace(/\s+/g, ' ');
  const says = ({axeVersion, pages, modes, violations}: AccessibilityRun): boolean =>
    text.includes(
      `axe-core ${axeVersion} looked at ${pages} pages, each in ${modes.length} ways (${modes.join('; ')})`,
    ) && text.includes(`and reported ${violations === 0 ? 'no' : violations} violation`);

  it('quotes the last recorded run, which found nothing', () => {
    expect(run.violations).toBe(0);
    expect(run.date).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(says(run)).toBe(true);
  });

  it('that quotes another run is caught (negative control)', () => {
    expect(says({...run, pages: run.pages + 1})).toBe(false);
    expect(says({...run, violations: 1})).toBe(false);
  });
});

describe('the workflows', () => {
  interface Workflow {
    permissions?: Record<string, string>;
    jobs: Record<string, {steps: {uses?: string; run?: string}[]}>;
  }
  const folder = '.github/workflows';
  const workflows = readdirSync(folder).map((name) => parse(read(join(folder, name))) as Workflow);

  /** Actions that a tag or a branch names, so that somebody else can change what runs here; jobs that may write by default. */
  const loose = ({permissions, jobs}: Workflow): string[] => [
    ...(permissions && Object.values(permissions).every((level) => level === 'read') ? [] : ['permissions']),
    ...Object.values(jobs)
      .flatMap(({steps}) => steps)
      .flatMap(({uses}) => (uses && !/^[\w-]+\/[\w./-]+@[0-9a-f]{40}$/.test(uses) ? [uses] : [])),
  ];

  it('run actions that a hash names, with no right but reading', () => {
    expect(workflows.flatMap(loose)).toEqual([]);
    const commands = workflows.flatMap(({jobs}) => Object.values(jobs).flatMap(({steps}) => steps.map(({run}) => run)));
    expect(commands).toEqual(expect.arrayContaining(['.ci/run', 'npm ci', 'npm run build']));
  });

  it('that would run anything else are caught (negative control)', () =>
    expect(
      loose({
        permissions: {contents: 'write'},
        jobs: {test: {steps: [{uses: 'actions/checkout@v7'}, {run: 'npm ci'}]}},
      }),
    ).toEqual(['permissions', 'actions/checkout@v7']));
});

describe('the forms for reports', () => {
  interface Form {
    name?: string;
    description?: string;
    body?: {type: string; id?: string; attributes?: {label?: string}; validations?: {required?: boolean}}[];
  }
  const folder = '.github/ISSUE_TEMPLATE';

  /** What keeps GitHub from showing a form, or a reader from knowing what to write. */
  const faults = ({name, description, body = []}: Form): string[] => [
    ...(name && description ? [] : ['no name or description']),
    ...(body.some(({validations}) => validations?.required) ? [] : ['asks for nothing']),
    ...body.flatMap(({id, attributes}) => (id && attributes?.label ? [] : ['a field without id or label'])),
    ...(new Set(body.map(({id}) => id)).size === body.length ? [] : ['an id twice']),
  ];

  it('are complete, and there is one for mistakes, gaps and barriers', () => {
    const forms = readdirSync(folder).filter((name) => name !== 'config.yml');
    expect(forms.sort()).toEqual(['barrier.yml', 'missing.yml', 'mistake.yml']);
    for (const form of forms) expect(faults(parse(read(join(folder, form))) as Form), form).toEqual([]);
    expect(read('.github/pull_request_template.md')).toContain('npm test');
  });

  it('that are not are caught (negative control)', () =>
    expect(
      faults({
        name: 'x',
        body: [
          {type: 'input', id: 'a'},
          {type: 'input', id: 'a'},
        ],
      }),
    ).toEqual([
      'no name or description',
      'asks for nothing',
      'a field without id or label',
      'a field without id or label',
      'an id twice',
    ]));
});

describe('answers to `npm audit`', () => {
  const rows = (page: string): string[][] =>
    page
      .split('\n')
      .filter((line) => /^\|(?! ?-|\s*Day)/.test(line))
      .map((line) =>
        line
          .split('|')
          .slice(1, -1)
          .map((cell) => cell.trim()),
      );
  const dated = (page: string): boolean =>
    rows(page).length > 0 &&
    rows(page).every(([day = '', result = '']) => /^\d{4}-\d\d-\d\d$/.test(day) && result !== '');

  it('have a day each', () => expect(dated(read('AUDIT.md'))).toBe(true));
  it('that are missing are caught (negative control)', () => {
    expect(dated('| Day | Result |\n|---|---|\n')).toBe(false);
    expect(dated('| Day | Result |\n|---|---|\n| soon | |\n')).toBe(false);
  });
});
