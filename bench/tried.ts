/** What was tried to make the site lighter or quicker and brought nothing, so that nobody tries it again unawares. */
export const tried = [
  'Critical CSS in the page: the HTML doubles, and the strict policy forbids it.',
  'A browser list of newer browsers only: 20 bytes.',
  'Minifying the trimmed style sheet once more: 60 bytes.',
  'Putting every custom property that is set once in its place, not only the short ones: 10 bytes more, not fewer.',
  'Telling words of prose from class names when the style sheet is trimmed: 30 bytes, and a class could be lost.',
  'A search library that rebuilds its index from JSON in the browser: numbers that are read into arrays are ready in milliseconds.',
  'Words of programs in the search index: half of its size, while a program is found by the text around it.',
  'Laying out every table and block of code only near the window: the page moves under a focus that jumps far, and links of tables not laid out seem to overlap. Entries of the SDK reference, with a height for each, have the gain without that.',
  'Fetching articles ahead for every link in view at once: 90 ms less for the next page on a slow line, which is busy when someone points at a link. The neighbours in the menu, one after the other, bring the whole gain.',
  'The mark of the navbar as two data addresses, or as two lazy images: Lighthouse counts both among what comes before the text, 0.98 and 1.05 s instead of 0.90 s.',
  'Starting script in the frame after `load` instead of after the paint: it began before the first paint in one run of three, and the largest paint came at 1.2 to 1.5 s.',
  'React in the main bundle: 0.6 KB less for a first visit, 69 KB more for the first visit after each deploy.',
  'Taking comments of React, empty classes and tooltips of heading links out of articles: 0.1 KB on most pages, 1 KB on the longest.',
  'Leaving the script of articles in the browser and drawing them once more: 16 KB of script on a page of middle length, 44 KB on the longest.',
  'Leaving documents out of the compilation for the browser, whose tables do not name them any more: the framework compiles Markdown once for browser and server (mdxCrossCompilerCache), and the server waits for the browser for ever. They are compiled into a script that is taken away.',
  'Share images with a palette through a library: the ones for this are large, old or under the GPL. Sixty lines write 28 KB an image instead of 82 KB with the same 450 colours to the eye.',
  'A share image for each page, made smaller: 64 colours take 25.6 KB instead of 28.3, half the width 14 KB, and drawing stays at 40 to 110 ms of processor time. One for each section costs nothing for a page.',
  'One processor of Markdown for all alternates, a larger young generation of the memory of Node: no difference in processor time.',
  'Brotli at level 9 or below for copies of pages: 7 to 11 % more bytes than level 10.',
  'Leaving the results of the letter before below those in view, so that no element is removed while someone types: no difference for a letter.',
];

/** Aims that are not reached, each with what the time or the room goes to. */
export const missed = [
  'A letter of search, slowed 4 times: 23 ms at the 95th percentile where 16 are aimed at. Three to eight of them are style and layout of five results; of the script, a fifth is the engine, and the rest is React. It was 44 ms before the rule with `:has()` on the root went, results kept their elements, and texts were fetched after the letter.',
  'First tap of a visit: 102 to 151 ms where 100 are aimed at. Nothing of the script has arrived when the finger comes down: five files of 128 KB together are fetched, compiled and run, and the page around the article hydrates. On a page at rest the box is there at once.',
  'A link in the text, not slowed: 72 ms after a hover and 76 ms by a tap, and 67 and 73 ms with VitePress, where 0.9 of that is aimed at. The article is there. The framework draws the old page once more (14 ms) before it draws the new one (25 ms), and style and layout of the new one take 22 ms.',
  'Blocking time in Lighthouse: 33 to 111 ms where 50 are aimed at. The bundle that starts the framework runs for 25 ms in one piece, which Lighthouse counts four times.',
  'Largest paint: 1.06 s on six of twelve kinds where 0.95 are aimed at. Their HTML with its headers is above 14.6 KB, which is what a server sends before the first answer: one round trip more. The longest page would have to lose 0.9 KB.',
  'Build after a change to one page: 23 s where 20 are aimed at, and 59 s at 1,000 pages. Docusaurus renders every page again; with some changes two variables of the runtime swap their names, and every page is compressed again (GROWTH.md).',
  'Disk and build at 1,000 pages: GROWTH.md says what takes them.',
];
