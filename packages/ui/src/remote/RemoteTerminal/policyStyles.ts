import type { Terminal } from '@xterm/xterm';

/**
 * The document as the terminal library sees it for creating spans. The library colors them with a `style` attribute,
 * which a Content-Security-Policy without `unsafe-inline` forbids; setting `style.cssText` is allowed.
 */
const spanMaker = {
  createElement(name: string): HTMLElement {
    const element = document.createElement(name);
    const setAttribute = element.setAttribute.bind(element);
    element.setAttribute = (attribute: string, value: string) => {
      if (attribute === 'style') element.style.cssText = value;
      else setAttribute(attribute, value);
    };
    return element;
  },
};

/** Where the library stores its span factory; there is no public API for it. */
const SPAN_FACTORY = ['_core', '_renderService', '_renderer', 'value', '_rowFactory'];
const PAGE = '_document';

function insideOf(whole: object, names: readonly string[]): object | null {
  let part: unknown = whole;
  for (const name of names) {
    if (typeof part !== 'object' || part === null) return null;
    part = Reflect.get(part, name);
  }
  return typeof part === 'object' ? part : null;
}

/**
 * Makes the terminal color its spans in a way that every policy allows.
 *
 * @throws Error if the library is a version that this was not written for.
 */
export function colorSpansByPolicy(terminal: Terminal): void {
  const factory = insideOf(terminal, SPAN_FACTORY);
  if (!factory || Reflect.get(factory, PAGE) !== document) throw new Error('The terminal makes its spans elsewhere.');
  Reflect.set(factory, PAGE, spanMaker);
}

/** Sets the nonce of the style elements inside, which are not in a page yet, so that the page accepts them. */
export function nonceStyles(root: Element, nonce: string): void {
  for (const element of root.querySelectorAll('style')) if (nonce !== '') element.nonce = nonce;
}
