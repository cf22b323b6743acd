import {readAxes} from '../../src/lib/geo/axis';
import place from '../../conformance/vectors/place.json';
import type {Finding, Report} from '../report';

/** How far the example place is from the place with its axes swapped, as pages say it. */
const distance = `${Math.round((readAxes(place.longitude, place.latitude).swapDistance ?? 0) / 1000).toLocaleString('en')} km`;

/** One program is about a digit of the example place. */
const about = /^samples\/blog\/false-place\./;

/** The example place has one spelling, and so has its distance from the swapped place. */
export function checkExamplePlace(file: string, text: string): Report {
  const findings: Finding[] = [];
  let looked = 0;
  text.split('\n').forEach((content, index) => {
    for (const {0: found, index: at} of content.matchAll(/\b51\.47781\d\b|\b7,[2-6]\d\d km/g)) {
      looked += 1;
      const right = found.endsWith('km') ? distance : String(place.latitude);
      if (found === right || about.test(file)) continue;
      findings.push({
        file,
        line: index + 1,
        column: at + 1,
        message: `${found} is another spelling of ${right}.`,
        fix: `Write ${right}, as conformance/vectors/place.json has it.`,
      });
    }
  });
  return {looked, findings};
}
