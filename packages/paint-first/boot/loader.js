/*
 * Starts the site's script when a reader shows a sign, or when the browser has nothing else to do after load. Until then the
 * page is plain HTML: links, details, tables, radio buttons and the skip link work. A button pressed or a shortcut typed
 * before anything can handle it is remembered, and pressed as soon as something can. This text is put into each page by
 * index.ts; its hash is in the policy, so it must be the same on every page.
 *
 * It also answers for script that does not arrive: the page says so. A site at another path than it was built for says that on its
 * home page.
 */
'use strict';
{
  const root = document.documentElement;
  const signs = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'wheel', 'scroll', 'focusin'];
  const options = {passive: true, capture: true};
  const bundles = JSON.parse(document.getElementById('a-bundles').textContent);
  const base = bundles[0].split('assets/')[0];
  const isHydrated = () => root.dataset.hasHydrated === 'true';

  // Firefox knows no directive for links that prefetch, so the strict policy refuses them; without them, the framework sends requests.
  if (/Firefox/.test(navigator.userAgent)) {
    const {supports} = DOMTokenList.prototype;
    DOMTokenList.prototype.supports = function (token) {
      return token !== 'prefetch' && supports.call(this, token);
    };
  }

  /** Shows a notice above everything. It brings its own looks: the style sheet might be what is missing. */
  function showNotice(id, lines) {
    if (document.getElementById(id)) return;
    const box = document.createElement('div');
    box.id = id;
    box.setAttribute('role', 'alert');
    box.style.cssText =
      'margin:1rem;padding:1rem;border:3px solid #8a1f11;background:#fff4d6;color:#1d1a16;font-size:1.1rem';
    for (const line of lines) box.appendChild(document.createElement('p')).textContent = line;
    document.body.insertBefore(box, document.body.firstChild);
  }

  const normalizePath = (path) => path.toLowerCase().replace(/\/$/, '');

  // Errors of elements do not bubble, but they can be caught on their way down.
  window.addEventListener(
    'error',
    ({target}) => {
      if (!target || target.tagName !== 'SCRIPT' || !target.src || isHydrated()) return;
      const canonical = document.querySelector('link[rel="canonical"]');
      const expected = canonical && new URL(canonical.href).pathname;
      const here = window.location.pathname;
      if (!expected || normalizePath(expected) === normalizePath(here))
        showNotice('a-script-missing', [
          'Part of this page did not load.',
          'The text is whole. Search, menus and tools need a reload, now or in some minutes.',
        ]);
      else if (expected === base)
        showNotice('__docusaurus-base-url-issue-banner', [
          'This site did not load properly.',
          'A common reason is a wrong baseUrl in the configuration of the site.',
          `Configured: baseUrl = ${base}`,
          `Suggested: baseUrl = ${here.replace(/\/?$/, '/')}`,
        ]);
    },
    true,
  );

  let hasStarted = false;

  function start(event) {
    if (hasStarted) return;
    hasStarted = true;
    for (const sign of signs) window.removeEventListener(sign, start, options);
    // Script that runs before the whole page is there finds nothing to hydrate.
    if (document.readyState !== 'loading') run(event);
    else document.addEventListener('DOMContentLoaded', run);
  }

  function run(event) {
    for (const source of bundles) {
      const script = document.createElement('script');
      script.src = source;
      script.async = false;
      // A failed script that stays would be taken for one still on its way, and waited for.
      script.onerror = () => script.remove();
      // A page that crashes while React draws it does not say that it is there.
      script.onload = () => setTimeout(release, 10000);
      if (!event) script.fetchPriority = 'low';
      document.head.appendChild(script);
    }
  }

  const controls = 'button, [role="tab"], [aria-haspopup]';
  const findControl = ({target}) => target.closest && target.closest(controls);
  /** Presses that wait for React; nothing once it has drawn the page. */
  let remembered = [];

  /** A control, and its place among those of each element around it, because React may draw another one there. */
  function describePress(control) {
    const places = [];
    for (let around = control.parentElement; around; around = around.parentElement)
      places.push({around, index: [...around.querySelectorAll(controls)].indexOf(control)});
    return {control, places};
  }

  function pressAgain({control, places}) {
    const place = places.find(({around}) => around.isConnected);
    const current = control.isConnected ? control : place.around.querySelectorAll(controls)[place.index];
    if (current) current.click();
  }

  /** Before anyone else hears of the press: who answers it while React draws could be drawn anew, and forget it. */
  function keepPress(event) {
    const control = findControl(event);
    if (!control || !remembered || control.closest('a[href]:not([href="#"])')) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    remembered.push(describePress(control));
  }

  /** What the pointer has pressed and not let go. */
  let pressed;

  function holdPress(event) {
    const control = findControl(event);
    pressed = control && describePress(control);
  }

  /** Of a control that was drawn anew meanwhile, the browser makes no click. */
  function letGo() {
    if (pressed && !pressed.control.isConnected) pressAgain(pressed);
    pressed = undefined;
  }

  function release() {
    for (const press of remembered || []) setTimeout(pressAgain, 0, press);
    remembered = undefined;
  }

  function rememberShortcut(event) {
    const isSearch =
      (event.key === 'k' && (event.ctrlKey || event.metaKey)) ||
      (event.key === '/' && !/^(INPUT|TEXTAREA|SELECT)$/.test(event.target.tagName));
    const button =
      isSearch && remembered && !event.defaultPrevented && document.querySelector('[aria-haspopup="dialog"]');
    if (!button) return;
    event.preventDefault();
    remembered.push(describePress(button));
  }

  for (const sign of signs) window.addEventListener(sign, start, options);
  window.addEventListener('pointerdown', holdPress, options);
  window.addEventListener('pointerup', letGo, options);
  window.addEventListener('click', keepPress, true);
  window.addEventListener('keydown', rememberShortcut);
  new MutationObserver((_, observer) => {
    if (!isHydrated()) return;
    observer.disconnect();
    release();
  }).observe(root, {attributes: true, attributeFilter: ['data-has-hydrated']});

  // An address that carries a question or a state is one that only script can answer.
  if (window.location.search || window.location.hash.indexOf('=') > 0) start({});

  /** Calls back when the reader sees the page, which is a little after `load`; nothing may share the network or the processor. */
  function afterPaint(then) {
    const types = window.PerformanceObserver && window.PerformanceObserver.supportedEntryTypes;
    if (!types || !types.includes('paint')) return then();
    new PerformanceObserver((_, observer) => {
      observer.disconnect();
      then();
    }).observe({type: 'paint', buffered: true});
  }

  window.addEventListener('load', () => {
    const {connection} = navigator;
    if (connection && (connection.saveData || /2g/.test(connection.effectiveType))) return;
    // Chromium sometimes forgets the callback of a page in which nothing moves.
    afterPaint(() => (window.requestIdleCallback || setTimeout)(() => start(), {timeout: 3000}));
  });
}
