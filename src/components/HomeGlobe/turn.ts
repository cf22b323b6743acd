import {geoDistance, geoPath} from 'd3-geo';
import coordinates from '@generated/astral-home/default/coasts.json';
import {type Globe, createHemisphereProjection, createGlobeGraticule} from '@site/src/lib/globe';

type Place = [longitude: number, latitude: number];

/** Milliseconds from one place to the next. */
const DURATION = 600;

/**
 * Lets the drawn globe turn, north up: to the mark that is chosen, and wherever it is dragged.
 *
 * @param globe the drawing: land, then graticule, and a group for each mark
 * @param picks the radio buttons, in the order of the marks
 */
export function enableRotation(globe: SVGSVGElement, picks: Element, {size, centre, marks}: Globe): void {
  const projection = createHemisphereProjection(size, centre);
  const path = geoPath(projection).digits(1);
  const lines = createGlobeGraticule();
  const [land, graticule] = globe.querySelectorAll(':scope > path');
  const groups = globe.querySelectorAll('g');
  const places = marks.map(({x, y}) => projection.invert!([x, y]) as Place);
  const inputs = [...picks.children] as HTMLInputElement[];
  const stillness = matchMedia('(prefers-reduced-motion: reduce)');
  let middle = centre;
  let frame = 0;

  const show = ([longitude, latitude]: Place): void => {
    middle = [longitude, Math.max(-90, Math.min(90, latitude))];
    projection.rotate([-middle[0], -middle[1]]);
    land!.setAttribute('d', path({type: 'MultiPolygon', coordinates})!);
    graticule!.setAttribute('d', path(lines)!);
    groups.forEach((group, index) => {
      const [place, still] = [places[index]!, marks[index]!];
      const [x, y] = projection(place)!;
      group.setAttribute('transform', `translate(${x - still.x} ${y - still.y})`);
      group.style.display = geoDistance(place, middle) < Math.PI / 2 ? '' : 'none';
    });
  };

  const turnTo = ([longitude, latitude]: Place): void => {
    const [from, start] = [middle, performance.now()];
    // The shorter way round.
    const east = ((((longitude - from[0] + 180) % 360) + 360) % 360) - 180;
    const step = (): void => {
      const left = stillness.matches ? 0 : Math.max(0, 1 - (performance.now() - start) / DURATION) ** 3;
      show([from[0] + east * (1 - left), latitude + (from[1] - latitude) * left]);
      if (left) frame = requestAnimationFrame(step);
    };
    cancelAnimationFrame(frame);
    step();
  };

  const turnToChosen = (): void => turnTo(places[inputs.findIndex(({checked}) => checked)]!);
  // A mark that is chosen already may be chosen again. Keys that choose one click on it, too.
  picks.addEventListener('click', turnToChosen);
  if (!inputs[0]!.checked) turnToChosen();

  // What is pressed holds the pointer, as it does a finger. Once that moves, the globe does: where it ends, no mark is chosen.
  let grip: {x: number; y: number; middle: Place} | undefined;
  globe.style.cursor = 'grab';
  globe.addEventListener('selectstart', (event) => event.preventDefault());
  globe.addEventListener('pointerdown', ({target, pointerId}) => {
    grip = undefined;
    cancelAnimationFrame(frame);
    (target as Element).setPointerCapture(pointerId);
  });
  globe.addEventListener('pointermove', ({target, pointerId, isPrimary, buttons, clientX: x, clientY: y}) => {
    if (!isPrimary || buttons !== 1 || !(target as Element).hasPointerCapture(pointerId)) return;
    grip ??= {x, y, middle};
    if (target !== globe && Math.hypot(x - grip.x, y - grip.y) < 4) return;
    globe.setPointerCapture(pointerId);
    const degrees = (360 / Math.PI) * (size / (size - 32) / globe.getBoundingClientRect().width);
    const [longitude, latitude] = grip.middle;
    const to: Place = [longitude - (x - grip.x) * degrees, latitude + (y - grip.y) * degrees];
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => show(to));
  });
  // The finger scrolls the page instead.
  globe.addEventListener('pointercancel', () => grip && turnTo(grip.middle));
}
