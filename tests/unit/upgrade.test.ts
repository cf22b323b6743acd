import {describe, expect, it} from 'vitest';
import {internalsOf, reasonOf, rowsFor} from '../upgrade/table';

const readme = `# Delivery

| Switch | Effect |
|---|---|
| \`DELIVERY=off\` | plain |

| Internal of the framework | Saves | Test |
|---|--:|---|
| \`@docusaurus/core/lib/client/exports/Link.js\` | 3 KB | \`tests/unit/slim-client.test.ts\` |
| order of the head tags, \`renderSSRTemplate\` | 0 KB | \`tests/unit/template.test.ts\` |

Text.
`;

describe('the rehearsal of an upgrade', () => {
  const internals = internalsOf(readme);

  it('reads the table that has a column of tests, and no other', () =>
    expect(internals).toEqual([
      {
        name: '@docusaurus/core/lib/client/exports/Link.js',
        terms: ['@docusaurus/core/lib/client/exports/Link.js'],
        tests: ['tests/unit/slim-client.test.ts'],
      },
      {
        name: 'order of the head tags, renderSSRTemplate',
        terms: ['renderSSRTemplate'],
        tests: ['tests/unit/template.test.ts'],
      },
    ]));

  it('finds the row by a failed test or by what the message names', () => {
    const names = (message: string) => rowsFor(internals, message).map(({name}) => name.slice(0, 5));
    expect(names('FAIL tests/unit/template.test.ts')).toEqual(['order']);
    expect(names("Cannot find '@docusaurus/core/lib/client/exports/Link.js'")).toEqual(['@docu']);
    expect(names('out of memory')).toEqual([]);
  });

  it('quotes the first error and not what came before', () =>
    expect(
      reasonOf('[INFO] Creating\n\u001b[31m[ERROR] Client bundle failed\u001b[0m\nError: no\nError: no\n'),
    ).toEqual(['[ERROR] Client bundle failed', 'Error: no']));
});
