import {type PointerEvent, type RefObject, useRef} from 'react';

/** The arrow keys: steps to the right, and down. */
export const ARROW_KEY_STEPS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

type Handler = (event: PointerEvent<Element>) => void;

/** What happens during a drag. `Start` is whatever `begin` remembers of the moment of the press. */
interface DragOptions<Start> {
  /** Called when the first pointer is pressed; a drag begins unless it returns undefined. */
  readonly begin: (event: PointerEvent<Element>) => Start | undefined;
  /** Called for each move, with the distance from the press in pixels. */
  readonly move: (start: Start, dx: number, dy: number, event: PointerEvent<Element>) => void;
  /** Called when the pointer is let go, also where it has not moved. */
  readonly end?: (start: Start, event: PointerEvent<Element>) => void;
  readonly cancel?: () => void;
  /** How far the pointer may stray, in pixels, before a press becomes a drag. */
  readonly slack?: number;
}

/** Handlers that drag with the first pointer, and whether the last press was a drag: the click that ends it means nothing. */
export function useDrag<Start>({begin, move, end, cancel, slack = 0}: DragOptions<Start>): {
  readonly wasDragged: RefObject<boolean>;
  readonly handlers: Record<'onPointerDown' | 'onPointerMove' | 'onPointerUp' | 'onPointerCancel', Handler>;
} {
  const press = useRef<{x: number; y: number; start: Start}>(undefined);
  const wasDragged = useRef(false);
  return {
    wasDragged,
    handlers: {
      onPointerDown: (event) => {
        wasDragged.current = false;
        // A second finger zooms the page.
        if (event.button !== 0 || !event.isPrimary) return;
        const start = begin(event);
        if (start === undefined) return;
        press.current = {x: event.clientX, y: event.clientY, start};
        if (slack === 0) event.currentTarget.setPointerCapture(event.pointerId);
      },
      onPointerMove: (event) => {
        if (!press.current || !event.isPrimary) return;
        const [dx, dy] = [event.clientX - press.current.x, event.clientY - press.current.y];
        if (!wasDragged.current) {
          if (Math.hypot(dx, dy) < slack) return;
          wasDragged.current = true;
          event.currentTarget.setPointerCapture(event.pointerId);
        }
        move(press.current.start, dx, dy, event);
      },
      onPointerUp: (event) => {
        if (!press.current || !event.isPrimary) return;
        const {start} = press.current;
        press.current = undefined;
        end?.(start, event);
      },
      onPointerCancel: () => {
        press.current = undefined;
        cancel?.();
      },
    },
  };
}
