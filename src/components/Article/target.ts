/**
 * Where a link of an article leads without a document being loaded, or nothing: it leads out of the site, to a file, to a
 * place on the same page, or the reader asked the browser for something else (a new tab, a download).
 *
 * @param event the click, when there is one
 * @param element what was clicked or pointed at
 * @returns path, query and hash
 */
export function internalTarget(event: MouseEvent | undefined, element: EventTarget | null): string | undefined {
  const link = element instanceof Element ? element.closest('a') : null;
  if (!link || !link.hasAttribute('href') || link.hasAttribute('download') || (link.target && link.target !== '_self'))
    return undefined;
  if (
    event &&
    (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
  )
    return undefined;
  const {origin, pathname, search, hash} = new URL(link.href);
  const isFile = /\.\w+$/.test(pathname);
  const samePage = link.getAttribute('href')?.startsWith('#');
  return origin !== location.origin || isFile || samePage ? undefined : pathname + search + hash;
}
