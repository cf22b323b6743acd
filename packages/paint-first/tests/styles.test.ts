import {describe, expect, it} from 'vitest';
import {purgeCss} from '../bundles/styles';

const words = new Set(['main', 'menu', 'menu--open', 'button', '--set-by-script']);

describe('the style sheet of a site', () => {
  it.each([
    ':is(h2,h4):target{color:red}',
    'main :is(p,dt) a:where(:not(.button,.hash-link)){color:red}',
    '.menu:has(>.unknown){color:red}',
    '[data-modal] .menu{color:red}',
    '.menu--open:focus-within:after{color:red}',
    '@keyframes unknown{0%{color:red}}.menu{animation:1s unknown}.unknown{color:red}',
    '@media print{a[href^=\\/]{color:red}}',
    ':root{--set-by-script:1px}',
  ])('keeps what a page, a script or a state can match: %s', (css) => expect(purgeCss(css, words)).toBe(css));

  it.each(['.unknown{color:red}', '#unknown .menu{color:red}', '@media print{.unknown a{color:red}}'])(
    'leaves out what nothing can match: %s',
    (css) => expect(purgeCss(css, words)).toBe(''),
  );

  it('leaves out variables that nothing uses any more', () =>
    expect(purgeCss(':root{--a:var(--b);--b:red;--c:blue}.unknown{color:var(--a)}.menu{color:var(--c)}', words)).toBe(
      ':root{--c:blue}.menu{color:var(--c)}',
    ));
});
