/** A line of a table: what was measured, the figure, and what is aimed at. */
export type Line = readonly [what: string, figure: string, aim: string];
