import {describe, expect, it} from 'vitest';
import {extractClipboardText} from '@site/src/lib/copyText';

describe('the text that is copied of a block', () => {
  it.each([
    ['of a change: what it leads to', 'diff', '@@ -1,2 +1,2 @@\n a\n-b\n+c', 'a\nc'],
    ['of a change with file names', 'diff', '--- a/x\n+++ b/x\n+ indented', ' indented'],
    ['of a command: without its prompt', 'bash', '$ npm install', 'npm install'],
    ['of a session: without its output', 'console', '$ node -v\nv20\n$ ls \\\n  docs\na.md', 'node -v\nls \\\n  docs'],
    ['of a prompt of PowerShell', 'powershell', 'PS C:\\site> npm ci', 'npm ci'],
    ['of commands without a prompt: as it is', 'bash', 'npm ci\necho "$HOME"', 'npm ci\necho "$HOME"'],
    ['of other code: as it is', 'ts', '$ a\n- b', '$ a\n- b'],
  ])('%s', (_, language, shown, copied) => expect(extractClipboardText(shown, language)).toBe(copied));
});
