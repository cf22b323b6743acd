/** Whether a click is meant for the page: not for a new tab, a download, or whoever has answered it already. */
export const isPlainClick = (event: MouseEvent): boolean =>
  !(event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
