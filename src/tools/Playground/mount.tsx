import {createRoot, type Root} from 'react-dom/client';
import {Block} from './Block';
import {Boundary} from '../shared/Boundary';
import styles from './styles.module.css';

interface Mounted {
  readonly root: Root;
  readonly pane: HTMLElement;
}

const mounted = new Map<Element, Mounted>();

/** Ends what runs in blocks that are no longer in the page. */
export function sweep(): void {
  for (const [block, {root}] of mounted) {
    if (block.isConnected) continue;
    root.unmount();
    mounted.delete(block);
  }
}

/**
 * Does what a button of a block asks for. The block is HTML that no component looks after, so what opens in it has a root of
 * its own.
 *
 * @param button says `run` or `edit`; its block names the program and the region
 */
export function press(button: HTMLElement, block: HTMLElement): void {
  sweep();
  const [path = '', region] = (block.dataset.run ?? '').split('#');
  let known = mounted.get(block);
  if (!known) {
    const pane = document.createElement('section');
    pane.className = styles.pane!;
    pane.tabIndex = -1;
    pane.setAttribute('aria-label', `${path.slice(path.lastIndexOf('/') + 1)}.ts on this page`);
    known = {root: createRoot(pane), pane};
    mounted.set(block, known);
  }
  const {root, pane} = known;
  const isStop = button.dataset.running === 'yes';
  const what = isStop ? 'stop' : button.dataset.press === 'edit' ? 'edit' : 'run';
  // Where the recorded output is beside the program, what a run prints is below the output.
  const last = block.parentElement!.lastElementChild!;
  const beside = last.getBoundingClientRect().left > block.getBoundingClientRect().right ? last : undefined;
  const home = (what !== 'edit' && beside) || block;
  if (pane.parentElement !== home) home.append(pane);
  const runButton = block.querySelector<HTMLElement>('[data-press="run"]');
  runButton?.classList.toggle(styles.idle!, what === 'edit');
  root.render(
    <Boundary>
      <Block
        path={`samples/${path}.ts`}
        region={region}
        asked={{what}}
        beside={beside}
        name={block.querySelector('.a-code-name')!}
        onRunning={(isRunning) => {
          if (!runButton) return;
          runButton.textContent = isRunning ? 'Stop' : 'Run';
          runButton.setAttribute(
            'aria-label',
            `${isRunning ? 'Stop' : 'Run'} ${path.slice(path.lastIndexOf('/') + 1)}.ts`,
          );
          runButton.dataset.running = isRunning ? 'yes' : '';
        }}
      />
    </Boundary>,
  );
  // The editor is what the reader asked for. After a run the focus stays, so that the next press is at hand.
  if (what === 'edit') pane.focus({preventScroll: true});
}
