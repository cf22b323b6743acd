import fc from 'fast-check';
import qs from 'qs-of-express';
import {describe, expect, it} from 'vitest';
import {parseQuery, plain} from '../query';

/** The options of Express 4.21.2, lib/utils.js. */
const express = (text: string): unknown => qs.parse(text, {allowPrototypes: true});

const name = fc.constantFrom('chain', 'bbox', 'limit', 'a');
const step = fc.constantFrom('[]', '[0]', '[1]', '[20]', '[21]', '[x]', '[01]', '[-1]', '[', ']', '%5B%5D', '%5b0%5D');
const value = fc.oneof(
  fc.constantFrom('', '1', 'base', '%20', '+', '%zz', '%ff', '%C3%A9', 'a,b', '[1,2]', 'x=y', ']=z', '%26'),
  fc.string({maxLength: 4}).map(encodeURIComponent),
);
const parameter = fc
  .tuple(name, fc.array(step, {maxLength: 3}), fc.option(value, {nil: undefined}))
  .map(([key, steps, text]) => key + steps.join('') + (text === undefined ? '' : `=${text}`));

describe('parseQuery', () => {
  it('reads what qs reads, whatever is repeated, nested or badly encoded', () => {
    fc.assert(
      fc.property(fc.array(parameter, {maxLength: 5}), (parts) => {
        const text = parts.join('&');
        expect(parseQuery(text)).toEqual(express(text));
      }),
      {numRuns: 3000, seed: 20261122},
    );
  });

  it.each([
    ['chain=a&chain=b', {chain: ['a', 'b']}],
    ['chain[]=base', {chain: ['base']}],
    ['chain[a]=base', {chain: {a: 'base'}}],
    ['chain[1]=b&chain[0]=a', {chain: ['a', 'b']}],
    ['a=%zz+1', {a: '%zz 1'}],
    ['a[b][c][d][e][f][g]=1', {a: {b: {c: {d: {e: {f: {'[g]': '1'}}}}}}}],
    ['&&=5&limit', {limit: ''}],
  ])('reads %s', (text, query) => {
    expect(express(text)).toEqual(query);
    expect(parseQuery(text)).toEqual(query);
  });

  it('stops after 1000 parameters', () => {
    const text = Array.from({length: 1002}, (_, i) => `p${i}=1`).join('&');
    expect(Object.keys(parseQuery(text))).toHaveLength(1000);
    expect(parseQuery(text)).toEqual(express(text));
  });
});

describe('plain', () => {
  it('writes each value as URLSearchParams does', () => {
    expect(plain(parseQuery('a=1&a=2&b[]=3&c[x]=4'))).toEqual({a: '1,2', b: '3', c: '[object Object]'});
  });
});
