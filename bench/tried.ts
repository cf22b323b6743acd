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
  'Share images with a palette through a library: the ones for this are large, old or under the GPL. Sixty lines write 31 KB an image instead of 82 KB with the same 450 colours to the eye; the time of drawing stays, 0.1 to 0.4 s each.',
];
