import {join} from 'node:path';
import ts from 'typescript';
import type {Report} from '../finding';
import {root, type PageFence} from '../site';
import {settle, wanted, type Complaint} from './expectation';

export const contract = 'data/reference/astral-sdk.d.ts';

const options: ts.CompilerOptions = {
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
const parsed = new Map<string, ts.SourceFile>();

/**
 * Compiles every fence as a module of its own, all in one program. A fence that shows a region of a sample is left to
 * the compiler run over samples/, where the region has its surroundings.
 *
 * @param folder where the pages would stand, for the resolution of packages
 */
export function checkTypeScript(fences: readonly PageFence[], folder = root): Report {
  const all = wanted(fences, Object.keys(extensions));
  const own = all.filter(({file}) => file === undefined);
  const byPath = new Map(
    own.map((fence) => [join(folder, `${fence.page}.${fence.line}.${extensions[fence.language]}`), fence]),
  );
  const host = ts.createCompilerHost(options);
  const {fileExists, readFile, getSourceFile} = host;
  host.fileExists = (path) => byPath.has(path) || fileExists.call(host, path);
  host.readFile = (path) => byPath.get(path)?.text ?? readFile.call(host, path);
  host.getSourceFile = (path, version, ...rest) => {
    const fence = byPath.get(path);
    if (fence) return ts.createSourceFile(path, fence.text, version, true);
    const source = parsed.get(path) ?? getSourceFile.call(host, path, version, ...rest);
    if (source) parsed.set(path, source);
    return source;
  };
  const ambient = host.fileExists(join(root, contract)) ? [join(root, contract)] : [];
  const program = ts.createProgram([...byPath.keys(), ...ambient], options, host);
  const findings = [...byPath].flatMap(([path, fence]) => {
    const source = program.getSourceFile(path);
    const complaints = [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)].map(
      ({code, messageText, start = 0}): Complaint => ({
        line: (source?.getLineAndCharacterOfPosition(start).line ?? 0) + 1,
        code: `TS${code}`,
        message: ts.flattenDiagnosticMessageText(messageText, ' '),
        cure: 'Mend the code, or say expect-error if the error is the point.',
      }),
    );
    return settle(fence, complaints);
  });
  return {looked: all.length, findings};
}
