import {expect, it} from 'vitest';
import {checkPublishedFileSafety} from '../rules/publishedFiles';

const root = 'xmlns="http://www.w3.org/2000/svg" width="60" height="40" viewBox="0 0 60 40"';
/** What tools write around and into the drawings that they export. */
const exported = {
  Figma: `<svg ${root} fill="none" xmlns:xlink="http://www.w3.org/1999/xlink"><g clip-path="url(#clip0_1_2)" filter="url(#filter0_d_1_2)"><rect fill="url(#pattern0_1_2)"/></g><defs><filter id="filter0_d_1_2" filterUnits="userSpaceOnUse"><feFlood flood-opacity="0" result="BackgroundImageFix"/><feGaussianBlur stdDeviation="2"/><feBlend in2="BackgroundImageFix"/></filter><pattern id="pattern0_1_2"><use xlink:href="#image0_1_2"/></pattern><clipPath id="clip0_1_2"/><image id="image0_1_2" data-name="a.png" xlink:href="data:image/png;base64,iVBORw0KGgo="/></defs></svg>`,
  Inkscape: `<?xml version="1.0" encoding="UTF-8"?>\n<svg ${root} version="1.1"><g id="layer1" fill="none" stroke="#000"><path d="m0 0h3" stroke-width=".26"/></g></svg>`,
  Illustrator: `<?xml version="1.0" encoding="utf-8"?>\n<!-- Generator: Adobe Illustrator -->\n<svg ${root} data-name="Layer 1" version="1.1" id="Layer_1" x="0px" y="0px" xml:space="preserve"><style type="text/css">\n\t/* A */\n\t.st0{fill:#F00;}\n\t.st1,.st2{fill:none;}\n\t.st1 .st2:hover{fill:red;}\n</style><path class="st0"/></svg>`,
  Matplotlib: `<svg ${root}><defs><style type="text/css">*{stroke-linejoin: round; stroke-linecap: butt}</style></defs><path d="M 54 300 L 411 300" stroke-dasharray="2.96,1.28"/></svg>`,
};

it.each(Object.entries(exported))('takes a drawing as %s exports it', (_, text) => {
  expect(checkPublishedFileSafety(['static/img/a.svg'], () => text, {files: {}})).toEqual([]);
});
