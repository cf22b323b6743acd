import {expect, it} from 'vitest';
import {runChecks} from '../../checks/engine';
import {batchChecks, codeChecks, pageChecks, siteChecks} from '../../checks/lists';
import {print} from '../../checks/report';

/** `npm test` runs the whole list before this file: here is what stops the build, read again and with nothing kept. */
it('nothing stops the build, and each check has looked at enough', async () => {
  const {findings, pages} = await runChecks({all: true, stops: true});
  expect(findings.map(print).join('\n'), 'findings').toBe('');
  expect(pages).toBeGreaterThan(60);
});

it('cached findings equal the found ones', async () => {
  const [fresh, kept] = [await runChecks({all: true, stops: true}), await runChecks({stops: true})];
  expect(kept.pages).toBe(0);
  expect(kept.findings).toEqual(fresh.findings);
});

it('every check has its own name', () => {
  const names = [...pageChecks, ...batchChecks, ...siteChecks, ...codeChecks].map(({name}) => name);
  expect(new Set(names).size).toBe(names.length);
});
