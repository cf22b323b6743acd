import {expect, test} from './fixtures';
import {poll} from './poll';
import {box, option, search} from './search';

const doc = '/introduction';

test('Ctrl and a press open a result in another tab', async ({tab}) => {
  await tab.open(doc);
  await search(tab, 'geohash');
  await tab.click(option, {keys: ['Control']});
  await poll(() => tab.driver.tabs()).toBe(2);
  expect(await tab.path()).toBe(doc);
  expect(await tab.count(box)).toBe(1);
});

test('the middle button opens a result in another tab', async ({tab}) => {
  await tab.open(doc);
  await search(tab, 'geohash');
  await tab.click(option, {button: 'middle'});
  await poll(() => tab.driver.tabs()).toBe(2);
  expect(await tab.path()).toBe(doc);
});
