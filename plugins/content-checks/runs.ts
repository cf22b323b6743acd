import {existsSync, readdirSync, readFileSync, statSync} from 'node:fs';
import {join} from 'node:path';
import {listPrograms, recordOf} from './samples/run';
import type {ProgramRuns} from '@astral-docs/content-checks/rules/evidence';
import {listFiles, root} from '@astral-docs/content-checks/files';

const isTest = (path: string): boolean => /\.(?:test|spec)\.tsx?$/.test(path);

/** Files that the tests run, found once by reading the project. */
export function readRuns(): ProgramRuns {
  const programs = new Set(
    listPrograms()
      .filter(({path, mode}) => mode === 'api' || (mode !== 'never' && existsSync(recordOf(path))))
      .map(({path}) => path),
  );
  // A call of the API is answered and compared by packages/api-model/tests/program.test.ts.
  for (const path of listFiles(['samples'], /\.(?:sh|graphql)$/)) if (existsSync(recordOf(path))) programs.add(path);
  const tests = ['packages', 'tests'].flatMap((folder) => listFiles([folder], /\.tsx?$/));
  const texts = tests.map((path) => readFileSync(join(root, path), 'utf8'));
  const scripts = readFileSync(join(root, 'package.json'), 'utf8');
  const exists = (path: string): boolean => existsSync(join(root, path));
  const isRun = (path: string): boolean => {
    if (isTest(path) || programs.has(path) || scripts.includes(`"test": "tsx ${path}"`)) return true;
    // A test imports it by its path from the root or from the test.
    const module = path.replace(/^packages\/|\.tsx?$/g, '');
    const imported = new RegExp(
      `['"\`](?:@site/|@astral-docs/|(?:\\.{1,2}/)+(?:packages/)?)${module.replace(/\./g, '\\.')}(?:\\.tsx?)?['"\`]`,
    );
    const near = new RegExp(`['"\`]\\./${module.slice(module.lastIndexOf('/') + 1)}['"\`]`);
    const folder = path.slice(0, path.lastIndexOf('/') + 1);
    return texts.some(
      (text, i) => tests[i] !== path && (imported.test(text) || (tests[i]!.startsWith(folder) && near.test(text))),
    );
  };
  return {
    exists,
    runs: (path) => {
      if (!exists(path)) return false;
      if (!statSync(join(root, path)).isDirectory()) return isRun(path);
      return (readdirSync(join(root, path), {recursive: true}) as string[]).some((name) => isRun(`${path}/${name}`));
    },
  };
}
