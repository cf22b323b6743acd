/**
 * Copies what an element shows. Where the page may not write to the clipboard, it selects the text instead, so that one
 * key finishes the work.
 *
 * @returns whether the text is in the clipboard
 */
export async function copyText(element: HTMLElement | null): Promise<boolean> {
  if (!element) return false;
  try {
    await navigator.clipboard.writeText(element.textContent ?? '');
    return true;
  } catch {
    getSelection()?.selectAllChildren(element);
    return false;
  }
}
