import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

const sidebars: SidebarsConfig = {
  docs: [
    {type: 'doc', id: 'introduction', label: 'Introduction'},
    {type: 'category', label: 'A category', items: ['long', 'newer', 'unlisted']},
  ],
  // Has nothing that a navbar item could link to.
  unlinkable: [{type: 'html', value: '<b>Only a heading</b>'}],
};

export default sidebars;
