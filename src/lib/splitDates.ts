const date = /(\d{4}-\d\d(?:-\d\d)?(?:T\d\d:[\d:.]+(?:Z|[+-]\d\d:\d\d)?)?)/;

/** A text in pieces: each second one is a date or a moment of ISO 8601, which a browser would break after its hyphens. */
export const splitAroundDates = (text: string): string[] => text.split(date);
