import {createRoot, type Root} from 'react-dom/client';
import {ToolErrorBoundary} from '../shared/Boundary';
import {CodeBlockRun} from './PrintedProgram';
import {fetchProgram} from './session';
import styles from './styles.module.css';

const mounted = new Map<Element, {readonly root: Root; readonly pane: HTMLElement}>();

/** Ends what runs in blocks that are no longer in the page. */
export function unmountDetachedBlocks(): void {
  for (const [block, {root}] of mounted) {
    if (block.isConnected) continue;
    root.unmount();
    mounted.delete(block);
  }
}

/** Marks a button as one that runs its program, or stops it. */
function setRunning(button: HTMLElement, fileName: string, isRunning: boolean): void {
  button.textContent = isRunning ? 'Stop' : 'Run';
  button.setAttribute('aria-label', `${button.textContent} ${fileName}`);
  button.dataset.running = isRunning ? 'yes' : '';
}

/**
 * Does what a button of a block asks for. The block is HTML that no component looks after, so what opens in it has a root of
 * its own.
 *
 * @param button says `run` or `edit`; its block names the program and the region
 */
export async function handleBlockButton(button: HTMLElement, block: HTMLElement): Promise<void> {
  unmountDetachedBlocks();
  const [path = '', region] = (block.dataset.run ?? '').split('#');
  const fileName = `${path.slice(path.lastIndexOf('/') + 1)}.ts`;
  const isEdit = button.dataset.press === 'edit';
  const command = {isStop: button.dataset.running === 'yes'};
  let known = mounted.get(block);
  if (!known) {
    const pane = document.createElement('section');
    pane.className = styles.pane!;
    pane.tabIndex = -1;
    pane.translate = false;
    pane.setAttribute('aria-label', `${fileName} on this page`);
    known = {root: createRoot(pane), pane};
    mounted.set(block, known);
    block.append(pane);
    known.root.render(<p role="status">Fetching…</p>);
  }
  const {root, pane} = known;
  const fetched = await Promise.all([
    fetchProgram(`samples/${path}.ts`),
    isEdit ? import('./Workbench') : undefined,
  ]).catch(() => undefined);
  if (!block.isConnected) return;
  // Where the recorded output is beside the program, what a run prints is below the output.
  const {right} = block.getBoundingClientRect();
  const beside = [...block.parentElement!.children].find((one) => one.getBoundingClientRect().left > right);
  const home = (!isEdit && beside) || block;
  if (pane.parentElement !== home) home.append(pane);
  const runButton = block.querySelector<HTMLElement>('[data-press="run"]')!;
  runButton.classList.toggle(styles.idle!, isEdit);
  if (isEdit || !fetched) setRunning(runButton, fileName, false);
  const [program, editor] = fetched ?? [];
  root.render(
    <ToolErrorBoundary>
      {!program ? (
        <p role="status" className={styles.bad}>
          The program could not be fetched. Check the connection and press the button again, or reload the page.
        </p>
      ) : editor ? (
        <editor.default program={program} region={region} beside={beside} inPage />
      ) : (
        <CodeBlockRun
          {...{program, command, beside}}
          name={block.querySelector('.a-code-name')!}
          onRunning={(isRunning) => setRunning(runButton, fileName, isRunning)}
        />
      )}
    </ToolErrorBoundary>,
  );
  // The editor is what the reader asked for. After a run the focus stays, so that the next press is at hand.
  if (isEdit) pane.focus({preventScroll: true});
}
