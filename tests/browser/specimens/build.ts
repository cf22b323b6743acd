import {expect, test} from '@playwright/test';
import {buildSpecimen} from '../../specimens/build';

test('a build with a broken anchor and a route made twice passes, and warns of both', () => {
  const {status, log} = buildSpecimen('root');
  expect(status, log).toBe(0);
  expect(new Set(log.match(/\[WARNING\].*/g)).size, log).toBe(2);
  expect(log).toMatch(/\[WARNING\] Docusaurus found broken anchors![\s\S]*linking to \/introduction#not-there/);
  expect(log).toMatch(/\[WARNING\] Duplicate routes found![\s\S]*create page at \/twice/);
});
