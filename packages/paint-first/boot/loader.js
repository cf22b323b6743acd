/*
 * Starts the site's script when a reader shows a sign, or when the browser has nothing else to do after load. Until then the
 * page is plain HTML: links, details, tables, radio buttons and the skip link work. A button pressed or a shortcut typed
 * before anything can handle it is remembered, and pressed as soon as something can. This text is put into each page by
 * plugin.ts; its hash is in the policy, so it must be the same on every page.
 *
 * It also answers for script that does not arrive: the page says so. A site at another path than it was built for says that on its
 * home page.
 */
'use strict';
{
  const root = document.documentElement;
  const signs = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'wheel', 'scroll', 'focusin'];
  const options = {passive: true, capture: true};
  const listScripts = () => JSON.parse(document.getElementById('a-bundles').textContent);
  const isHydrated = () => root.dataset.hasHydrated === 'true';

  // Firefox knows no directive for links that prefetch, so the strict policy refuses them; without them, the framework sends requests.
  if (/Firefox/.test(navigator.userAgent)) {
    const {supports} = DOMTokenList.prototype;
    DOMTokenList.prototype.supports = function (token) {
      return token !== 'prefetch' && supports.call(this, token);
    };
  }

  /** Shows a notice above everything when a script is missing. It brings its own looks: the style sheet might be missing too. */
  function showNotice({target}) {
    if (target.tagName !== 'SCRIPT' || !target.src || isHydrated()) return;
    const canonical = document.querySelector('link[rel="canonical"]');
    const here = window.location.pathname.replace(/\/?$/, '/');
    const base = listScripts()[0].split('assets/')[0];
    const isElsewhere = canonical && new URL(canonical.href).pathname === base && here !== base;
    const box = document.createElement('div');
    box.id = isElsewhere ? '__docusaurus-base-url-issue-banner' : 'a-script-missing';
    box.setAttribute('role', 'alert');
    box.style.cssText =
      'margin:1rem;padding:1rem;border:3px solid #8a1f11;background:#fff4d6;color:#1d1a16;font-size:1.1rem;white-space:pre-line';
    box.textContent = isElsewhere
      ? `This site did not load properly.\nA common reason is a wrong baseUrl in the configuration of the site.
Configured: baseUrl = ${base}\nSuggested: baseUrl = ${here}`
      : 'Part of this page did not load.\nThe text is whole. Search, menus and tools need a reload, now or in some minutes.';
    if (!document.getElementById(box.id)) document.body.prepend(box);
  }

  // Errors of elements do not bubble, but they can be caught on their way down.
  window.addEventListener('error', showNotice, true);

  let hasStarted = false;

  function start(event) {
    if (hasStarted) return;
    hasStarted = true;
    for (const sign of signs) window.removeEventListener(sign, start, options);
    // Script that runs before the whole page is there finds nothing to hydrate.
    if (document.readyState !== 'loading') run(event);
    else document.addEventListener('DOMContentLoaded', run);
  }

  /** Each script in a task of its own: between them, the page answers its reader. */
  function run(event) {
    for (const source of listScripts()) setTimeout(load, 0, source, event ? 'auto' : 'low');
    // The first comparison in the order of a language makes the browser read its rules. The framework needs one while React draws.
    setTimeout(() => 'a'.localeCompare('b'));
  }

  function load(source, priority) {
    const script = document.createElement('script');
    script.src = source;
    script.async = false;
    script.fetchPriority = priority;
    // A failed script that stays would be taken for one still on its way, and waited for.
    script.onerror = () => script.remove();
    // A page that crashes while React draws it does not say that it is there.
    script.onload = () => setTimeout(release, 10000);
    document.head.append(script);
  }

  const controls = 'button, [role="tab"], [aria-haspopup]';
  const findControl = ({target}) => target.closest?.(controls);
  /** Presses that wait for React; nothing once it has drawn the page. */
  let remembered = [];

  /** Returns what presses a control later: or, if React has drawn another, the one at its place in the closest element that is left. */
  function rememberPress(control) {
    const places = [];
    for (let around = control.parentElement; around; around = around.parentElement)
      places.push({around, index: [...around.querySelectorAll(controls)].indexOf(control)});
    return () => {
      const {around, index} = places.find((place) => place.around.isConnected);
      (control.isConnected ? control : around.querySelectorAll(controls)[index])?.click();
    };
  }

  /** Before anyone else hears of the press: who answers it while React draws could be drawn anew, and forget it. */
  function keepPress(event) {
    const control = findControl(event);
    if (!control || !remembered || control.closest('a[href]:not([href="#"])')) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    remembered.push(rememberPress(control));
  }

  /** What the pointer has pressed and not let go. */
  let pressed;

  function holdPress(event) {
    const control = findControl(event);
    pressed = control && {control, again: rememberPress(control)};
  }

  /** Of a control that was drawn anew meanwhile, the browser makes no click. */
  function letGo() {
    if (pressed && !pressed.control.isConnected) pressed.again();
    pressed = undefined;
  }

  function release() {
    remembered?.forEach((press) => setTimeout(press));
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
    remembered.push(rememberPress(button));
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
  if (window.location.search || window.location.hash.includes('=')) start({});

  window.addEventListener('load', () => {
    const {connection} = navigator;
    if (connection && (connection.saveData || /2g/.test(connection.effectiveType))) return;
    // A reader sees the page a little after `load`; nothing may share the network or the processor until then.
    new PerformanceObserver((_, observer) => {
      observer.disconnect();
      // Chromium sometimes forgets the callback of a page in which nothing moves.
      (window.requestIdleCallback ?? setTimeout)(() => start(), {timeout: 3000});
    }).observe({type: 'paint', buffered: true});
  });
}
