// An allow list that is written out again: nothing of the input reaches the output but text that is escaped and elements
// that are spelled here. So a mistake in reading can lose a piece of a notice and can never let a script through. The
// console sanitises once more when it shows a notice.

/** The elements that a notice may have; none of them can run or load anything. */
const ALLOWED = new Set(
  'p,h2,h3,h4,strong,b,em,i,u,s,ul,ol,li,blockquote,code,pre,a,table,thead,tbody,tr,th,td,span,div'.split(','),
);
/** Those of them that have no end. */
const VOID = new Set(['br', 'hr']);

const IGNORED =
  /<!--[\s\S]*?(?:-->|$)|<(script|style|iframe|object|embed|svg|math|template|noscript|textarea|title|select|form)\b[\s\S]*?(?:<\/\1[^<>]*>|$)/gi;
const TAG = /<(\/?)([a-z][a-z0-9]*)((?:"[^"<]*"|'[^'<]*'|[^"'<>])*)>/gi;
const LINK = /(?:^|\s)href\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"']+))/i;
/** Where a link may lead: to a page, to a mail address, or to a place of this console. */
const ADDRESS = /^(?:https?:\/\/|mailto:|\/(?!\/))[^\s"'<>\\`]*$/i;
/** An ampersand that does not begin a character reference. */
const BARE_AMPERSAND = /&(?!(?:[a-z][a-z0-9]{1,30}|#\d{1,7}|#x[0-9a-f]{1,6});)/gi;

function escaped(text: string): string {
  return text
    .replace(BARE_AMPERSAND, '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

function opening(name: string, attributes: string): string {
  if (name !== 'a') return `<${name}>`;
  const [, quoted, single, bare] = LINK.exec(attributes) ?? [];
  const address = quoted ?? single ?? bare ?? '';
  return ADDRESS.test(address) ? `<a href="${escaped(address)}" rel="noopener noreferrer">` : '<a>';
}

/** The harmless part of HTML from outside: well nested, with the listed elements and with links that lead outside. */
export function harmlessHtml(html: string): string {
  const source = html.replace(IGNORED, '');
  const open: string[] = [];
  let result = '';
  let at = 0;
  for (const match of source.matchAll(TAG)) {
    const [whole, slash, written = '', attributes = ''] = match;
    const name = written.toLowerCase();
    result += escaped(source.slice(at, match.index));
    at = match.index + whole.length;
    if (VOID.has(name)) result += `<${name}>`;
    if (!ALLOWED.has(name)) continue;
    if (slash === '') {
      open.push(name);
      result += opening(name, attributes);
    } else if (open.includes(name)) {
      let closed = '';
      while (closed !== name) {
        closed = open.pop() ?? name;
        result += `</${closed}>`;
      }
    }
  }
  result += escaped(source.slice(at));
  for (const name of open.toReversed()) result += `</${name}>`;
  return result;
}

/** Whether HTML shows nothing but blanks. */
export function isBlankHtml(html: string): boolean {
  return html.replaceAll(/<[^>]*>|&nbsp;/g, '').trim() === '';
}
