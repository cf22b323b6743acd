import {type ComponentType, type ReactNode, useEffect, useLayoutEffect, useRef, useState} from 'react';
import {createPortal} from 'react-dom';
import {useHistory} from '@docusaurus/router';
import {internalTarget, isPlainClick} from './linkTarget';

/** A component that lives on in an article: how to get it, and what it is given. */
export type Island = readonly [
  load: () => Promise<{default: ComponentType<Record<string, unknown>>}>,
  props: Record<string, unknown>,
];

const controlsOf = (place: Element): HTMLElement[] => [
  ...place.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary, [tabindex]'),
];

/** Puts a component where the server has drawn it, in one step, so that nothing moves. */
function Shore({place, children}: {readonly place: Element; readonly children: ReactNode}): ReactNode {
  const [drawn] = useState(() => [...place.childNodes]);
  useLayoutEffect(() => {
    const index = controlsOf(place).indexOf(document.activeElement as HTMLElement);
    drawn.forEach((node) => node.remove());
    // Who had come to a control by keyboard is still there.
    if (index >= 0) controlsOf(place)[index]?.focus({preventScroll: true});
    // delivery/boot/loader.js does again what was pressed before.
    place.dispatchEvent(new Event('island:mount', {bubbles: true}));
  }, [drawn, place]);
  return children;
}

/**
 * An article in the browser: the HTML that the build has drawn, links that lead on without loading a document, and the few
 * components that live on in it (src/lib/islands.json). It stands in for the compiled Markdown.
 *
 * @param name see ./name.ts
 * @param html the inside of the article as the server drew it
 * @param islands in the order of their places in the HTML
 */
export default function Article({
  name,
  html,
  islands,
}: {
  readonly name: string;
  readonly html: string;
  readonly islands: readonly Island[];
}): ReactNode {
  const root = useRef<HTMLDivElement>(null);
  const [portals, setPortals] = useState<readonly ReactNode[]>([]);
  const history = useHistory();

  useEffect(() => {
    const article = root.current;
    if (!article) return undefined;
    let left = false;
    const places = article.querySelectorAll('[data-island]');
    islands.forEach(([load, props], index) => {
      const place = places[index];
      if (!place) throw new Error(`The article ${name} has no place for its component ${index + 1}.`);
      void load().then(
        ({default: Component}) => {
          if (left) return;
          const alive = (
            <Shore place={place}>
              <Component {...props} />
            </Shore>
          );
          setPortals((others) => [...others, createPortal(alive, place, String(index))]);
        },
        () => {
          // What the server drew stays; a later visit of the page tries again.
        },
      );
    });

    const onClick = (event: MouseEvent): void => {
      const to = internalTarget(event.target);
      if (!to || !isPlainClick(event)) return;
      event.preventDefault();
      history.push(to.pathname + to.search + to.hash);
    };
    const onIntent = (event: Event): void => {
      const to = internalTarget(event.target);
      if (to) window.docusaurus.preload(to.pathname);
    };
    const inView = new IntersectionObserver((entries) => {
      for (const {isIntersecting, target} of entries) {
        if (!isIntersecting) continue;
        inView.unobserve(target);
        const to = internalTarget(target);
        if (to) window.docusaurus.prefetch(to.pathname);
      }
    });
    article.addEventListener('click', onClick);
    article.addEventListener('mouseover', onIntent);
    article.addEventListener('touchstart', onIntent, {passive: true});
    article.querySelectorAll('a[href]').forEach((link) => inView.observe(link));
    return () => {
      left = true;
      inView.disconnect();
      article.removeEventListener('click', onClick);
      article.removeEventListener('mouseover', onIntent);
      article.removeEventListener('touchstart', onIntent);
    };
  }, [history, islands, name]);

  return (
    <>
      <div
        ref={root}
        className="markdown"
        data-article={name}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{__html: html}}
      />
      {portals}
    </>
  );
}
