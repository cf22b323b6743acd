import {type RefObject, useEffect, useLayoutEffect, useRef, useState} from 'react';

/** Milliseconds from one state of a drawing to the next. */
const DURATION = 250;

/**
 * A number that follows another in a quarter of a second, and at once for readers who ask for less motion.
 *
 * @param isLed whether the reader leads it, as by dragging: then it follows at once, too
 */
export function useAnimatedNumber(target: number, isLed = false): number {
  const [shown, setShown] = useState(target);
  const last = useRef(target);
  useEffect(() => {
    const from = last.current;
    const isStill = isLed || matchMedia('(prefers-reduced-motion: reduce)').matches;
    const started = performance.now();
    let frame = 0;
    const step = (): void => {
      const part = isStill ? 1 : Math.min(1, (performance.now() - started) / DURATION);
      last.current = target + (from - target) * (1 - part) ** 3;
      setShown(last.current);
      if (part < 1) frame = requestAnimationFrame(step);
    };
    if (from !== target) step();
    return () => cancelAnimationFrame(frame);
  }, [target, isLed]);
  return isLed ? target : shown;
}

/** Calls `come` each time that an element comes within 500 px of the window. */
export function useOnApproach(element: RefObject<Element | null>, come: () => void): void {
  useEffect(() => {
    if (!element.current) return undefined;
    const watch = new IntersectionObserver(([entry]) => entry?.isIntersecting && come(), {rootMargin: '500px'});
    watch.observe(element.current);
    return () => watch.disconnect();
  }, [element, come]);
}

/** The width of an element, in pixels: measured before it is shown. */
export function useWidth(element: RefObject<Element | null>): number {
  const [width, setWidth] = useState(640);
  useLayoutEffect(() => {
    const measure = () => setWidth(element.current?.clientWidth ?? 640);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element.current!);
    return () => observer.disconnect();
  }, [element]);
  return width;
}
