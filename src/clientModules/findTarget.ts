/** The element that a fragment names, as `#tables`; null without one, or where a percent sign in it begins no escape. */
export function findTarget(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}
