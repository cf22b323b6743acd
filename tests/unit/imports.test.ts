import {spawnSync} from 'node:child_process';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join, resolve} from 'node:path';
import {ESLint} from 'eslint';
import {describe, expect, it, vi} from 'vitest';

// Both tools load TypeScript first, which takes its time on a busy machine.
vi.setConfig({testTimeout: 120_000});

const rule = '@typescript-eslint/no-restricted-imports';
const eslint = new ESLint();

/** Folders that a layer must not import. */
const boundaries: Record<string, string[]> = {
  'src/lib': ['src/components', 'src/tools', 'src/theme', 'plugins', 'samples', 'tests', 'conformance', 'data'],
  'src/components': ['src/theme', 'plugins', 'samples', 'tests'],
  'src/tools': ['src/theme', 'plugins', 'samples', 'tests'],
  'src/theme': ['plugins', 'samples', 'tests'],
  'src/clientModules': ['src/theme', 'src/components', 'src/tools', 'plugins', 'samples', 'tests', 'bench'],
  plugins: ['src/theme', 'src/components', 'src/tools', 'samples', 'tests'],
  samples: ['src', 'plugins', 'tests', 'data', 'conformance', 'api-model'],
  data: ['src', 'plugins', 'tests', 'samples'],
  conformance: ['src/components', 'src/tools', 'src/theme', 'plugins', 'tests', 'bench', 'api-model'],
  'api-model': ['src', 'plugins', 'tests', 'bench', 'conformance'],
  config: ['src', 'samples', 'tests', 'bench'],
  bench: ['src', 'plugins', 'config'],
  delivery: ['src', 'search', 'data', 'config', 'plugins', 'samples', 'tests', 'bench'],
  search: ['src', 'config', 'plugins', 'samples', 'tests', 'bench'],
};

async function problems(layer: string, code: string): Promise<string[]> {
  const [result] = await eslint.lintText(code, {filePath: resolve(layer, 'planted/here.ts')});
  return (result?.messages ?? []).flatMap(({ruleId, message}) => (ruleId === rule ? [message] : []));
}

describe('import boundaries between layers', () => {
  it.each(Object.entries(boundaries))('%s rejects what it may not import (negative control)', async (layer, closed) => {
    const up = '../'.repeat(layer.split('/').length + 1);
    for (const folder of closed)
      for (const source of [`${up}${folder}/thing`, `@site/${folder}/thing`])
        expect(
          await problems(layer, `import {thing} from '${source}';\nthing();\n`),
          `${source} in ${layer}`,
        ).not.toEqual([]);
  });

  it('leave packages, neighbours and open layers alone', async () => {
    for (const [layer, source] of [
      ['delivery', '../shared/paths'],
      ['search', '../../delivery/shared/paths'],
      ['delivery', '@docusaurus/plugin-content-docs'],
      ['src/components', '../../../data/networks'],
      ['plugins', '../../src/lib/json'],
    ] as const)
      expect(await problems(layer, `import {thing} from '${source}';\nthing();\n`), `${source} in ${layer}`).toEqual(
        [],
      );
  });
});

describe('circles of imports', () => {
  const cruise = (folder: string) =>
    spawnSync(resolve('node_modules/.bin/depcruise'), ['--config', resolve('.dependency-cruiser.cjs'), '.'], {
      cwd: folder,
      encoding: 'utf8',
    });

  it('are refused in TypeScript, with both files named (negative control)', () => {
    const folder = mkdtempSync(join(tmpdir(), 'circle-'));
    try {
      writeFileSync(join(folder, 'tsconfig.json'), '{}');
      writeFileSync(join(folder, 'a.ts'), "import {b} from './b';\nexport const a = (): unknown => b;\n");
      writeFileSync(join(folder, 'b.ts'), 'export const b = 1;\n');
      expect(cruise(folder).status).toBe(0);
      writeFileSync(join(folder, 'b.ts'), "import {a} from './a';\nexport const b = (): unknown => a;\n");
      const {status, stdout} = cruise(folder);
      expect(status).not.toBe(0);
      expect(stdout).toMatch(/a\.ts.*\n?.*b\.ts/s);
    } finally {
      rmSync(folder, {recursive: true});
    }
  });
});
