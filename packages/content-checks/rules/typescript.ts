import {resolve} from 'node:path';
import ts from 'typescript';
import type {Finding} from '../report';
import type {PageFence} from '../page';
import {matchExpectedErrors, selectFences, type FenceProblem} from './expectation';

const sdkDeclarationFile = 'data/reference/astral-sdk.d.ts';

/** Those of the project, for programs of JavaScript too. */
const compilerOptions: ts.CompilerOptions = {
  ...ts.parseJsonConfigFileContent(ts.readConfigFile('tsconfig.json', ts.sys.readFile).config, ts.sys, '.').options,
  incremental: false,
  allowJs: true,
  checkJs: true,
  jsx: ts.JsxEmit.ReactJSX,
  types: ['node'],
};

const extensions: Readonly<Record<string, string>> = {
  ts: 'ts',
  typescript: 'ts',
  tsx: 'tsx',
  js: 'js',
  javascript: 'js',
  jsx: 'jsx',
};

/**
 * Compiles every fence as a module of its own, all in one program. A fence that shows a region of a sample is left to
 * `npm run typecheck`, where the region has its surroundings.
 */
export function checkTypeScriptFences(fences: readonly PageFence[]): Finding[] {
  const own = selectFences(fences, Object.keys(extensions)).filter(({file}) => file === undefined);
  if (own.length === 0) return [];
  const byPath = new Map(
    own.map((fence) => [resolve(`${fence.page}.${fence.line}.${extensions[fence.language]}`), fence]),
  );
  const host = ts.createCompilerHost(compilerOptions);
  const {fileExists, readFile} = host;
  host.fileExists = (path) => byPath.has(path) || fileExists.call(host, path);
  host.readFile = (path) => byPath.get(path)?.text ?? readFile.call(host, path);
  const program = ts.createProgram([...byPath.keys(), resolve(sdkDeclarationFile)], compilerOptions, host);
  return [...byPath].flatMap(([path, fence]) => {
    const source = program.getSourceFile(path);
    const problems = [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)].map(
      ({code, messageText, start = 0}): FenceProblem => ({
        line: (source?.getLineAndCharacterOfPosition(start).line ?? 0) + 1,
        column: (source?.getLineAndCharacterOfPosition(start).character ?? 0) + 1,
        code: `TS${code}`,
        message: ts.flattenDiagnosticMessageText(messageText, ' '),
        fix: 'Fix the code, or add expect-error if the error is intended.',
      }),
    );
    return matchExpectedErrors(fence, problems);
  });
}
