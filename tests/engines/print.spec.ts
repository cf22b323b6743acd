import {writeFileSync} from 'node:fs';
import {expect, test} from './fixtures';
import {poll} from './poll';
import type {Tab} from './tab';

/**
 * Text of the page that is hard to read on paper, and edges of buttons that are hard to see: 4.5 and 3 to 1 are too little (WCAG
 * 2.2, 1.4.3 and 1.4.11). A browser prints no backgrounds, unless the style says that it must.
 */
const pale = (tab: Tab): Promise<string[]> =>
  tab.read(() => {
    // No browser begins a transition for paper; here the styles change under a page on a screen.
    for (const change of document.getAnimations()) change.finish();
    const canvas = document.createElement('canvas');
    const context = canvas.getContext('2d', {willReadFrequently: true})!;
    /** Relative luminance of a colour on paper. */
    const luminance = (colour: string, under: string): number => {
      for (const fill of ['white', under, colour]) {
        context.fillStyle = fill;
        context.fillRect(0, 0, 1, 1);
      }
      const [red = 0, green = 0, blue = 0] = [...context.getImageData(0, 0, 1, 1).data].map((value) => {
        const part = value / 255;
        return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const contrast = (colour: string, under: string): number => {
      const [light = 0, dark = 0] = [luminance(colour, under), luminance(under, under)].sort(
        (one, other) => other - one,
      );
      return (light + 0.05) / (dark + 0.05);
    };
    /** The background that is printed behind an element. */
    const behind = (element: Element | null): string => {
      if (!element) return 'white';
      const style = getComputedStyle(element);
      const printed = style.getPropertyValue('print-color-adjust') === 'exact' && style.backgroundColor;
      return printed && printed !== 'rgba(0, 0, 0, 0)' ? printed : behind(element.parentElement);
    };
    return [...document.querySelectorAll('main *')]
      .filter((element) => element.checkVisibility({visibilityProperty: true, opacityProperty: true}))
      .flatMap((element) => {
        const style = getComputedStyle(element);
        const text = [...element.childNodes]
          .flatMap((node) => (node.nodeType === Node.TEXT_NODE ? [(node.textContent ?? '').trim()] : []))
          .join(' ')
          .trim();
        const ink = contrast(element.closest('svg') ? style.fill : style.color, behind(element));
        const edge = contrast(style.borderTopColor, behind(element.parentElement));
        const name = text.slice(0, 40);
        return [
          ...(text && ink < 4.5 ? [`${name}: ${ink.toFixed(1)}`] : []),
          ...(element.matches('.button') && edge < 3 ? [`edge of ${name}: ${edge.toFixed(1)}`] : []),
        ];
      });
  });

test('text and buttons of the home page can be seen on paper @styles', async ({tab}) => {
  await tab.open('/');
  for (const theme of ['light', 'dark']) {
    await tab.read((name) => void (document.documentElement.dataset.theme = name), theme);
    await tab.driver.takePaper!();
    // The whole style sheet comes after the first paint.
    await poll(() => pale(tab)).toEqual([]);
  }
  // Negative control: a main button in white, as it is on a screen.
  await tab.read(() => {
    const button = document.querySelector<HTMLElement>('main .button')!;
    for (const part of ['color', 'border-color']) button.style.setProperty(part, 'white', 'important');
  });
  expect(await pale(tab)).toHaveLength(2);
});

test('the first sheet of the home page is full @sheets', async ({tab}, info) => {
  await tab.open('/');
  const title = await tab.text('main h1');
  const file = info.outputPath('home.pdf');
  writeFileSync(file, await tab.driver.print!());
  // The browser's own viewer says what is on a sheet.
  await tab.driver.goto(`file://${file}`);
  const words = (text: string | null) => (text ?? '').replace(/\s+/g, '');
  const sheet = '[data-page-number="1"]';
  await poll(async () => words(await tab.text(`${sheet} .textLayer`))).toContain(words(title));
  /** How far down the sheet there is text, from 0 to 1. The viewer lays it out bit by bit. */
  const filled = (): Promise<number> =>
    tab.read((css) => {
      const {top, height} = document.querySelector(css)!.getBoundingClientRect();
      const ends = [...document.querySelectorAll(`${css} .textLayer span`)].map(
        (part) => part.getBoundingClientRect().bottom,
      );
      return (Math.max(...ends) - top) / height;
    }, sheet);
  await poll(filled).toBeGreaterThan(0.6);
});
