import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sanitizeNotice, isBlankHtml } from './sanitizeNotice.ts';

describe('harmless HTML', () => {
  it.each([
    ['<p>a <strong>b</strong><br>c</p><ul><li>d</li></ul>', '<p>a <strong>b</strong><br />c</p><ul><li>d</li></ul>'],
    ['<P CLASS="x">a</P>', '<p>a</p>'],
    ['a < b & c > d &amp; &#44032; &nope', 'a &lt; b &amp; c &gt; d &amp; 가 &amp;nope'],
    [
      '<a href="https://a.example/?b=1&c=2">x</a>',
      '<a href="https://a.example/?b=1&amp;c=2" rel="noopener noreferrer">x</a>',
    ],
    ["<a target=_blank href='/ko/support'>x</a>", '<a href="/ko/support" rel="noopener noreferrer">x</a>'],
    ['<a href=mailto:a@b.example>x</a>', '<a href="mailto:a@b.example" rel="noopener noreferrer">x</a>'],
    ['<p>a<b>b</p>c', '<p>a<b>b</b></p>c'],
    ['</p>a</div>', '<p></p>a'],
    ['<ul><li>a', '<ul><li>a</li></ul>'],
    ['<!-- <p> -->a', 'a'],
    ['<center>a</center>', 'a'],
  ])('of %s is %s', (html, harmless) => {
    expect(sanitizeNotice(html)).toBe(harmless);
  });

  it.each([
    '<script>x()</script>',
    '<SCRIPT src=//x>',
    '<script>x()</script >',
    '<scr<script>ipt>x()</script>',
    '<style>*{}</style>',
    '<svg><script>x()</script></svg>',
    '<iframe src="https://x.example"></iframe>',
    '<math><mi xlink:href="javascript:x()">',
    '<!--><script>x()</script>-->',
  ])('of %s has nothing of it left that runs [C-NOTICE-10]', (html) => {
    expect(sanitizeNotice(html)).not.toMatch(/<(?!\/?p>)/);
  });

  it.each([
    'javascript:x()',
    ' javascript:x()',
    'JaVaScRiPt:x()',
    '&#106;avascript:x()',
    'java\tscript:x()',
    'data:text/html,x',
    'vbscript:x',
    '//evil.example',
    '/\\evil.example',
    'https://a.example/" onclick="x()',
    '',
  ])('has no link to %s', (address) => {
    for (const quote of ['"', "'"])
      expect(sanitizeNotice(`<a href=${quote}${address}${quote}>x</a>`)).not.toMatch(/on|script:|evil|data:/);
  });

  it('has no attribute but the address of a link, whatever is written', () => {
    const piece = fc.constantFrom(
      '<',
      '>',
      '"',
      "'",
      '=',
      ' ',
      '/',
      'p',
      'a',
      'b',
      'href',
      'onclick',
      'script',
      '<p',
      '<a ',
      '<a href="https://x"',
      '<!--',
      '-->',
      '<script>',
      '</script>',
      '&lt;',
      '&',
      '\n',
      '한',
    );
    const html = fc.array(piece, { maxLength: 40 }).map((pieces) => pieces.join(''));
    fc.assert(
      fc.property(html, (source) => {
        const harmless = sanitizeNotice(source);
        const left = harmless
          .replaceAll(/<a href="(?:https:\/\/|\/)[^"<>]*" rel="noopener noreferrer">/g, '')
          .replaceAll(/<\/?(?:p|a|b|br)>/g, '');
        expect(left).not.toMatch(/[<>]/);
        expect(sanitizeNotice(harmless)).toBe(harmless);
      }),
      { numRuns: 2000 },
    );
  });

  it('has no link within a link where a tag between them is left out', () => {
    expect(sanitizeNotice('<a>1<x-y><a>2')).toBe('<a>1</a><a>2</a>');
  });

  it('takes little time for whatever is long', () => {
    for (const piece of ['<', '<a ', '<a "', "<a '", '<p>', '</p>', '<!--', '<script', '&', '<a href=', '<p><b></p>']) {
      const start = performance.now();
      sanitizeNotice(piece.repeat(Math.ceil(50_000 / piece.length)));
      expect({ piece, quick: performance.now() - start < 1000 }).toEqual({ piece, quick: true });
    }
  });
});

describe('HTML that shows nothing', () => {
  it('is blank', () => {
    for (const html of ['', ' ', '<p></p>', '<p>&nbsp; <br></p>']) expect(isBlankHtml(html)).toBe(true);
    for (const html of ['a', '<p>a</p>']) expect(isBlankHtml(html)).toBe(false);
  });
});
