/*
 * Starts the site's script when a reader shows a sign, or when the browser has nothing else to do after load. Until then the
 * page is plain HTML: links, details, tables, radio buttons and the skip link work. A button pressed or a shortcut typed
 * before anything can answer it is kept, and done once as soon as something can. This text is put into each page by delivery/boot/template.ts; its hash is
 * in the policy, so it must be the same on every page.
 *
 * It also answers for script that does not arrive. A page older than the deploy reloads, once for each address; a site at
 * another path than it was built for says so on its home page; without network nothing is reloaded.
 */
(function (document, window) {
  var root = document.documentElement;
  var signs = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'wheel', 'scroll', 'focusin'];
  var options = {passive: true, capture: true};
  var started = false;
  /** Presses that nothing has answered: what to do again, and the island that has to be there first. */
  var kept = [];
  var mounted = new WeakSet();
  var list = document.getElementById('a-bundles');
  var bundles = JSON.parse(list.textContent);
  var base = bundles[0].split('assets/')[0];
  var asking = false;

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

  /** Reloading what a reload has just brought would bring the same again. */
  function reloadedHere() {
    var entry = performance.getEntriesByType('navigation')[0];
    return Boolean(entry) && entry.type === 'reload' && new URL(entry.name).pathname === window.location.pathname;
  }

  /** Asks the server for this page: when it names other bundles, this copy is older than the deploy. */
  function compare() {
    if (asking || navigator.onLine === false) return;
    asking = true;
    // The framework reloads by itself when the page that a link leads to cannot be loaded; one reload is enough.
    var leaving = false;
    window.addEventListener('beforeunload', function () {
      leaving = true;
    });
    fetch(window.location.href, {cache: 'reload'})
      .then(function (response) {
        return response.text();
      })
      .then(function (html) {
        asking = false;
        var newer =
          html.indexOf('a-bundles') !== -1 &&
          bundles.some(function (bundle) {
            return html.indexOf(bundle) === -1;
          });
        if (leaving) return;
        if (newer && !reloadedHere()) window.location.reload();
        else if (root.dataset.hasHydrated !== 'true')
          notice('a-script-missing', [
            'Part of this page did not load.',
            'The text is whole. Search, menus and tools need a reload, now or in some minutes.',
          ]);
      })
      .catch(function () {
        asking = false;
      });
  }

  function plain(path) {
    return path.toLowerCase().replace(/\/$/, '');
  }

  // Errors of elements do not bubble, but they can be caught on their way down.
  window.addEventListener(
    'error',
    function (event) {
      var source = event.target && event.target.tagName === 'SCRIPT' && event.target.src;
      if (!source) return;
      var canonical = document.querySelector('link[rel="canonical"]');
      var own = canonical && new URL(canonical.href).pathname;
      var here = window.location.pathname;
      if (!own || root.dataset.hasHydrated === 'true' || plain(own) === plain(here)) compare();
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
    if (!files || root.dataset.hasHydrated === 'true') return;
    delete list.dataset.search;
    files.split(' ').forEach(function (file) {
      preload(base + file, /css$/.test(file) ? 'style' : /json$/.test(file) ? 'fetch' : 'script');
    });
  }

  function opensSearch(target) {
    return target && target.closest && target.closest('[aria-haspopup="dialog"]');
  }

  function start(event) {
    if (event && opensSearch(event.target)) prepareSearch();
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
    // The styles of what only script can show.
    if (!list.dataset.deferred) return;
    var styles = document.createElement('link');
    styles.rel = 'stylesheet';
    styles.href = list.dataset.deferred;
    document.head.appendChild(styles);
  }

  /**
   * Whether React has this press in hand. From the moment that it listens at the root it hydrates at once for a press, and then
   * answers it; the framework names the root in the same step. What was drawn for an island waits for the island.
   */
  function isAnswered(target, slot) {
    var inside = target.closest('#__docusaurus');
    return slot ? mounted.has(slot) : Boolean(inside && window.docusaurusRoot);
  }

  var controls = 'button, [role="tab"], [aria-haspopup]';

  function placeOf(slot, control) {
    return [].indexOf.call(slot.querySelectorAll(controls), control);
  }

  /** What is pressed in an island, from the moment that the pointer goes down. */
  var held;

  function hold(event) {
    var control = event.target.closest && event.target.closest(controls);
    var slot = control && control.closest('[data-island]');
    held = slot && {control: control, slot: slot, place: placeOf(slot, control)};
  }

  /** An island that comes while the pointer is down takes the pressed control away, and the click with it. */
  function lift(event) {
    var was = held;
    held = undefined;
    if (!was || was.control.isConnected || !was.slot.contains(event.target)) return;
    var now = was.slot.querySelectorAll(controls)[was.place];
    if (now) now.click();
  }

  // On the window, after everyone who answers: client modules say that they have answered by preventing the default.
  function keep(event) {
    var target = event.target;
    if (event.defaultPrevented || !target.closest) return;
    if (event.type === 'click') {
      var control = target.closest(controls);
      if (!control || control.closest('a[href]:not([href="#"])')) return;
      var slot = control.closest('[data-island]');
      if (isAnswered(target, slot)) return;
      if (control.matches('a')) event.preventDefault();
      if (opensSearch(control)) prepareSearch();
      // An island draws its controls anew.
      var place = slot && placeOf(slot, control);
      kept.push({
        slot: slot,
        again: function () {
          var now = slot ? slot.querySelectorAll(controls)[place] : control;
          if (now) now.click();
        },
      });
    } else if (
      root.dataset.hasHydrated !== 'true' &&
      ((event.key === 'k' && (event.ctrlKey || event.metaKey)) ||
        (event.key === '/' && !/^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName)))
    ) {
      event.preventDefault();
      prepareSearch();
      kept.push({
        again: function () {
          document.dispatchEvent(
            new KeyboardEvent('keydown', {
              key: event.key,
              ctrlKey: event.ctrlKey,
              metaKey: event.metaKey,
              bubbles: true,
              cancelable: true,
            }),
          );
        },
      });
    }
  }

  /** Does again what was kept for an island, or without one for the page. */
  function answer(slot) {
    var due = kept.filter(function (press) {
      return press.slot == slot;
    });
    kept = kept.filter(function (press) {
      return press.slot != slot;
    });
    due.forEach(function (press) {
      setTimeout(press.again);
    });
  }

  signs.forEach(function (sign) {
    window.addEventListener(sign, start, options);
  });
  window.addEventListener('pointerdown', hold, options);
  window.addEventListener('pointerup', lift, options);
  window.addEventListener('click', keep);
  window.addEventListener('keydown', keep);
  document.addEventListener('island:mount', function (event) {
    mounted.add(event.target);
    answer(event.target);
  });
  new MutationObserver(function (_, observer) {
    if (root.dataset.hasHydrated !== 'true') return;
    observer.disconnect();
    answer();
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

  function startDeferred() {
    var deferred = document.getElementById('a-deferred');
    deferred.insertAdjacentHTML('afterend', deferred.textContent);
    var connection = navigator.connection;
    if (connection && (connection.saveData || /2g/.test(connection.effectiveType))) return;
    start();
  }

  window.addEventListener('load', function () {
    afterPaint(function () {
      // Chromium sometimes forgets the callback of a page in which nothing moves.
      (window.requestIdleCallback || setTimeout)(startDeferred, {timeout: 3000});
    });
  });
})(document, window);
