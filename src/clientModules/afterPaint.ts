/** Calls back once the browser has painted what was last rendered, so that effects have run and what fades in can be seen. */
export function runAfterPaint(callback: () => void): void {
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(callback)));
}
