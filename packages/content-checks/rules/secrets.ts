import type * as Core from '@secretlint/core';
import type * as Preset from '@secretlint/secretlint-rule-preset-recommend';
import nativeImport from '../native-import.cjs';
import type {Finding} from '../report';

/** Tokens, passwords and private keys of services, by the recommended rules of secretlint. */
export async function checkSecrets(file: string, raw: string): Promise<Finding[]> {
  // Neither package has a form that require() could load.
  const [{lintSource}, {creator}] = await Promise.all([
    nativeImport<typeof Core>('@secretlint/core'),
    nativeImport<typeof Preset>('@secretlint/secretlint-rule-preset-recommend'),
  ]);
  const {messages} = await lintSource({
    source: {filePath: file, content: raw, ext: '.md', contentType: 'text'},
    options: {config: {rules: [{id: '@secretlint/secretlint-rule-preset-recommend', rule: creator, options: {}}]}},
  });
  return messages.map(({message, loc}) => ({
    file,
    line: loc.start.line,
    column: loc.start.column + 1,
    message: `This looks like a secret (${message}).`,
    fix: 'Delete it, read it from an environment variable, and revoke it: what was once saved may have been copied.',
  }));
}
