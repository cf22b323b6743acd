/** One place in many forms, from the test vectors; the build hands it over (plugins/facts). */
export interface Place {
  name: string;
  /** Longitude and latitude as a reader would type them. */
  text: string;
  rows: readonly {name: string; order: string; text: string}[];
}
