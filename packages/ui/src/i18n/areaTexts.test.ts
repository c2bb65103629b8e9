import { LANGUAGES } from '@remote-console/domain';
import * as fc from 'fast-check';
import { createInstance } from 'i18next';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { TEXT_AREAS, TEXT_LOADERS } from './areas.ts';
import { createAreaTexts, type TextsByKey } from './areaTexts.ts';

const textsOf = (own: TextsByKey, fill: TextsByKey = {}) => {
  const onMissing = vi.fn();
  return { ...createAreaTexts('en', own, fill, onMissing), onMissing };
};

describe('the texts of an area', () => {
  it('reads a text without values as it is', () => {
    expect(textsOf({ save: 'Save' }).text('save')).toBe('Save');
  });

  it('leaves a placeholder whose value is not given', () => {
    const { text } = textsOf({ greet: '{{a}} {{b, number}} {{ c }}' });
    expect(text('greet', { d: 1 })).toBe('{{a}} {{b, number}} {{ c }}');
    expect(text('greet')).toBe('{{a}} {{b, number}} {{ c }}');
  });

  it('writes numbers as the language does only where the text says so', () => {
    const { text } = textsOf({ size: '{{bytes, number}} of {{bytes}}' });
    expect(text('size', { bytes: 12345 })).toBe('12,345 of 12345');
  });

  it('puts the same value in wherever it is named', () => {
    expect(textsOf({ twice: '{{name}}{{name}}' }).text('twice', { name: 'a' })).toBe('aa');
  });

  it('reads braces that are no placeholder as they are', () => {
    const { text } = textsOf({ braces: '{name} {{}} {{name }{{name}} }}' });
    expect(text('braces', { name: 'x' })).toBe('{name} {{}} {{name }{{name}} }}');
  });

  it('takes the text for none where there is one, and the general text where a form is missing', () => {
    const { text } = textsOf({ a_zero: 'none', a_one: 'one', a_other: 'many', b: '{{count}} of b' });
    expect([0, 1, 2].map((count) => text('a', { count }))).toEqual(['none', 'one', 'many']);
    expect(text('b', { count: 1 })).toBe('1 of b');
  });

  it('asks a function for its words', () => {
    const { text } = textsOf({ greet: ({ name }) => `Hello ${name ?? 'you'}` });
    expect([text('greet'), text('greet', { name: 'Kim' })]).toEqual(['Hello you', 'Hello Kim']);
  });

  it('fills gaps, and says of a key that has no text at all that it is missing', () => {
    const { text, find, onMissing } = textsOf({ a: 'A', b: '' }, { a: 'ㄱ', b: 'ㄴ' });
    expect([text('a'), text('b')]).toEqual(['A', 'ㄴ']);
    expect(find('c')).toBeUndefined();
    expect(onMissing).not.toHaveBeenCalled();
    expect(text('c')).toBe('c');
    expect(onMissing).toHaveBeenCalledOnce();
  });

  it.each(['constructor', '__proto__', 'toString', 'hasOwnProperty'])('has no text %s by birth', (key) => {
    const { text, find } = textsOf({ greet: `{{${key}}}` });
    expect(find(key)).toBeUndefined();
    expect(text(key, {})).toBe(key);
    expect(text('greet', {})).toBe(`{{${key}}}`);
  });
});

/** Pieces from which values are made that could be mistaken for something of the text. */
const HOSTILE = [
  '{{',
  '}}',
  '{{name}}',
  '{{other, number}}',
  '$t(ok)',
  '$&',
  '$1',
  '$$',
  '$`',
  '\\',
  '<b>',
  '&amp;',
  '\n',
  ',',
];
const hostile = fc
  .array(fc.oneof(fc.constantFrom(...HOSTILE), fc.string()), { maxLength: 6 })
  .map((parts) => parts.join(''));
/** Words without a brace, which alone begin and end placeholders. */
const words = fc.string().map((text) => text.replaceAll(/[{}]/g, ''));

describe('a value', () => {
  it('stays as it is, whatever is in it', () => {
    fc.assert(
      fc.property(words, words, words, hostile, hostile, (before, between, after, name, other) => {
        const { text } = textsOf({ key: `${before}{{name}}${between}{{other}}${after}` });
        expect(text('key', { name, other })).toBe(before + name + between + other + after);
      }),
    );
  });

  it('is looked for among those given alone, under any name', () => {
    fc.assert(
      fc.property(fc.dictionary(hostile, hostile), (values) => {
        const { text } = textsOf({ key: '{{constructor}}, {{valueOf}}' });
        const shown = (name: string) => (Object.hasOwn(values, name) ? values[name] : `{{${name}}}`);
        expect(text('key', values)).toBe(`${shown('constructor')}, ${shown('valueOf')}`);
      }),
    );
  });
});

describe('a key', () => {
  it('without a text reads as itself, whatever it is', () => {
    fc.assert(
      fc.property(hostile, fc.option(fc.dictionary(fc.string(), hostile), { nil: undefined }), (key, values) => {
        const { text, find } = textsOf({});
        expect([find(key, values), text(key, values)]).toEqual([undefined, key]);
      }),
    );
  });
});

/** Every bundled text, as i18next would show it with the settings of a portal that has our texts in its own instance. */
describe.each(LANGUAGES)('the texts in %s', (language) => {
  const i18next = createInstance();

  beforeAll(async () => {
    const loaded = await Promise.all(
      TEXT_AREAS.map(async (area) => [area, { ...(await TEXT_LOADERS[language][area]()) }] as const),
    );
    await i18next.init({
      lng: language,
      resources: { [language]: Object.fromEntries(loaded) },
      keySeparator: false,
      nsSeparator: false,
      interpolation: { escapeValue: false },
    });
  });

  it.each(TEXT_AREAS)('read as i18next reads them: %s', async (area) => {
    const own: Readonly<Record<string, string>> = await TEXT_LOADERS[language][area]();
    const { text } = createAreaTexts(language, own, {}, () => undefined);
    const keys = Object.keys(own).map((key) => key.replace(/_(?:one|other)$/, ''));
    const count = fc.oneof(fc.constantFrom(0, 1, 2, 1.5), fc.nat());
    fc.assert(
      fc.property(count, fc.nat(), hostile, (count, number, value) => {
        for (const [index, key] of keys.entries()) {
          const names = [...(Object.values(own)[index] ?? '').matchAll(/\{\{([^,}]+)(, number)?\}\}/g)];
          const values = Object.fromEntries(
            names.map(([, name = '', format]) => [name, name === 'count' ? count : format ? number : value]),
          );
          const wanted = names.length > 0 ? values : undefined;
          expect(text(key, wanted)).toBe(i18next.t(key, { ns: area, ...wanted }));
        }
      }),
      { numRuns: 10 },
    );
  });
});
