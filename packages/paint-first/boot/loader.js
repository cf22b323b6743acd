/*
 * Starts the site's script when a reader shows a sign, or when the browser has nothing else to do after load. Until then the
 * page is plain HTML: links, details, tables, radio buttons and the skip link work. A button pressed or a shortcut typed
 * before anything can handle it is remembered, and pressed as soon as something can. This text is put into each page by
 * index.ts; its hash is in the policy, so it must be the same on every page.
 *
 * It also answers for script that does not arrive: the page says so. A site at another path than it was built for says that on its
 * home page.
 */
(function (document, window) {
  var root = document.documentElement;
  var signs = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'wheel', 'scroll', 'focusin'];
  var options = {passive: true, capture: true};
  var started = false;
  var bundles = JSON.parse(document.getElementById('a-bundles').textContent);
  var base = bundles[0].split('assets/')[0];

  function isHydrated() {
    return root.dataset.hasHydrated === 'true';
  }

  // Firefox knows no directive for links that prefetch, so the strict policy refuses them; without them, the framework sends requests.
  if (/Firefox/.test(navigator.userAgent)) {
    var supports = DOMTokenList.prototype.supports;
    DOMTokenList.prototype.supports = function (token) {
      return token !== 'prefetch' && supports.call(this, token);
    };
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

  function start(event) {
    if (started) return;
    started = true;
    signs.forEach(function (sign) {
      window.removeEventListener(sign, start, options);
    });
    // Script that runs before the whole page is there finds nothing to hydrate.
    if (document.readyState !== 'loading') run(event);
    else document.addEventListener('DOMContentLoaded', run);
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
      // A page that crashes while React draws it does not say that it is there.
      script.onload = function () {
        setTimeout(release, 10000);
      };
      if (!event) script.fetchPriority = 'low';
      document.head.appendChild(script);
    });
  }

  var controls = 'button, [role="tab"], [aria-haspopup]';
  /** Presses that wait for React; nothing once it has drawn the page. */
  var remembered = [];

  /** A control, and its place among those of each element around it, because React may draw another one there. */
  function pressOf(control) {
    var places = [];
    for (var around = control.parentElement; around; around = around.parentElement)
      places.push({around: around, index: [].indexOf.call(around.querySelectorAll(controls), control)});
    return {control: control, places: places};
  }

  function pressAgain(press) {
    var place = press.places.find(function (one) {
      return one.around.isConnected;
    });
    var control = press.control.isConnected ? press.control : place.around.querySelectorAll(controls)[place.index];
    if (control) control.click();
  }

  /** Before anyone else hears of the press: who answers it while React draws could be drawn anew, and forget it. */
  function keepPress(event) {
    var control = event.target.closest && event.target.closest(controls);
    if (!control || !remembered || control.closest('a[href]:not([href="#"])')) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    remembered.push(pressOf(control));
  }

  /** What the pointer has pressed and not let go. */
  var held;

  function holdPress(event) {
    var control = event.target.closest && event.target.closest(controls);
    held = control && pressOf(control);
  }

  /** Of a control that was drawn anew meanwhile, the browser makes no click. */
  function letGo() {
    if (held && !held.control.isConnected) pressAgain(held);
    held = undefined;
  }

  function release() {
    (remembered || []).forEach(function (press) {
      setTimeout(pressAgain, 0, press);
    });
    remembered = undefined;
  }

  function rememberShortcut(event) {
    var isSearch =
      (event.key === 'k' && (event.ctrlKey || event.metaKey)) ||
      (event.key === '/' && !/^(INPUT|TEXTAREA|SELECT)$/.test(event.target.tagName));
    var button =
      isSearch && remembered && !event.defaultPrevented && document.querySelector('[aria-haspopup="dialog"]');
    if (!button) return;
    event.preventDefault();
    remembered.push(pressOf(button));
  }

  signs.forEach(function (sign) {
    window.addEventListener(sign, start, options);
  });
  window.addEventListener('pointerdown', holdPress, options);
  window.addEventListener('pointerup', letGo, options);
  window.addEventListener('click', keepPress, true);
  window.addEventListener('keydown', rememberShortcut);
  new MutationObserver(function (_, observer) {
    if (!isHydrated()) return;
    observer.disconnect();
    release();
  }).observe(root, {attributes: true, attributeFilter: ['data-has-hydrated']});

  // An address that carries a question or a state is one that only script can answer.
  if (window.location.search || window.location.hash.indexOf('=') > 0) start({});

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
