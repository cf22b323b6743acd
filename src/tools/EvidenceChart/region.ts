/** A disc on the plane around a claimed place: metres to the east and the north. */
export interface Disc {
  x: number;
  y: number;
  radius: number;
}

type Point = readonly [x: number, y: number];

/**
 * The border of what discs have in common, which is convex: the parts of each border that lie in all the others.
 *
 * @returns points around it, in metres; none when there is no such place
 */
export function outlineDiscIntersection(discs: readonly Disc[]): Point[] {
  const steps = Array.from({length: 720}, (_, step) => (step * Math.PI) / 360);
  const border = discs.flatMap(({x, y, radius}, index) =>
    steps
      .map((angle): Point => [x + radius * Math.cos(angle), y + radius * Math.sin(angle)])
      .filter(([u, v]) => discs.every((disc, at) => at === index || Math.hypot(u - disc.x, v - disc.y) <= disc.radius)),
  );
  const [east, north] = [0, 1].map((axis) => border.reduce((sum, point) => sum + point[axis]!, 0) / border.length);
  const angle = ([x, y]: Point): number => Math.atan2(y - north!, x - east!);
  return border.sort((a, b) => angle(a) - angle(b));
}

/** The shortest way between each two discs that have nothing in common, from border to border. */
export const findDiscGaps = (discs: readonly Disc[]): [from: Point, to: Point][] =>
  discs.flatMap((one, index) =>
    discs.slice(index + 1).flatMap((other): [Point, Point][] => {
      const [x, y] = [other.x - one.x, other.y - one.y];
      const apart = Math.hypot(x, y);
      const along = (metres: number): Point => [one.x + (x * metres) / apart, one.y + (y * metres) / apart];
      return apart > one.radius + other.radius ? [[along(one.radius), along(apart - other.radius)]] : [];
    }),
  );
