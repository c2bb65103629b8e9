// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { mayFit } from './selectorSetup.ts';

const SELECTORS = [
  'div',
  'DIV',
  '.name',
  'div.name',
  '.other, .name',
  '.rc-1:hover, .name',
  '.around .name',
  '.around>*',
  '.around > .name ~ span',
  '.name:not(.other):not([hidden])',
  ':is(.name, .other)',
  '*:where(.name)',
  '*:where(.name) span',
  '[hidden]',
  'input[type="checkbox" i]',
  'input[title="a, b] .c"]',
  "input[title='a, b] .c']",
  'input[TITLE]',
  '[data-scheme="light"] .name',
  '[data-scheme="light"], .missing',
  ':root',
  'span:nth-child(2 of .name, span)',
  'linearGradient',
  '.with\\:colon',
  ':is(dir, div, ul) :is(span, ul)',
];

const PAGE = `
  <div class="around" data-scheme="light">
    <div class="name"><span>one</span></div><span class="name other" hidden>two</span><span>three</span>
    <input type="CHECKBOX" title="a, b] .c"><p class="with:colon"></p>
    <svg><linearGradient class="name"></linearGradient></svg>
  </div>`;

beforeEach(() => {
  document.body.innerHTML = PAGE;
});

/** The page once more, in a fragment outside any document. */
function detachedPage(): DocumentFragment {
  const template = document.createElement('template');
  template.innerHTML = PAGE;
  return template.content;
}

describe('what is not compared with a selector', () => {
  it.each(SELECTORS)('does not fit %s', (selector) => {
    const fitting = [...document.querySelectorAll('*')].filter((element) => element.matches(selector));
    expect(fitting.filter((element) => !mayFit(selector, element))).toEqual([]);
  });

  it('is what has another tag, class or attribute', () => {
    const names = (selector: string) =>
      [...document.body.querySelectorAll('*')]
        .filter((element) => mayFit(selector, element))
        .map((element) => element.localName);
    expect(names('.around div.name')).toEqual(['div']);
    expect(names('input[type="checkbox" i]:checked')).toEqual(['input']);
    expect(names('.missing, .missing *, .missing > span')).toEqual(names('*'));
    expect(names('.missing, .around > p')).toEqual(['p']);
  });
});

describe('the style of an element', () => {
  it('follows the rules of its page', () => {
    document.body.insertAdjacentHTML('afterbegin', '<style>.around > .other { visibility: collapse }</style>');
    const [, hidden] = document.querySelectorAll('.name');
    if (!hidden) throw new Error('The page has no such element.');
    expect(getComputedStyle(hidden)).toMatchObject({ visibility: 'collapse', display: 'none' });
  });

  it('is found by the first element that fits', () => {
    expect(document.querySelector('span')?.textContent).toBe('one');
    expect(document.querySelector('.missing')).toBeNull();
  });
});

describe('the first element that fits', () => {
  const PLAIN = [
    'div',
    'DIV',
    '.name',
    'div.name',
    '.other, .name',
    '[hidden]',
    'span.name.other',
    'p',
    '[data-scheme]',
    '[data-scheme="light"]',
    '[data-scheme="Light"]',
    '[name="x"]',
    'input[type="checkbox"]',
    'lineargradient',
    'linearGradient',
    '.missing',
    'div[hidden]',
    '*',
    ':scope',
  ];

  const firstOfAll = (within: ParentNode, selector: string) => within.querySelectorAll(selector)[0] ?? null;

  it.each(PLAIN)('is the first of all: %s', (selector) => {
    const inner = document.querySelector('div div') ?? document;
    for (const within of [document, document.body, inner, detachedPage()]) {
      expect(within.querySelector(selector)).toBe(firstOfAll(within, selector));
    }
  });

  it('is sought below the element, and nowhere else', () => {
    const inner = document.querySelector('.around > .name');
    expect(inner?.querySelector('div')).toBeNull();
    expect(inner?.querySelector('.name')).toBeNull();
    expect(inner?.querySelector('input')).toBeNull();
    expect(inner?.querySelector('span')?.textContent).toBe('one');
  });

  it('refuses what is no selector', () => {
    expect(() => document.querySelector('')).toThrow('valid selector');
    expect(() => document.querySelector('div[')).toThrow('valid selector');
  });
});
