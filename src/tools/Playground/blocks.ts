/**
 * The buttons "Run" and "Edit" of code blocks. One listener serves them all, so that blocks need to know nothing of programs; what
 * the buttons do is fetched when the first of them is pressed.
 */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type {ClientModule} from '@docusaurus/types';
import type * as Mount from './mount';

/** What the first press has fetched. A press after a failure asks for it again. */
let mount: typeof Mount | undefined;

async function onClick(event: MouseEvent): Promise<void> {
  const button = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-run] [data-press]') : null;
  const block = button?.closest<HTMLElement>('[data-run]');
  // The second half of a double click would stop what the first began, or begin what it stopped.
  if (!button || !block || event.detail > 1) return;
  const status = block.querySelector('[role="status"]');
  try {
    mount = await import('./mount');
  } catch {
    if (status)
      status.textContent =
        'It could not be fetched. Check the connection and press the button again, or reload the page.';
    return;
  }
  await mount.handleBlockButton(button, block);
}

if (ExecutionEnvironment.canUseDOM) document.addEventListener('click', onClick);

export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = () => {
  // The page that was left is taken out of the document after this.
  setTimeout(() => mount?.unmountDetachedBlocks(), 1000);
};
