import {describe, expect, it} from 'vitest';
import {cleanForFeed} from '../../../plugins/feeds/clean';

const base = 'https://docs.astral.global/blog/post';

describe('a post in a feed', () => {
  it('has no classes, buttons, heading marks and definitions that open', () => {
    const html =
      '<h2 class="x" id="a">Title<a class="hash-link" href="#a">#</a></h2><pre class="y"><code><span class="t">a</span>\n</code></pre>' +
      '<button>Copy</button><span role="tooltip">What it means</span>';
    expect(cleanForFeed(html, base)).toBe('<h2>Title</h2><pre><code>a\n</code></pre>');
  });

  it('has no end of a CDATA section, of which the library escapes the first alone', () => {
    expect(cleanForFeed('<code>a[b[0]]&gt; c[d[0]]&gt; e</code>', base)).toBe('<code>a[b[0]]&gt; c[d[0]]&gt; e</code>');
  });

  it('has words where a drawing was, and nothing where an icon was', () => {
    const html =
      '<figure><svg role="img"><title>A</title><desc>B is larger.</desc><path d="M0 0"></path></svg></figure><svg><path></path></svg>';
    expect(cleanForFeed(html, base)).toBe('<figure><p>Figure: A. B is larger.</p></figure>');
  });
});
