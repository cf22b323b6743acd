import {kinds} from '../browser/kinds';
import {expect, test} from './fixtures';

const steps = 20;

for (const [kind, path] of Object.entries(kinds)) {
  test(`Tab goes through ${kind} in the order of reading, and what has the focus shows`, async ({tab}) => {
    await tab.open(path);
    const found: string[] = [];
    for (let step = 0; step < steps; step += 1) {
      await tab.press('Tab');
      found.push(
        ...(await tab.read(() => {
          const at = document.activeElement as HTMLElement;
          const last = (window as unknown as {last?: Element}).last;
          Object.assign(window, {last: at});
          const name = `${at.tagName} ${(at.getAttribute('aria-label') ?? at.innerText).slice(0, 40)}`;
          if (at === document.body) return ['the focus is lost'];
          const order = last && !(last.compareDocumentPosition(at) & Node.DOCUMENT_POSITION_FOLLOWING);
          const {outlineStyle, boxShadow} = getComputedStyle(at);
          return [
            ...(order ? [`out of order: ${name}`] : []),
            ...(outlineStyle === 'none' && boxShadow === 'none' ? [`no mark of the focus: ${name}`] : []),
          ];
        })),
      );
      if (!(await tab.focusShows())) {
        // What slides in needs a moment.
        await tab.read(() => new Promise((done) => setTimeout(done, 300)));
        if (!(await tab.focusShows())) found.push(`out of sight: ${await tab.focus()}`);
      }
    }
    expect(found).toEqual([]);
  });
}
