declare module 'negotiator' {
  /** Reads the headers of a request as Apollo Server does. */
  export default class Negotiator {
    constructor(request: {headers: Readonly<Record<string, string>>});
    mediaType(offered: string[]): string | undefined;
  }
}
