/**
 * The buttons "Run" and "Edit" of code blocks. One listener serves them all, so that blocks need to know nothing of programs; what
 * the buttons do is fetched when the first of them is pressed.
 */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type {ClientModule} from '@docusaurus/types';
import type * as Mount from './mount';

let loaded: Promise<typeof Mount> | undefined;

function load(): Promise<typeof Mount> {
  loaded ??= import('./mount');
  // A failure may pass: the next press tries again.
  loaded.catch(() => (loaded = undefined));
  return loaded;
}

function onClick(event: MouseEvent): void {
  const button = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-run] [data-press]') : null;
  const block = button?.closest<HTMLElement>('[data-run]');
  if (!button || !block) return;
  const status = block.querySelector('[role="status"]');
  load().then(
    ({handleBlockButton}) => handleBlockButton(button, block),
    () => {
      if (status) status.textContent = 'It could not be fetched. Check the connection, then press the button again.';
    },
  );
}

if (ExecutionEnvironment.canUseDOM) document.addEventListener('click', onClick);

export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = () => {
  // The page that was left is taken out of the document after this.
  const unmount = (): unknown => loaded?.then((mount) => mount.unmountDetachedBlocks()).catch(() => undefined);
  if (loaded) setTimeout(unmount, 1000);
};
