import { LANGUAGES } from '@remote-console/domain';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compileMessage } from '../compiler/compileMessage.ts';
import { formatMessage, type TextValues } from './index.ts';

const formatted = (message: string, values: TextValues = {}, language = 'en') =>
  formatMessage(compileMessage(message), language, values);

describe('a message', () => {
  it.each([
    ['Save', {}, 'Save'],
    ['', {}, ''],
    ['Delete {name}?', { name: 'KIOSK-12' }, 'Delete KIOSK-12?'],
    ['{name}{name}', { name: 'a' }, 'aa'],
    ['{bytes, number} of {bytes}', { bytes: 12345 }, '12,345 of 12345'],
    ['{used, number, percent}', { used: 0.42 }, '42%'],
    ['{used, number, ::percent .0}', { used: 0.4218 }, '42.2%'],
    ['{size, number, ::compact-short}', { size: 12345 }, '12K'],
    ['{count, plural, one {# device} other {# devices}}', { count: 1 }, '1 device'],
    ['{count, plural, one {# device} other {# devices}}', { count: 1234 }, '1,234 devices'],
    ['{count, plural, =0 {none} =1 {only {name}} other {{name} and others}}', { count: 0, name: 'a' }, 'none'],
    ['{count, plural, =0 {none} =1 {only {name}} other {{name} and others}}', { count: 1, name: 'a' }, 'only a'],
    ['{place, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}', { place: 22 }, '22nd'],
    ['{kind, select, user {a person} other {something}}', { kind: 'user' }, 'a person'],
    ['{kind, select, user {a person} other {something}}', { kind: 'constructor' }, 'something'],
    ["it’s {name}’s, it's '{'mine'}', # ''", { name: 'Kim' }, "it’s Kim’s, it's {mine}, # '"],
    ['< > : " / \\ | ? * <b>{name}</b>', { name: 'x' }, '< > : " / \\ | ? * <b>x</b>'],
  ])('%s with %o reads %s', (message, values, words) => {
    expect(formatted(message, values)).toBe(words);
  });

  it('leaves a placeholder whose value is not given', () => {
    expect(formatted('{a} {b, number} {c, plural, one {{d}} other {#}}', { e: 1 })).toBe('{a} {b} {c}');
    expect(formatted('{a, select, b {B} other {{a}}}')).toBe('{a}');
  });

  it.each([
    ['ko', [0, 1, 2, 5, 1234.5], ['0개', '1개', '2개', '5개', '1,234.5개']],
    ['en', [0, 1, 2, 1.5, -1], ['0 items', '1 item', '2 items', '1.5 items', '-1 item']],
    ['ja', [0, 1, 10_000], ['0件', '1件', '10,000件']],
    ['pl', [1, 2, 5, 22, 1.5], ['1 plik', '2 pliki', '5 plików', '22 pliki', '1,5 pliku']],
    ['ar-EG', [0, 1, 2, 3, 11, 100], ['zero ٠', 'one ١', 'two ٢', 'few ٣', 'many ١١', 'other ١٠٠']],
  ])('counts by the plural rules of %s', (language, counts, words) => {
    const message: Record<string, string> = {
      ko: '{count, plural, other {#개}}',
      en: '{count, plural, one {# item} other {# items}}',
      ja: '{count, plural, other {#件}}',
      pl: '{count, plural, one {# plik} few {# pliki} many {# plików} other {# pliku}}',
      'ar-EG': '{count, plural, zero {zero #} one {one #} two {two #} few {few #} many {many #} other {other #}}',
    };
    expect(counts.map((count) => formatted(message[language] ?? '', { count }, language))).toEqual(words);
  });
});

/** Pieces from which values are made that could be mistaken for something of the message. */
const HOSTILE = ['{', '}', '{name}', '{other, number}', "'", "''", "'{'", '#', '$&', '$1', '$$', '\\', '<b>', '&amp;'];
const hostile = fc
  .array(fc.oneof(fc.constantFrom(...HOSTILE, '\n', ','), fc.string()), { maxLength: 6 })
  .map((parts) => parts.join(''));
/** Words in which nothing has a meaning of its own. */
const words = fc.string().map((text) => text.replaceAll(/[{}'#]/g, ''));

describe('a value', () => {
  it('stays as it is, whatever is in it', () => {
    fc.assert(
      fc.property(words, words, words, hostile, hostile, (before, between, after, name, other) => {
        const message = `${before}{name}${between}{other}${after}`;
        expect(formatted(message, { name, other })).toBe(before + name + between + other + after);
      }),
    );
  });

  it('stays as it is in a plural form', () => {
    fc.assert(
      fc.property(fc.constantFrom(...LANGUAGES, 'pl'), fc.nat(), words, hostile, (language, count, before, name) => {
        const message = `{count, plural, other {${before}{name}}}`;
        expect(formatted(message, { count, name }, language)).toBe(before + name);
      }),
    );
  });

  it('is looked for among those given alone, under any name', () => {
    fc.assert(
      fc.property(fc.dictionary(hostile, hostile), (values) => {
        const shown = (name: string) => (Object.hasOwn(values, name) ? values[name] : `{${name}}`);
        expect(formatted('{constructor}, {valueOf}', values)).toBe(`${shown('constructor')}, ${shown('valueOf')}`);
      }),
    );
  });
});
