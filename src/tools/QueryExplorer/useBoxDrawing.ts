import {type Dispatch, type PointerEvent, type SetStateAction, useState} from 'react';
import type {Box} from '@astral-docs/api-model/types';
import {useDrag} from '../shared/useDrag';
import {MAP_ASPECT, boxFromCorners, clamp, type Corner, type MapWindow, shiftWindow} from './mapWindow';

/** Two corners that are nearer to each other, in pixels, are a slip, and no box. */
const LEAST = 8;

/**
 * Moves a map by dragging it, or draws a box on it by a drag from corner to corner.
 *
 * @param pixels width of the map on the screen
 * @param onBox called with a box that was drawn
 * @returns `draft`, the box while it is dragged
 */
export function useBoxDrawing(
  shown: MapWindow,
  setShown: Dispatch<SetStateAction<MapWindow>>,
  pixels: number,
  onBox: (box: Box) => void,
) {
  const [isDrawing, setDrawing] = useState(false);
  const [drag, setDrag] = useState<{from: Corner; to: Corner}>();
  const degree = shown.width / pixels;

  const locate = (event: PointerEvent<Element>): Corner => {
    const {left, top, width, height} = event.currentTarget.getBoundingClientRect();
    // A box ends where the map does.
    const x = clamp((event.clientX - left) / width, 0, 1);
    const y = clamp((event.clientY - top) / height, 0, 1);
    return [shown.lon + (x - 0.5) * shown.width, shown.lat + (0.5 - y) * shown.width * MAP_ASPECT];
  };
  const finish = (from: Corner, to: Corner): void => {
    if (Math.hypot(from[0] - to[0], from[1] - to[1]) < degree * LEAST) return;
    setDrawing(false);
    onBox(boxFromCorners(from, to, shown.width));
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
      else setShown(shiftWindow(start, -dx / pixels, dy / (pixels * MAP_ASPECT)));
    },
    end: ({from}, event) => {
      setDrag(undefined);
      if (from) finish(from, locate(event));
    },
    cancel: () => setDrag(undefined),
  });
  const toggle = (): void => setDrawing((was) => !was);
  return {isDrawing, draft: drag && boxFromCorners(drag.from, drag.to, shown.width), handlers, toggle};
}
