import sanitizeHtml from 'sanitize-html';

/** Where a link may lead: to a page, to a mail address, or to a place of this console. */
const ADDRESS = /^(?:https?:\/\/|mailto:|\/(?!\/))[^\s"'<>\\`]*$/i;

const linkTo = (address: string): sanitizeHtml.Attributes =>
  ADDRESS.test(address) ? { href: address, rel: 'noopener noreferrer' } : {};

/** The elements and attributes that a notice may have; none of them can run or load anything. */
const ALLOWED: sanitizeHtml.IOptions = {
  allowedTags:
    'p h2 h3 h4 div span br hr blockquote pre ul ol li strong b em i u s code a table thead tbody tr th td'.split(' '),
  allowedAttributes: { a: ['href', 'rel'] },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowProtocolRelative: false,
  transformTags: { a: (tagName, { href = '' }) => ({ tagName, attribs: linkTo(href) }) },
};

/**
 * The harmless part of HTML from outside (C-NOTICE-10): the listed elements, and links that lead to a page or a mail
 * address. The console sanitizes once more when it shows a notice.
 *
 * Twice: a tag that is left out ends elements that it implies the end of, and hides others from that. What remains can
 * have links within links, which every reader would close in another way.
 */
export function sanitizeNotice(html: string): string {
  return sanitizeHtml(sanitizeHtml(html, ALLOWED), ALLOWED);
}

/** Whether HTML shows nothing but blanks. */
export function isBlankHtml(html: string): boolean {
  const text = sanitizeHtml(html, { allowedTags: [], allowedAttributes: {} });
  return text.replaceAll('&nbsp;', ' ').trim() === '';
}
