import type {Page} from '@playwright/test';

/** What a reader would call untidy on the page as it is shown: one line for each fault, nothing where all is well. */
export const untidy = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const all = (selector: string): Element[] =>
      [...document.querySelectorAll(selector)].filter((element) => element.getClientRects().length > 0);
    const said = (element: Element): string => (element.textContent ?? '').trim().slice(0, 40);
    const overlap = (a: DOMRect, b: DOMRect): boolean =>
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 &&
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 3;
    const isPhone = innerWidth <= 600;
    const sizeOf = (text: SVGTextElement): number => {
      const {a = 1, b = 0} = text.getScreenCTM() ?? {};
      return text.getClientRects().length ? parseFloat(getComputedStyle(text).fontSize) * Math.hypot(a, b) : Infinity;
    };
    const cut = all(isPhone ? '.table-frame.a-stack' : '.table-frame')
      .filter((frame) => frame.scrollWidth > frame.clientWidth + 1)
      .map((frame) => `table cut off: ${said(frame)}, ${frame.scrollWidth} of ${frame.clientWidth} px`);
    const boxes = all('main .markdown :is(div, table, figure):not(.a-code *, [class*="panel_"] *)')
      .filter((box) => /auto|scroll/.test(getComputedStyle(box).overflowY) && box.scrollHeight > box.clientHeight + 1)
      .map((box) => `box scrolls inside the page: ${box.className}, ${said(box)}`);
    const drawings = all('main figure svg[role="img"]').flatMap((drawing) => {
      const frame = drawing.getBoundingClientRect();
      const room = drawing.parentElement!.getBoundingClientRect();
      const texts = [...drawing.querySelectorAll('text')]
        .filter((text) => text.getClientRects().length > 0)
        .map((text) => [said(text), text.getBoundingClientRect()] as const);
      return [
        // The latitudes of a chart stand in the margin.
        ...(frame.right > room.right + 1 || frame.left < room.left - 40
          ? [`drawing is too wide: ${said(drawing)}`]
          : []),
        ...texts
          .filter(([, {left, right}]) => left < frame.left - 1 || right > frame.right + 1)
          .map(([text]) => `label leaves its drawing: ${text}`),
        ...[...drawing.querySelectorAll('text')]
          .filter((text) => isPhone && sizeOf(text) < 12)
          .map((text) => `words too small: ${said(text)}`),
        ...texts.flatMap(([text, place], index) =>
          texts
            .slice(index + 1)
            .flatMap(([other, its]) => (overlap(place, its) ? [`labels collide: ${text}, ${other}`] : [])),
        ),
      ];
    });
    const titles = all('.a-code-name')
      .filter((name) => name.getBoundingClientRect().height > 30)
      .map((name) => `title of code on several lines: ${said(name)}`);
    const broken = all('main .markdown :not(pre) > code')
      .filter((code) => isPhone && /^[\w.]{1,30}$/.test(said(code)) && code.getBoundingClientRect().height > 30)
      .map((code) => `name broken on a phone: ${said(code)}`);
    const ghosts = all('main .anchor > .hash-link').flatMap((link) => {
      const text = document.createRange();
      text.selectNodeContents(link.parentElement!);
      text.setEndBefore(link);
      const {top, height} = link.getBoundingClientRect();
      const isBelow = top + height / 2 > text.getBoundingClientRect().bottom;
      return isBelow ? [`link of a heading stands below it: ${said(link.parentElement!)}`] : [];
    });
    const shifted = all('.a-code code:not(:has([data-n]))').flatMap((code) => {
      const edge = code.getBoundingClientRect().left + parseFloat(getComputedStyle(code).paddingLeft);
      const texts = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
      const begun: number[] = [];
      for (let before = '\n', node = texts.nextNode(); node; before = node.textContent!, node = texts.nextNode())
        for (const {index} of node.textContent!.matchAll(before.endsWith('\n') ? /(?<=^|\n)\S/g : /(?<=\n)\S/g)) {
          const first = document.createRange();
          first.setStart(node, index);
          first.setEnd(node, index + 1);
          if (!node.parentElement!.closest('.bad, .good')) begun.push(first.getBoundingClientRect().left - edge);
        }
      return begun.some((left) => left > 2) ? [`line of code away from the edge: ${said(code)}`] : [];
    });
    const covered = all('.a-code:has(button) code:not(:has([data-n]))').flatMap((code) => {
      const button = code.closest('.a-code')!.querySelector('button')!.getBoundingClientRect();
      const text = document.createRange();
      text.selectNodeContents(code);
      // A space that ends a line may hang under the button.
      const isCovered = [...text.getClientRects()].some(({x, y, width, height}) =>
        overlap(new DOMRect(x, y, width - 4, height), button),
      );
      return isCovered ? [`button over code: ${said(code)}`] : [];
    });
    return [...covered, ...cut, ...boxes, ...drawings, ...titles, ...broken, ...ghosts, ...shifted];
  });

/** By how much the page is wider than its window, where it is. */
export const tooWide = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const {scrollWidth, clientWidth} = document.documentElement;
    return scrollWidth > clientWidth ? [`the page scrolls sideways: ${scrollWidth} of ${clientWidth} px`] : [];
  });

/** Where the name of the site begins, in pixels from the left. */
export const logoAt = (page: Page): Promise<number> =>
  page
    .locator('.navbar__brand')
    .first()
    .evaluate((brand) => Math.round(brand.getBoundingClientRect().left));
