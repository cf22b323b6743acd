/** The constants and defaults of the specification that live in the libraries underneath; an upgrade that moves one fails here. */
import {createRequire} from 'node:module';
import {readFileSync} from 'node:fs';
import {describe, expect, it, vi} from 'vitest';
import {footer} from '../../config/footer';
import {announcement, navbar} from '../../config/navbar';

const require = createRequire(import.meta.url);
const versionOf = (name: string) => (require(`${name}/package.json`) as {version: string}).version;

describe('the navbar configuration', () => {
  it('gives every item a position, because the theme would fill in left', () => {
    for (const item of navbar.items) expect(['left', 'right']).toContain(item.position);
  });
  it('would find right as the default of the theme itself', () => {
    // The module needs a bundler to load, so its text has to do.
    const source = readFileSync('node_modules/@docusaurus/theme-common/lib/utils/navbarUtils.js', 'utf8');
    expect(source).toContain("const DefaultNavItemPosition = 'right';");
  });
});

describe('theme configuration', () => {
  const {validateThemeConfig} = require('@docusaurus/theme-classic/lib/options') as {
    validateThemeConfig: (context: {
      themeConfig: object;
      validate: (schema: Schema, value: object) => object;
    }) => object;
  };
  interface Schema {
    validate: (value: object, options: object) => {value: object; error?: Error};
  }
  const accept = (themeConfig: object) => {
    const validate = (schema: Schema, value: object) => {
      const {value: result, error} = schema.validate(value, {convert: false, abortEarly: false});
      if (error) throw error;
      return result;
    };
    return validateThemeConfig({themeConfig, validate});
  };
  it('accepts our footer and rejects columns mixed with plain links', () => {
    expect(() => accept({footer})).not.toThrow();
    const mixed = [
      {title: 'A', items: []},
      {label: 'B', to: '/b'},
    ];
    expect(() => accept({footer: {links: mixed}})).toThrow(/multi-column|either simple or multi-column/i);
  });
  it('accepts our announcement, and needs its id only for closing it again', () =>
    expect(accept({announcementBar: announcement})).toMatchObject({announcementBar: {...announcement}}));
  it('accepts no announcement, and adds none', () => expect(accept({})).not.toHaveProperty('announcementBar'));
  it('has light mode, an enabled switch and levels 2 to 3 as defaults', () =>
    expect(accept({})).toMatchObject({
      colorMode: {defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: false},
      tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
    }));
});

describe('the route matcher', () => {
  const {matchPath} = require('react-router') as {
    matchPath: (path: string, options: object) => {params: object; isExact: boolean} | null;
  };
  it('reads named parameters', () => expect(matchPath('/a/x', {path: '/a/:id'})?.params).toEqual({id: 'x'}));
  it('exact rejects what lies deeper', () => {
    expect(matchPath('/a/x/y', {path: '/a/:id'})).toMatchObject({isExact: false});
    expect(matchPath('/a/x/y', {path: '/a/:id', exact: true})).toBeNull();
  });
  it('strict minds the trailing slash', () => {
    expect(matchPath('/a', {path: '/a/'})).not.toBeNull();
    expect(matchPath('/a', {path: '/a/', strict: true})).toBeNull();
  });
  it('is the release whose cache holds 10000 entries', () => expect(versionOf('react-router')).toBe('5.3.4'));
});

describe('the scheduler', () => {
  const scheduler = require('scheduler') as {unstable_forceFrameRate: (fps: number) => void};
  it.each([
    [-1, 1],
    [0, 0],
    [125, 0],
    [126, 1],
  ])('takes a frame rate from 0 to 125: %i', (fps, reports) => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    scheduler.unstable_forceFrameRate(fps);
    expect(logged).toHaveBeenCalledTimes(reports);
    logged.mockRestore();
    scheduler.unstable_forceFrameRate(0);
  });
  it('is the release whose time slices and time-outs the specification names', () =>
    expect(versionOf('scheduler')).toMatch(/^0\.2\d\./));
});

it('head updates are deferred by default', () => {
  const {Helmet} = require('react-helmet-async') as {Helmet: {defaultProps: {defer: boolean}}};
  expect(Helmet.defaultProps.defer).toBe(true);
});
