/** What was tried to make the site lighter or quicker and brought nothing, so that nobody tries it again unawares. */
export const tried = [
  'Critical CSS in the page: the HTML doubles, and the strict policy forbids it.',
  'A browser list of newer browsers only: 20 bytes.',
  'Minifying the trimmed style sheet once more: 60 bytes.',
  'Putting every custom property that is set once in its place, not only the short ones: 10 bytes more, not fewer.',
  'Telling words of prose from class names when the style sheet is trimmed: 30 bytes, and a class could be lost.',
  'A search library that rebuilds its index from JSON in the browser: numbers that are read into arrays are ready in milliseconds.',
  'Words of programs in the search index: half of its size, while a program is found by the text around it.',
  'Laying out every table and block of code only near the window: the page moves under a focus that jumps far, and links of tables not laid out seem to lie on each other. Entries of the SDK reference, with a height for each, have the gain without that.',
  'Fetching articles ahead for every link in view: 90 ms less for the next page on a slow line with HTTP/1.1, for all those bytes.',
  'Leaving the script of articles in the browser and drawing them once more: 16 KB of script on a page of middle length, 44 KB on the longest.',
];
