/*
 * Starts the site's script when a reader shows a sign, or when the browser has nothing else to do after load. Until then the
 * page is plain HTML: links, details, tables, radio buttons and the skip link work. A button pressed or a shortcut typed
 * before anything can handle it is remembered, and pressed as soon as something can. This text is put into each page by
 * delivery/boot/template.ts; its hash is in the policy, so it must be the same on every page.
 *
 * It also answers for script that does not arrive: the page says so. A site at another path than it was built for says that on its
 * home page.
 */
(function (document, window) {
  var root = document.documentElement;
  var signs = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'wheel', 'scroll', 'focusin'];
  var options = {passive: true, capture: true};
  var started = false;
  var list = document.getElementById('a-bundles');
  var bundles = JSON.parse(list.textContent);
  var base = bundles[0].split('assets/')[0];

  function isHydrated() {
    return root.dataset.hasHydrated === 'true';
  }

  /** Shows a notice above everything. It brings its own looks: the style sheet might be what is missing. */
  function notice(id, lines) {
    if (document.getElementById(id)) return;
    var box = document.createElement('div');
    box.id = id;
    box.setAttribute('role', 'alert');
    box.style.cssText =
      'margin:1rem;padding:1rem;border:3px solid #8a1f11;background:#fff4d6;color:#1d1a16;font-size:1.1rem';
    lines.forEach(function (line) {
      box.appendChild(document.createElement('p')).textContent = line;
    });
    document.body.insertBefore(box, document.body.firstChild);
  }

  function plain(path) {
    return path.toLowerCase().replace(/\/$/, '');
  }

  // Errors of elements do not bubble, but they can be caught on their way down.
  window.addEventListener(
    'error',
    function (event) {
      if (!event.target || event.target.tagName !== 'SCRIPT' || !event.target.src) return;
      var canonical = document.querySelector('link[rel="canonical"]');
      var own = canonical && new URL(canonical.href).pathname;
      var here = window.location.pathname;
      if (isHydrated()) return;
      if (!own || plain(own) === plain(here))
        notice('a-script-missing', [
          'Part of this page did not load.',
          'The text is whole. Search, menus and tools need a reload, now or in some minutes.',
        ]);
      else if (own === base)
        notice('__docusaurus-base-url-issue-banner', [
          'This site did not load properly.',
          'A common reason is a wrong baseUrl in the configuration of the site.',
          'Configured: baseUrl = ' + base,
          'Suggested: baseUrl = ' + here.replace(/\/?$/, '/'),
        ]);
    },
    true,
  );

  /** Asks for a file that script will want. */
  function preload(source, as) {
    var link = document.createElement('link');
    link.rel = 'preload';
    link.as = as;
    // As `fetch` asks for it; a file asked for in another way would be fetched twice.
    if (as === 'fetch') link.crossOrigin = 'anonymous';
    link.href = source;
    document.head.appendChild(link);
  }

  /** What search needs is asked for when the page can answer. This way it comes beside the bundles. */
  function prepareSearch() {
    var files = list.dataset.search;
    if (!files || isHydrated()) return;
    delete list.dataset.search;
    files.split(' ').forEach(function (file) {
      preload(base + file, /json$/.test(file) ? 'fetch' : 'script');
    });
  }

  /** A press of search, also when the bundles are already on their way. */
  function onSearch(event) {
    if (event.target && event.target.closest && event.target.closest(searchButton)) prepareSearch();
  }

  function start(event) {
    if (event) onSearch(event);
    if (started) return;
    started = true;
    signs.forEach(function (sign) {
      window.removeEventListener(sign, start, options);
    });
    if (document.readyState !== 'loading') return run(event);
    // Script that runs before the whole page is there finds nothing to hydrate. It may be fetched meanwhile.
    bundles.forEach(function (source) {
      preload(source, 'script');
    });
    document.addEventListener('DOMContentLoaded', run);
  }

  function run(event) {
    bundles.forEach(function (source) {
      var script = document.createElement('script');
      script.src = source;
      script.async = false;
      // A failed script that stays would be taken for one still on its way, and waited for.
      script.onerror = function () {
        script.remove();
      };
      if (!event) script.fetchPriority = 'low';
      document.head.appendChild(script);
    });
    // The styles of what only script can show: menus, dialogs, other pages.
    var styles = document.createElement('link');
    styles.rel = 'stylesheet';
    styles.href = list.dataset.styles;
    styles.dataset.whole = '';
    document.head.appendChild(styles);
  }

  var controls = 'button, [role="tab"], [aria-haspopup]';
  var searchButton = '[aria-haspopup="dialog"]';
  /** Presses that nothing has handled, and islands that can handle theirs. */
  var remembered = [];
  var mounted = new WeakSet();
  /** What is pressed at this moment. */
  var current;

  function pressOf(control) {
    var slot = control.closest('[data-island]');
    var place = slot && [].indexOf.call(slot.querySelectorAll(controls), control);
    return {control: control, slot: slot, place: place, expanded: control.getAttribute('aria-expanded')};
  }

  /** Presses the control again, or the one that an island has drawn in its place; not one that did what it says. */
  function pressAgain(press) {
    var control = press.slot ? press.slot.querySelectorAll(controls)[press.place] : press.control;
    if (control && control.getAttribute('aria-expanded') === press.expanded) control.click();
  }

  function noteCurrent(event) {
    var control = event.target.closest && event.target.closest(controls);
    current = control && pressOf(control);
  }

  /** An island that comes while the pointer is down takes the pressed control away, and the click with it. */
  function replayIfReplaced(event) {
    if (current && current.slot && !current.control.isConnected && current.slot.contains(event.target))
      pressAgain(current);
  }

  /** On the window, after everyone who handles clicks: client modules say that they have by preventing the default. */
  function rememberPress(event) {
    var press = current;
    if (event.defaultPrevented || !press || press.control.closest('a[href]:not([href="#"])')) return;
    // React will handle this click once it listens at its root, but a root that it is drawing may forget a toggle.
    var isHandled = press.slot
      ? mounted.has(press.slot)
      : isHydrated() || (window.docusaurusRoot && press.expanded === null);
    if (isHandled) return;
    if (press.control.matches('a')) event.preventDefault();
    remembered.push(press);
  }

  function rememberShortcut(event) {
    var isSearch =
      (event.key === 'k' && (event.ctrlKey || event.metaKey)) ||
      (event.key === '/' && !/^(INPUT|TEXTAREA|SELECT)$/.test(event.target.tagName));
    var button = isSearch && !isHydrated() && !event.defaultPrevented && document.querySelector(searchButton);
    if (!button) return;
    event.preventDefault();
    prepareSearch();
    remembered.push(pressOf(button));
  }

  /** Presses what was pressed in an island, or without one in the page. */
  function replay(slot) {
    remembered = remembered.filter(function (press) {
      if (press.slot != slot) return true;
      setTimeout(pressAgain, 0, press);
      return false;
    });
  }

  signs.forEach(function (sign) {
    window.addEventListener(sign, start, options);
  });
  window.addEventListener('pointerdown', onSearch, options);
  window.addEventListener('pointerdown', noteCurrent, options);
  window.addEventListener('pointerup', replayIfReplaced, options);
  window.addEventListener('click', noteCurrent, true);
  window.addEventListener('click', rememberPress);
  window.addEventListener('keydown', rememberShortcut);
  document.addEventListener('island:mount', function (event) {
    mounted.add(event.target);
    replay(event.target);
  });
  new MutationObserver(function (_, observer) {
    if (!isHydrated()) return;
    observer.disconnect();
    replay();
  }).observe(root, {attributes: true, attributeFilter: ['data-has-hydrated']});

  // An address that carries a question or a state is one that only script can answer.
  if (window.location.search) start({});
  if (/[?&]q=/.test(window.location.search)) prepareSearch();

  /** Calls back when the reader sees the page, which is a little after `load`; nothing may share the network or the processor. */
  function afterPaint(then) {
    var types = window.PerformanceObserver && window.PerformanceObserver.supportedEntryTypes;
    if (!types || types.indexOf('paint') === -1) return then();
    new PerformanceObserver(function (_, observer) {
      observer.disconnect();
      then();
    }).observe({type: 'paint', buffered: true});
  }

  window.addEventListener('load', function () {
    var connection = navigator.connection;
    if (connection && (connection.saveData || /2g/.test(connection.effectiveType))) return;
    afterPaint(function () {
      // Chromium sometimes forgets the callback of a page in which nothing moves.
      (window.requestIdleCallback || setTimeout)(
        function () {
          start();
        },
        {timeout: 3000},
      );
    });
  });
})(document, window);
