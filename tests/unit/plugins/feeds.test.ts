// @vitest-environment jsdom
import {createRequire} from 'node:module';
import {describe, expect, it} from 'vitest';
import {cleanFeedItem, cleanForFeed} from '../../../plugins/feeds/clean';

/** The library with which the framework writes feeds. */
const {Feed} = createRequire(createRequire(import.meta.url).resolve('@docusaurus/plugin-content-blog'))('feed') as {
  Feed: new (options: object) => {addItem: (item: object) => void; rss2: () => string; atom1: () => string};
};
const base = 'https://docs.astral.global/blog/post';

describe('a post in a feed', () => {
  it('has no classes, buttons, heading marks and definitions that open', () => {
    const html =
      '<h2 class="x" id="a">Title<a class="hash-link" href="#a">#</a></h2><pre class="y"><code><span class="t">a</span>\n</code></pre>' +
      '<button>Copy</button><span role="tooltip">What it means</span>';
    expect(cleanForFeed(html, base)).toBe('<h2>Title</h2><pre><code>a\n</code></pre>');
  });

  it('is one entry that parses, whatever its words end or begin', () => {
    const feed = new Feed({id: base, title: 'Notes', copyright: ''});
    const forged = 'A ]]> ]]></description></item><item><title>&lt;B</title></item>';
    const category = [{name: 'Questions & <answers>'}];
    const content = '<p>a[b[0]]&gt; c[d[0]]&gt; e</p>';
    feed.addItem(cleanFeedItem({title: forged, description: forged, content, category, link: base, date: new Date(0)}));
    for (const xml of [feed.rss2(), feed.atom1()]) {
      const document = new DOMParser().parseFromString(xml, 'application/xml');
      expect(document.querySelectorAll('item, entry')).toHaveLength(1);
      expect(document.querySelector('parsererror')).toBeNull();
      expect(document.querySelector('item > title, entry > title')!.textContent).not.toMatch(/<|&lt;/);
    }
  });

  it('has words where a drawing was, and nothing where an icon was', () => {
    const html =
      '<figure><svg role="img"><title>A</title><desc>B is larger.</desc><path d="M0 0"></path></svg></figure><svg><path></path></svg>';
    expect(cleanForFeed(html, base)).toBe('<figure><p>Figure: A. B is larger.</p></figure>');
  });
});
