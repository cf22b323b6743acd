/** Calls back once the browser has painted what was last rendered, so that effects have run and what fades in can be seen. */
export function afterPaint(callback: () => void): void {
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(callback)));
}
