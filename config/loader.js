/*
 * Starts the site's script when a reader shows a sign, or when the browser has nothing else to do after load. Until then the
 * page is plain HTML: links, details, tables, radio buttons and the skip link work. A button pressed or a shortcut typed
 * early is kept and done as soon as the page can answer. This text is put into each page by config/template.ts; its hash is
 * in the policy, so it must be the same on every page.
 */
(function (document, window) {
  var root = document.documentElement;
  var signs = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'wheel', 'scroll', 'focusin'];
  var options = {passive: true, capture: true};
  var started = false;
  var early;

  // On the home page the framework takes script that is late at DOMContentLoaded for a sign of a wrong base URL, and says
  // so in a banner. Here script is late on purpose; the sign is a bundle that cannot be loaded.
  window.docusaurus = window.docusaurus || {};
  function failed() {
    if (window.insertBanner && !document.getElementById('__docusaurus-base-url-issue-banner')) window.insertBanner();
  }

  function start(event) {
    if (started) return;
    started = true;
    signs.forEach(function (sign) {
      window.removeEventListener(sign, start, options);
    });
    JSON.parse(document.getElementById('a-bundles').textContent).forEach(function (source) {
      var script = document.createElement('script');
      script.src = source;
      script.async = false;
      script.onerror = failed;
      if (!event) script.fetchPriority = 'low';
      document.head.appendChild(script);
    });
  }

  function keep(event) {
    if (early || root.dataset.hasHydrated) return;
    var target = event.target;
    if (event.type === 'click') {
      var control = target.closest && target.closest('button, [role="tab"], [aria-haspopup]');
      if (!control || control.closest('a[href]:not([href="#"])')) return;
      if (control.matches('a')) event.preventDefault();
      early = function () {
        control.click();
      };
    } else if (
      (event.key === 'k' && (event.ctrlKey || event.metaKey)) ||
      (event.key === '/' && !/^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
    ) {
      event.preventDefault();
      early = function () {
        document.dispatchEvent(
          new KeyboardEvent('keydown', {
            key: event.key,
            ctrlKey: event.ctrlKey,
            metaKey: event.metaKey,
            bubbles: true,
            cancelable: true,
          }),
        );
      };
    }
  }

  signs.forEach(function (sign) {
    window.addEventListener(sign, start, options);
  });
  document.addEventListener('click', keep, true);
  document.addEventListener('keydown', keep, true);
  new MutationObserver(function (_, observer) {
    if (!root.dataset.hasHydrated) return;
    observer.disconnect();
    document.removeEventListener('click', keep, true);
    document.removeEventListener('keydown', keep, true);
    if (early) setTimeout(early);
  }).observe(root, {attributes: true, attributeFilter: ['data-has-hydrated']});

  // An address that carries a question or a state is one that only script can answer.
  if (window.location.search) start({});
  window.addEventListener('load', function () {
    var connection = navigator.connection;
    if (connection && (connection.saveData || /2g/.test(connection.effectiveType))) return;
    (window.requestIdleCallback || setTimeout)(function () {
      start();
    });
  });
})(document, window);
