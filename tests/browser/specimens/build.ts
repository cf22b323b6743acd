import {expect, test} from '@playwright/test';
import {buildSpecimen} from '../../specimens/build';

for (const variant of ['root', 'docs'] as const) {
  test(`the specimen site builds without a warning: ${variant}`, () => {
    const {status, log} = buildSpecimen(variant);
    expect(log).not.toContain('[WARNING]');
    expect(status, log).toBe(0);
  });
}
