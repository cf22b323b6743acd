import {describe, expect, it} from 'vitest';
import {scriptsOfRoutes} from '../../delivery/bundles/routeScripts';
import {noteInList, scriptsIn, withScripts} from '../../delivery/bundles/scriptList';
import {linkOne, screenSheets} from '../../delivery/bundles/sheets';
import {linkDeferred, linkStylesheet} from '../../delivery/bundles/publishStyles';
import {partForPrint, partForScript, trimStylesheet, wordsIn} from '../../delivery/bundles/stylesheet';

const trim = (css: string, ...words: string[]): string => trimStylesheet(css, new Set(words));

describe('a trimmed style sheet', () => {
  it('has no selector whose class is in no page and no script', () => {
    expect(trim('.a{color:red}.b{color:red}.a .c,.a{top:0}@media print{.b{top:0}}', 'a')).toBe(
      '.a{color:red}.a{top:0}',
    );
  });
  it('keeps a selector that only says which class must be absent', () =>
    expect(trim('a:not(.gone):hover{top:0}')).toBe('a:not(.gone):hover{top:0}'));
  it('keeps the steps of an animation and attributes', () =>
    expect(trim('@keyframes x{0%{top:0}}[class*=col--]{top:0}')).toBe('@keyframes x{0%{top:0}}[class*=col--]{top:0}'));
  it('has no custom property that nothing reads, unless a script or another file names it', () =>
    expect(trim(':root{--a:1px;--b:var(--a);--c:2px}', '--c')).toBe(':root{--c:2px}'));
  it('has no value of a layer on the root that the site sets again', () =>
    expect(trim('@layer x{:root{--a:red}.t{--a:blue}}:root{--a:green}.t{color:var(--a)}', 't')).toBe(
      '@layer x{.t{--a:blue}}:root{--a:green}.t{color:var(--a)}',
    ));
  it('has the value in place of a property that is set once, with a space where words would touch', () =>
    expect(trim(':root{--a:1rem}p{margin:0 var(--a)0}')).toBe('p{margin:0 1rem 0}'));
  it('leaves a property alone that another rule sets too, or whose value reads such a one', () => {
    const css = ':root{--a:1px;--b:var(--a)}.t{--a:2px;top:var(--b);left:var(--a)}';
    expect(trim(css, 't')).toBe(css);
  });
  it('leaves a sum alone that a calculation would read otherwise', () => {
    const css = ':root{--a:1px + 2px}p{top:calc(2*var(--a))}';
    expect(trim(css)).toBe(css);
  });
});

describe('rules for what only script shows', () => {
  it('go to a file of their own, in their layers and queries', () =>
    expect(
      partForScript(
        '@layer x{.a{top:0}.open{top:1px}}@media print{.a,.open{left:0}}:is(.a,.open) b{right:0}p{top:0}@keyframes k{0%{top:0}}',
        new Set(['a']),
      ),
    ).toEqual({
      screen: '@layer x{.a{top:0}}@media print{.a{left:0}}:is(.a,.open) b{right:0}p{top:0}@keyframes k{0%{top:0}}',
      deferred: '@layer x{.open{top:1px}}@media print{.open{left:0}}',
    }));
});

describe('the list of scripts of a page', () => {
  const page = '<script type="application/json" id="a-bundles">["/a.js"]</script>';
  it('takes more scripts, each once', () => {
    const longer = withScripts(page, ['/data.js', ...scriptsIn(page), '/a.js']);
    expect(scriptsIn(longer)).toEqual(['/data.js', '/a.js']);
  });
  it('says more, as it is written and as the minifier leaves it', () => {
    expect(noteInList(page, 'data-deferred=/d.css')).toBe(
      '<script type="application/json" id="a-bundles" data-deferred=/d.css>["/a.js"]</script>',
    );
    const small = '<script type=application/json id=a-bundles>["/a.js"]</script>';
    expect(noteInList(noteInList(small, 'data-build=1'), 'data-deferred=/d.css')).toBe(
      '<script type=application/json id=a-bundles data-deferred=/d.css data-build=1>["/a.js"]</script>',
    );
    expect(scriptsIn(noteInList(small, 'data-build=1'))).toEqual(['/a.js']);
  });
});

describe('print rules', () => {
  it('go to a file of their own, but for those of a layer', () =>
    expect(partForPrint('a{top:0}@media print{a{top:1px}}@layer x{@media print{b{top:0}}}')).toEqual({
      screen: 'a{top:0}@layer x{@media print{b{top:0}}}',
      print: 'a{top:1px}',
    }));
});

describe('a link to a style sheet', () => {
  it('comes after the first, and once', () => {
    const html = linkStylesheet('<link rel=stylesheet href=/a.css />', '/b.css');
    expect(html).toBe('<link rel=stylesheet href=/a.css /><link rel=stylesheet href=/b.css>');
    expect(linkStylesheet(html, '/b.css')).toBe(html);
  });
});

describe('the print style sheet', () => {
  it('waits among what comes after the first paint, behind the style sheets for a screen', () =>
    expect(
      linkDeferred(
        '<head><noscript id=a-deferred><link rel=manifest href=/m></noscript><link rel=stylesheet href=/a.css></head>',
        '/p.css',
      ),
    ).toBe(
      '<head><link rel=stylesheet href=/a.css>' +
        '<noscript id=a-deferred><link rel=stylesheet media=print href=/p.css><link rel=manifest href=/m></noscript></head>',
    ));
  it('needs a place there', () =>
    expect(() => linkDeferred('<head></head>', '/p.css')).toThrow(/noscript id="a-deferred"/));
});

describe('the style sheets of a page', () => {
  const html =
    '<noscript id=a-deferred><link rel=stylesheet media=print href=/p.css></noscript>' +
    '<link rel=stylesheet href=/s.css /><link rel=stylesheet href=/styles-page-blog.1.css><link rel=icon href=/i.svg>';
  const sheets = ['/s.css', '/styles-page-blog.1.css'];

  it('are those for a screen, in their order', () => expect(screenSheets(html)).toEqual(sheets));
  it('become one, which scripts find under the name that they know', () =>
    expect(linkOne(html, sheets, '/one.css')).toBe(
      '<noscript id=a-deferred><link rel=stylesheet media=print href=/p.css></noscript>' +
        '<link rel=stylesheet data-href=/styles-page-blog.1.css href=/one.css><link rel=icon href=/i.svg>',
    ));
  it('are found again when they are one', () =>
    expect(screenSheets(linkOne(html, sheets, '/one.css'))).toEqual(['/one.css']));
});

describe('words', () => {
  it('are classes, ids and custom properties', () =>
    expect(wordsIn('<p class="a-b c_d1">var(--e-f)')).toEqual(['p', 'class', 'a-b', 'c_d1', 'var', '--e-f']));
});

describe('scripts of a route', () => {
  const scriptsOf = scriptsOfRoutes({
    routes: `import React from 'react';
      import ComponentCreator from '@docusaurus/ComponentCreator';
      export default [
        {path: '/blog', component: ComponentCreator('/blog', '1'), exact: true},
        {path: '/', component: ComponentCreator('/', '2'), routes: [{path: '/sdk/', component: ComponentCreator('/sdk/', '3')}]},
      ];`,
    chunkNames: {
      '/blog-1': {__comp: '17896441'},
      '/-2': {__comp: 'a0000000'},
      '/sdk/-3': {__comp: '17896441', content: '00f13c76'},
    },
    manifest: {assets: {1: {js: [{file: 'one.js'}]}, 2: {js: [{file: 'two.js'}]}, 3: {js: [{file: 'three.js'}]}}},
    main:
      'x={0x11113f9:[()=>Promise.all([n.e("9"),n.e("1")]).then(n.bind(n,5)),"@theme/DocItem",5],' +
      'a0000000:[()=>n.e("2").then(n.bind(n,6)),"b",6],"00f13c76":[()=>n.e("3").then(n.bind(n,7)),"c",7]}',
  });
  it('are those of the layouts around it and its own', () =>
    expect(scriptsOf('/sdk/')).toEqual(['two.js', 'one.js', 'three.js']));
  it('are none for an address without route', () => expect(scriptsOf('/404.html')).toEqual([]));
});
