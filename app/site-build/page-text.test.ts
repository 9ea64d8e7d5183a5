import { expect, it } from 'vitest';

import { parsePageText } from './page-text.ts';

it('reads the text of a page without navigation, drawings and markup', () => {
  expect(
    parsePageText(
      '<!doctype html><title>A &amp; B | Site</title><meta name="description" content="&quot;C&quot;">' +
        '<header>no</header><main><nav>no</nav><h1>One <b>two</b></h1><svg><text>no</text></svg>' +
        '<p>3 &lt; 4&nbsp;&#9731;</p><!-- no --><ul><li>five<li>six</ul></main><footer>no</footer>',
    ),
  ).toEqual({
    title: 'A & B | Site',
    description: '"C"',
    text: 'One two. 3 < 4 ☃. five. six.',
  });
});

it('returns no text if the page has no main element', () => {
  expect(parsePageText('<p>alone')).toEqual({ title: '', description: '', text: '' });
});
