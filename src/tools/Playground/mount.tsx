import {createRoot, type Root} from 'react-dom/client';
import {type BlockCommand, Block} from './Block';
import {Boundary} from '../shared/Boundary';
import styles from './styles.module.css';

interface Mounted {
  readonly root: Root;
  readonly pane: HTMLElement;
  asked: BlockCommand['what'];
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
    known = {root: createRoot(pane), pane, asked: 'run'};
    mounted.set(block, known);
  }
  const own = known;
  const isStop = button.dataset.running === 'yes';
  own.asked = isStop ? 'stop' : button.dataset.press === 'edit' ? 'edit' : 'run';
  // Where the recorded output is beside the program, what a run prints is below the output.
  const last = block.parentElement!.lastElementChild!;
  const beside = last.getBoundingClientRect().left > block.getBoundingClientRect().right ? last : undefined;
  const home = (own.asked !== 'edit' && beside) || block;
  if (own.pane.parentElement !== home) home.append(own.pane);
  const runButton = block.querySelector<HTMLElement>('[data-press="run"]');
  runButton?.classList.toggle(styles.idle!, own.asked === 'edit');
  own.root.render(
    <Boundary>
      <Block
        path={`samples/${path}.ts`}
        region={region}
        asked={{what: own.asked}}
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
  if (own.asked === 'edit') own.pane.focus({preventScroll: true});
}
