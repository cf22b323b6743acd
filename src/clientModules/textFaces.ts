/**
 * The faces of the text and, on narrow screens, of the headings. They would hold up the first page, so they are fetched when it
 * is at rest, and shown from the next page on; text of the first would break into other lines before its reader's eyes.
 * Later visits have them at once: config/head.ts reads the key before the first paint.
 */
import type {ClientModule} from '@docusaurus/types';

const faces = ['1em "Public Sans"', '600 1em Spectral'];
const key = 'astral.font';

/** Calls back when the page has nothing else to do. */
const whenIdle: (callback: () => void) => unknown = (callback) =>
  'requestIdleCallback' in window ? requestIdleCallback(callback) : setTimeout(callback, 1000);

const fetchFaces = async (): Promise<void> => {
  await Promise.all(faces.map((face) => document.fonts.load(face)));
  localStorage.setItem(key, 'fetched');
  if (window.scrollY === 0 && performance.now() < 1500)
    showInLines([...document.querySelectorAll<HTMLElement>('main :is(h1, h2, h3)')]);
};

/** Sets headings in their face, if all keep their lines: then nothing on the page moves. */
function showInLines(headings: readonly HTMLElement[]): void {
  const setFace = (face: string): void => headings.forEach(({style}) => (style.fontFamily = face));
  const heights = headings.map(({offsetHeight}) => offsetHeight);
  setFace('Spectral, var(--a-display)');
  if (headings.some(({offsetHeight}, at) => offsetHeight !== heights[at])) setFace('');
}

export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({location, previousLocation}) => {
  const {dataset} = document.documentElement;
  // Asked for again, a font that came too late for the first paint would still replace the face of what is read.
  if ('font' in dataset) return;
  // A browser without a network or without a store keeps the face that it has.
  if (!previousLocation) whenIdle(() => void fetchFaces().catch(() => undefined));
  // Where the address leads to, ./keepScroll.ts keeps in sight, though lines above break elsewhere.
  else if (location.pathname !== previousLocation.pathname && faces.every((face) => document.fonts.check(face)))
    dataset.font = '';
};
