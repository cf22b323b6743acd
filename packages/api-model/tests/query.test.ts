import {expect, it} from 'vitest';
import {parseQuery, plain} from '../query';

it('writes each value as URLSearchParams does', () => {
  expect(plain(parseQuery('a=1&a=2&b[]=3&c[x]=4'))).toEqual({a: '1,2', b: '3', c: '[object Object]'});
});
