import {join} from 'node:path';
import ts from 'typescript';
import type {Finding, CheckResult} from '../report';
import {root} from '../files';
import type {PageFence} from '../page';
import {matchExpectedErrors, selectFences, type FenceProblem} from './expectation';

/** Types of a package that brings none. */
const declarations = 'packages/content-checks/rules/solc.d.ts';

export const sdkDeclarationFile = 'data/reference/astral-sdk.d.ts';

export const compilerOptions: ts.CompilerOptions = {
  strict: true,
  noUncheckedIndexedAccess: true,
  noEmit: true,
  skipLibCheck: true,
  allowJs: true,
  checkJs: true,
  target: ts.ScriptTarget.ES2023,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  moduleDetection: ts.ModuleDetectionKind.Force,
  resolveJsonModule: true,
  allowImportingTsExtensions: true,
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

/** Declarations of packages and of the language, parsed once for all programs. */
export const parsedSources = new Map<string, ts.SourceFile>();

/**
 * Compiles every fence as a module of its own, all in one program. A fence that shows a region of a sample is left to
 * the compiler run over samples/, where the region has its surroundings.
 *
 * @param folder where the pages would stand, for the resolution of packages
 */
export function checkTypeScript(fences: readonly PageFence[], folder = root): CheckResult {
  const all = selectFences(fences, Object.keys(extensions));
  const own = all.filter(({file}) => file === undefined);
  if (own.length === 0) return {checkedCount: all.length, findings: []};
  const byPath = new Map(
    own.map((fence) => [join(folder, `${fence.page}.${fence.line}.${extensions[fence.language]}`), fence]),
  );
  const host = ts.createCompilerHost(compilerOptions);
  const {fileExists, readFile, getSourceFile} = host;
  host.fileExists = (path) => byPath.has(path) || fileExists.call(host, path);
  host.readFile = (path) => byPath.get(path)?.text ?? readFile.call(host, path);
  host.getSourceFile = (path, version, ...rest) => {
    const fence = byPath.get(path);
    if (fence) return ts.createSourceFile(path, fence.text, version, true);
    const source = parsedSources.get(path) ?? getSourceFile.call(host, path, version, ...rest);
    if (source && path.includes('node_modules')) parsedSources.set(path, source);
    return source;
  };
  const ambient = host.fileExists(join(root, sdkDeclarationFile)) ? [join(root, sdkDeclarationFile)] : [];
  const program = ts.createProgram([...byPath.keys(), ...ambient], compilerOptions, host);
  const findings = [...byPath].flatMap(([path, fence]) => {
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
  return {checkedCount: all.length, findings};
}

/**
 * Compiles programs of `samples/` where they are.
 *
 * @param paths from the root of the project
 */
export function checkProgramTypes(paths: readonly string[]): Finding[] {
  const host = ts.createCompilerHost(compilerOptions);
  const {getSourceFile} = host;
  host.getSourceFile = (path, version, ...rest) => {
    const source = parsedSources.get(path) ?? getSourceFile.call(host, path, version, ...rest);
    if (source && path.includes('node_modules')) parsedSources.set(path, source);
    return source;
  };
  const files = paths.filter((path) => /\.[mc]?ts$/.test(path));
  const program = ts.createProgram(
    [...[...files, sdkDeclarationFile, declarations].map((path) => join(root, path))],
    compilerOptions,
    host,
  );
  return files.flatMap((path) => {
    const source = program.getSourceFile(join(root, path));
    return [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)].map(
      ({code, messageText, start = 0}): Finding => {
        const place = source?.getLineAndCharacterOfPosition(start);
        return {
          file: path,
          line: (place?.line ?? 0) + 1,
          column: (place?.character ?? 0) + 1,
          message: `TS${code}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`,
          fix: 'Fix the program.',
        };
      },
    );
  });
}
