import {type ReactNode, useEffect, useLayoutEffect, useRef, useState} from 'react';
import {createPortal} from 'react-dom';
import {useHistory} from '@docusaurus/router';
import islands from '@delivery/islands';
import type {Load} from './browserIsland';
import {internalTarget, isPlainClick} from './linkTarget';

const controlsOf = (slot: Element): HTMLElement[] => [
  ...slot.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary, [tabindex]'),
];

/** Puts a component where the server has rendered it, in one step, so that nothing moves. */
function IslandMount({slot, children}: {readonly slot: Element; readonly children: ReactNode}): ReactNode {
  const [rendered] = useState(() => [...slot.childNodes]);
  useLayoutEffect(() => {
    const index = controlsOf(slot).indexOf(document.activeElement as HTMLElement);
    rendered.forEach((node) => node.remove());
    // A reader who had reached a control by keyboard is still there.
    if (index >= 0) controlsOf(slot)[index]?.focus({preventScroll: true});
    // delivery/boot/loader.js repeats what was pressed before.
    slot.dispatchEvent(new Event('island:mount', {bubbles: true}));
  }, [rendered, slot]);
  return children;
}

/**
 * An article in the browser: the HTML that the build has rendered, links that lead on without loading a document, and its
 * islands, each of which names itself and its properties in the HTML. It replaces the compiled Markdown.
 *
 * @param name path of its page, base URL included
 * @param html the inside of the article as the server rendered it
 */
export default function Article({name, html}: {readonly name: string; readonly html: string}): ReactNode {
  const root = useRef<HTMLDivElement>(null);
  const [portals, setPortals] = useState<readonly ReactNode[]>([]);
  const history = useHistory();

  useEffect(() => {
    const article = root.current;
    if (!article) return undefined;
    let left = false;
    article.querySelectorAll<HTMLElement>('[data-island]').forEach((slot, index) => {
      const {island = '', props} = slot.dataset;
      const load: Load | undefined = islands[island];
      // One inside another comes with it, and has no properties of its own.
      if (!load || props === undefined) return;
      void load().then(
        ({default: Component}) => {
          if (left) return;
          const mounted = (
            <IslandMount slot={slot}>
              <Component {...JSON.parse(props)} />
            </IslandMount>
          );
          setPortals((others) => [...others, createPortal(mounted, slot, String(index))]);
        },
        () => {
          // What the server rendered stays; a later visit of the page tries again.
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
  }, [history, name]);

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
