import * as fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { createAreaTexts, type TextsByKey } from './index.ts';

const textsOf = (own: TextsByKey, fill: TextsByKey = {}) => {
  const onMissing = vi.fn();
  return { ...createAreaTexts('en', own, fill, onMissing), onMissing };
};

describe('the texts of an area', () => {
  it('reads a text without values as it is', () => {
    expect(textsOf({ save: 'Save {all}' }).text('save')).toBe('Save {all}');
  });

  it('puts values into a text that asks for them', () => {
    const { text } = textsOf({ deleteQuestion: ['Delete ', ['name'], '?'] });
    expect(text('deleteQuestion', { name: 'KIOSK-12' })).toBe('Delete KIOSK-12?');
    expect(text('deleteQuestion')).toBe('Delete {name}?');
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
    const { text, find } = textsOf({ greet: [[key]] });
    expect(find(key)).toBeUndefined();
    expect(text(key, {})).toBe(key);
    expect(text('greet', {})).toBe(`{${key}}`);
  });
});

describe('a key', () => {
  it('without a text reads as itself, whatever it is', () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.option(fc.dictionary(fc.string(), fc.string()), { nil: undefined }),
        (key, values) => {
          const { text, find } = textsOf({});
          expect([find(key, values), text(key, values)]).toEqual([undefined, key]);
        },
      ),
    );
  });
});
