/** Whether something else of the page hides all of an element that is in the window. A control that is hidden shows by its labels. */
export function isCovered(one: Element): boolean {
  const tree = one.getRootNode() as Document | ShadowRoot;
  const shows = (part: Element): boolean =>
    [...part.getClientRects()].some((box) => {
      const [left, right] = [Math.max(box.left, 0), Math.min(box.right, innerWidth)];
      const [top, bottom] = [Math.max(box.top, 0), Math.min(box.bottom, innerHeight)];
      const above = tree.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      return left < right && top < bottom && above !== null && (part.contains(above) || above.contains(part));
    });
  const {labels} = one as HTMLInputElement;
  return !(labels?.length && one.clientWidth <= 1 ? [...labels] : [one]).some(shows);
}
