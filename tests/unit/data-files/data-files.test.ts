import {execFileSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {describe, expect, it} from 'vitest';
import {buildDataFiles, addDataIndexes} from '@site/plugins/data-files/plan';

const files = buildDataFiles();

describe('published data', () => {
  it('holds each file once, with its type and what it is about', () => {
    const paths = files.map(({path}) => path);
    expect(new Set(paths).size).toBe(paths.length);
    for (const {about, type} of files) expect([about.length > 10, type.includes('/')]).toEqual([true, true]);
  });

  it('is indexed with hashes that fit', () => {
    const readIndex = (name: string) => {
      const {content} = addDataIndexes(files).find(({path}) => path === name)!;
      return (JSON.parse(content) as {files: {path: string; sha256: string; bytes: number}[]}).files;
    };
    const entries = readIndex('data-index.json');
    expect(entries).toHaveLength(files.length);
    for (const {path, sha256, bytes} of entries) {
      const {content} = files.find((file) => `/${file.path}` === path)!;
      expect(createHash('sha256').update(content).digest('hex')).toBe(sha256);
      expect(Buffer.byteLength(content)).toBe(bytes);
    }
    expect(readIndex('vectors/index.json').every(({path}) => path.startsWith('/vectors/'))).toBe(true);
  });

  it('is GeoJSON where it says so', () => {
    const collection = JSON.parse(files.find(({path}) => path.endsWith('.geojson'))!.content) as {
      features: {id: string; geometry: unknown}[];
    };
    expect(collection.features.length).toBeGreaterThanOrEqual(200);
    expect(collection.features.some(({geometry}) => geometry === null)).toBe(true);
  });
});

describe('the first run of the conformance kit on its page', () => {
  it('gets from an empty folder to a report, and prints what the page shows', () => {
    const page = readFileSync('docs/location-protocol/conformance.md', 'utf8');
    const [, lines = '', shown = ''] = /```bash\n([^`]*)```[^]*?```text\n([^`]*)```/.exec(page) ?? [];
    const published = new Map(files.map(({path, content}) => [path, content]));
    const folder = mkdtempSync(join(tmpdir(), 'lp-first-'));
    const downloads = [...lines.matchAll(/^curl -fO https:\/\/docs\.astral\.global\/(\S+)$/gm)];
    for (const [, path = ''] of downloads) writeFileSync(join(folder, path.split('/').at(-1)!), published.get(path)!);
    const [program, ...rest] = lines.trim().split('\n').at(-1)!.split(' ');
    const output = execFileSync(program!, rest, {cwd: folder, encoding: 'utf8'});
    expect(downloads).toHaveLength(3);
    expect(output.endsWith(shown)).toBe(true);
    expect(shown).toContain('passed');
    const written = JSON.parse(readFileSync(join(folder, 'report.json'), 'utf8')) as unknown;
    expect(written).toMatchObject({implementation: {name: 'start'}, failures: []});
    rmSync(folder, {recursive: true});
  });
});
