/**
 * Where a link of an article leads without a document being loaded, or nothing: it leads out of the site, to a file, to a
 * place on the same page, or into another window.
 *
 * @param element what was clicked or pointed at
 */
export function internalTarget(element: EventTarget | null): URL | undefined {
  const link = element instanceof Element ? element.closest('a') : null;
  if (!link || !link.hasAttribute('href') || link.hasAttribute('download') || (link.target && link.target !== '_self'))
    return undefined;
  const url = new URL(link.href);
  const isFile = /\.\w+$/.test(url.pathname);
  const samePage = link.getAttribute('href')?.startsWith('#');
  return url.origin !== location.origin || isFile || samePage ? undefined : url;
}

/** Whether a click is meant for the page: not for a new tab, a download, or whoever has answered it already. */
export const isPlainClick = (event: MouseEvent): boolean =>
  !(event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
