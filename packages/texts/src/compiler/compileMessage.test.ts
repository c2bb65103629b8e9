import * as fc from 'fast-check';
import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, it } from 'vitest';
import { formatMessage, wordsOf } from '../messages/index.ts';
import { compileMessage, valuesOf } from './compileMessage.ts';
import { compileTexts } from './index.ts';

describe('a compiled message', () => {
  it('is its words where it has no placeholder', () => {
    expect(['Save', '', "'{'x'}'"].map(compileMessage)).toEqual(['Save', '', '{x}']);
  });

  it('is words and placeholders, with the number in the place of its sign', () => {
    expect(compileMessage('{count, plural, one {# of {total, number}} other {all}}')).toEqual([
      ['count', 1, { one: [['count', 0], ' of ', ['total', 0]], other: 'all' }],
    ]);
  });

  it('has no choice where there is one form', () => {
    expect(compileMessage('{count, plural, other {#개 선택}}')).toEqual([['count', 0], '개 선택']);
    expect(compileMessage('a {count, plural, other {b}} c')).toBe('a b c');
  });

  it.each([
    '{',
    'a {name',
    '{}',
    '{count, plural, one {a}}',
    '{count, plural, offset:1 other {#}}',
    '{at, date}',
    '{at, time, short}',
    '{size, number, ::scale/100}',
    '{size, number, roughly}',
  ])('is not made of %s', (message) => {
    expect(() => compileMessage(message)).toThrow(message);
  });
});

describe('the values of a message', () => {
  it('are numbers where they are written as such or counted, in any of its forms', () => {
    const message = '{a} {b, number} {b} {c, plural, one {{d}} other {{e, select, x {{a, number}} other {#}}}}';
    expect([...valuesOf(message)]).toEqual([
      ['a', 'number'],
      ['b', 'number'],
      ['c', 'number'],
      ['d', 'text'],
      ['e', 'text'],
    ]);
  });
});

describe('the words of a message', () => {
  it('are those of all its forms', () => {
    const message = compileMessage('ab {x} cd {n, plural, one {ef} other {gh {y}}}');
    expect(wordsOf(message).replaceAll(/\s+/g, ' ')).toBe('ab cd ef gh ');
    expect(wordsOf('plain')).toBe('plain');
  });
});

describe('the messages of a portal', () => {
  it('are compiled by key', async () => {
    expect(await compileTexts({ ok: 'OK', greet: 'Hello {name}' })).toEqual({ ok: 'OK', greet: ['Hello ', ['name']] });
  });

  it('are refused where one is none', async () => {
    await expect(compileTexts({ ok: 'OK', greet: 'Hello {' })).rejects.toThrow('Hello {');
  });
});

/** Words with what has a meaning of its own in a message. */
const words = fc.array(fc.constantFrom("'", "''", '#', '<b>', '</b>', ' ', '가', 'a', '|', "'{'"), { maxLength: 6 });
const NAMES = ['name', 'count', 'kind'] as const;

/** Any message, built from its parts. */
const { message: anyMessage } = fc.letrec<{ message: string; part: string }>((tie) => ({
  message: fc.array(tie('part'), { maxLength: 4 }).map((parts) => parts.join('')),
  part: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    words.map((parts) => parts.join('')),
    fc.constantFrom('{name}', '{count}', '{count, number}', '{count, number, ::percent}'),
    fc
      .tuple(
        fc.constantFrom('plural', 'selectordinal'),
        fc.uniqueArray(fc.constantFrom('=0', '=2', 'zero', 'one', 'two', 'few', 'many')),
        fc.array(tie('message'), { minLength: 8, maxLength: 8 }),
      )
      .map(
        ([kind, forms, messages]) =>
          `{count, ${kind}, ${[...forms, 'other'].map((form, index) => `${form} {${messages[index]}}`).join(' ')}}`,
      ),
    fc.tuple(tie('message'), tie('message')).map(([some, other]) => `{kind, select, some {${some}} other {${other}}}`),
  ),
}));

/** Whatever the reference makes of a message: words, or the news that it is none. */
function reference(message: string, language: string, values: Record<(typeof NAMES)[number], string | number>) {
  try {
    return { words: String(new IntlMessageFormat(message, language, undefined, { ignoreTag: true }).format(values)) };
  } catch {
    return null;
  }
}

describe.each(['ko', 'en', 'ja', 'ar-EG', 'pl'])('a message in %s', (language) => {
  it('reads as the reference of formatjs reads it', () => {
    const count = fc.oneof(fc.constantFrom(0, 1, 2, 3, 1.5), fc.nat());
    fc.assert(
      fc.property(anyMessage, count, fc.string(), fc.constantFrom('some', 'else'), (message, count, name, kind) => {
        const values = { count, name, kind };
        const wanted = reference(message, language, values);
        // A quotation that is not closed ends a form in the middle of it: such a message is none to both.
        if (wanted === null) expect(() => compileMessage(message)).toThrow('is no message');
        else expect(formatMessage(compileMessage(message), language, values)).toBe(wanted.words);
      }),
    );
  });
});
