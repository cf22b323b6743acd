import {LIMITS} from '@site/src/lib/limits';
import {parseWorkerMessage} from '@site/src/lib/playground/report';
import type {Chunk, Job, Report} from '@site/src/lib/playground/types';

/** How long a program may run, in milliseconds. */
export const RUN_TIMEOUT_MS = 10_000;
/** How often the frame is asked whether it is still there, in milliseconds. A program that eats all memory ends its process. */
const PULSE = 1000;
/** How long the frame may take to start, in milliseconds. */
const START = 6000;

/** How a run ended: as the program did, or because the page ended it. */
export type Ending =
  | Extract<Report, {type: 'end'}>
  | {
      readonly type: 'stopped' | 'limit' | 'unavailable' | 'flood' | 'forged' | 'lost';
      readonly files: Readonly<Record<string, string>>;
    };

export interface Running {
  readonly ended: Promise<Ending>;
  readonly stop: () => void;
}

/** A frame that shares its origin with nobody, as soon as it says that it is there. */
function open(address: string, isApart: boolean): {element: HTMLIFrameElement; ready: Promise<boolean>} {
  const element = document.createElement('iframe');
  element.hidden = true;
  element.title = 'Sandbox of a program';
  if (isApart) element.setAttribute('sandbox', 'allow-scripts');
  const ready = new Promise<boolean>((resolve) => {
    const onMessage = ({source, data}: MessageEvent): void => {
      if (source === element.contentWindow && data === 'ready') resolve(true);
    };
    addEventListener('message', onMessage);
    const giveUp = (): void => {
      removeEventListener('message', onMessage);
      resolve(false);
    };
    // Where the other way is open, it is taken soon; else a slow machine has its time.
    if (isApart && navigator.serviceWorker?.controller) element.onload = () => setTimeout(giveUp, START / 10);
    setTimeout(giveUp, START);
  });
  element.src = address;
  document.body.append(element);
  return {element, ready};
}

/**
 * Runs one program in a frame of its own. The end, however it comes, takes the frame away, and the worker in it.
 *
 * @param address of the frame's document
 * @param print is called with what the program prints, as it comes
 */
export function runInSandbox(address: string, job: Job, print: (chunks: readonly Chunk[]) => void): Running {
  let end: (ending: Ending) => void = () => undefined;
  const ended = new Promise<Ending>((resolve) => {
    let frame = open(address, true);
    const timers: ReturnType<typeof setTimeout>[] = [];
    let channel: MessageChannel | undefined;
    let isOver = false;
    end = (ending) => {
      if (isOver) return;
      isOver = true;
      for (const timer of timers) clearTimeout(timer);
      channel?.port1.close();
      frame.element.remove();
      resolve(ending);
    };
    const without = (type: Exclude<Ending['type'], 'end'>): void => end({type, files: {}});

    const start = async (): Promise<void> => {
      let isReady = await frame.ready;
      // A service worker answers for no frame with the attribute, so an offline copy is asked for without it. The worker's
      // origin is its own all the same.
      if (!isReady && !isOver && navigator.serviceWorker?.controller) {
        frame.element.remove();
        frame = open(address, false);
        isReady = await frame.ready;
      }
      if (isOver) return;
      if (!isReady) return without('unavailable');
      channel = new MessageChannel();
      let printed = 0;
      let colour = false;
      let changes = 0;
      let missed = 0;
      channel.port1.onmessage = ({data}: MessageEvent<string>) => {
        missed = 0;
        if (data === 'alive' || isOver) return;
        if (data === 'flood') return without('flood');
        if (data === 'broken') return without('lost');
        const report = parseWorkerMessage(data);
        if (report?.type === 'print') {
          printed += report.chunks.reduce((sum, {text}) => sum + text.length, 0);
          for (const {isError} of report.chunks) {
            if (isError !== colour) changes += 1;
            colour = isError;
          }
          // The runtime's own note on what it leaves out is one more change.
          if (printed > 2 * LIMITS.printed || changes > LIMITS.pieces + 1) without('flood');
          else print(report.chunks);
        } else if (report) end(report);
        else without('forged');
      };
      frame.element.contentWindow!.postMessage(job, '*', [channel.port2]);
      timers.push(
        setTimeout(() => without('limit'), RUN_TIMEOUT_MS),
        setInterval(() => {
          missed += 1;
          if (missed > 3) without('lost');
          channel?.port1.postMessage('alive?');
        }, PULSE),
      );
    };
    void start();
  });
  return {ended, stop: () => end({type: 'stopped', files: {}})};
}
