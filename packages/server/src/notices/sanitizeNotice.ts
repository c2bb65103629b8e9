import sanitizeHtml from 'sanitize-html';

/** Where a link may lead: to a page, to an email address, or to a place of this console. */
const ADDRESS = /^(?:https?:\/\/|mailto:|\/(?!\/))[^\s"'<>\\`]*$/i;

const linkTo = (address: string): sanitizeHtml.Attributes =>
  ADDRESS.test(address) ? { href: address, rel: 'noopener noreferrer' } : {};

/** The elements and attributes allowed in a notice; none of them can run or load anything. */
const ALLOWED: sanitizeHtml.IOptions = {
  allowedTags:
    'p h2 h3 h4 div span br hr blockquote pre ul ol li strong b em i u s code a table thead tbody tr th td'.split(' '),
  allowedAttributes: { a: ['href', 'rel'] },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowProtocolRelative: false,
  transformTags: { a: (tagName, { href = '' }) => ({ tagName, attribs: linkTo(href) }) },
};

/**
 * The harmless part of external HTML (C-NOTICE-10): the listed elements, and links to a page or an email address. The
 * console sanitizes again when it shows a notice.
 *
 * Twice: removing a tag can change which elements are implicitly closed around it. The result may contain nested links,
 * which every parser would close differently.
 */
export function sanitizeNotice(html: string): string {
  return sanitizeHtml(sanitizeHtml(html, ALLOWED), ALLOWED);
}

/** Whether HTML shows nothing but whitespace. */
export function isBlankHtml(html: string): boolean {
  const text = sanitizeHtml(html, { allowedTags: [], allowedAttributes: {} });
  return text.replaceAll('&nbsp;', ' ').trim() === '';
}
