import {type Dispatch, type PointerEvent, type SetStateAction, useState} from 'react';
import type {Box} from '@astral-docs/api-model/types';
import {useDrag} from '../shared/useDrag';
import {ASPECT, boxBetween, clamp, type Corner, type MapWindow, moveWindow} from './mapWindow';

/** How far a finger may stray, in pixels, and still tap. */
const TAP_SLACK = 8;

/**
 * Moves a map by dragging it, or draws a box on it: by a drag from corner to corner, or by a tap on each of them.
 *
 * @param pixels width of the map on the screen
 * @param onBox called with a box that was drawn
 * @returns `corner`, where one was tapped and the opposite one is still to come, and `draft`, the box while it is dragged
 */
export function useBoxDrawing(
  shown: MapWindow,
  setShown: Dispatch<SetStateAction<MapWindow>>,
  pixels: number,
  onBox: (box: Box) => void,
) {
  const [isDrawing, setDrawing] = useState(false);
  const [corner, setCorner] = useState<Corner>();
  const [drag, setDrag] = useState<{from: Corner; to: Corner}>();
  const degree = shown.width / pixels;

  const locate = (event: PointerEvent<Element>): Corner => {
    const {left, top, width, height} = event.currentTarget.getBoundingClientRect();
    // A box ends where the map does.
    const x = clamp((event.clientX - left) / width, 0, 1);
    const y = clamp((event.clientY - top) / height, 0, 1);
    return [shown.west + x * shown.width, shown.middle + (0.5 - y) * shown.width * ASPECT];
  };
  const isNear = (a: Corner, b: Corner): boolean => Math.hypot(a[0] - b[0], a[1] - b[1]) < degree * TAP_SLACK;
  const finish = (from: Corner, to: Corner): void => {
    const isTap = isNear(from, to);
    if (isTap && (!corner || isNear(corner, to))) {
      setCorner(to);
      return;
    }
    setDrawing(false);
    setCorner(undefined);
    onBox(boxBetween(isTap && corner ? corner : from, to, shown.width));
  };
  const {handlers} = useDrag<{shown: MapWindow; from?: Corner}>({
    begin: (event) => {
      if (!isDrawing) return {shown};
      const from = locate(event);
      setDrag({from, to: from});
      return {shown, from};
    },
    move: ({shown: start, from}, dx, dy, event) => {
      if (from) setDrag({from, to: locate(event)});
      else setShown(moveWindow(start, -dx / pixels, dy / (pixels * ASPECT)));
    },
    end: ({from}, event) => {
      setDrag(undefined);
      if (from) finish(from, locate(event));
    },
    cancel: () => setDrag(undefined),
  });
  const toggle = (): void => {
    setCorner(undefined);
    setDrawing((was) => !was);
  };
  return {isDrawing, corner, draft: drag && boxBetween(drag.from, drag.to, shown.width), handlers, toggle};
}
