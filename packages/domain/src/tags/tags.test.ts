import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  changeOfMarks,
  checkTagName,
  DEVICE_TAG_LIMIT,
  mayManageTags,
  mayTagDevices,
  pressedMark,
  splitTagNames,
  TAG_COLORS,
  TAG_NAME_LIMIT,
  tagColorOf,
  tagKey,
  tagMark,
  tagName,
  tagNamesOfAgent,
  tagsAfter,
} from './index.ts';

describe('the name of a tag', () => {
  it.each([
    ['kiosk', null],
    ['3층 로비', null],
    ['受付', null],
    ['a-b_c/d.e', null],
    ['👩‍💻', null],
    ['x'.repeat(TAG_NAME_LIMIT), null],
    ['x'.repeat(TAG_NAME_LIMIT + 1), 'over_character_limit'],
    ['', 'no_input_data'],
    ['a,b', 'tag_name_invalid'],
    ['a，b', 'tag_name_invalid'],
    ['a、b', 'tag_name_invalid'],
    ['a:b', 'tag_name_invalid'],
    ['a：b', 'tag_name_invalid'],
    ['a"b', 'tag_name_invalid'],
    ["a'b", 'tag_name_invalid'],
    ['“a”', 'tag_name_invalid'],
    ['a\nb', 'tag_name_invalid'],
    ['a\u200Bb', 'tag_name_invalid'],
    ['a\u202Eb', 'tag_name_invalid'],
    ['\u3164', 'tag_name_invalid'],
  ])('%j: %s', (name, fault) => {
    expect(checkTagName(name)).toBe(fault);
  });

  it('is kept without blanks around it and with single ones inside', () => {
    expect(tagName('  front \u3000 desk ')).toBe('front desk');
    expect(tagName('\u1100\u1161')).toBe('가');
  });

  it('is the same without letter case and in full-width letters', () => {
    expect(tagKey('Kiosk')).toBe(tagKey('ＫＩＯＳＫ'));
    expect(tagKey('ｶﾅ')).toBe(tagKey('カナ'));
  });

  it('stays what it is once it is kept, and its key stays what it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const kept = tagName(text);
        expect(tagName(kept)).toBe(kept);
        expect(tagKey(tagKey(kept))).toBe(tagKey(kept));
        expect(checkTagName(tagName(kept))).toBe(checkTagName(kept));
      }),
    );
  });

  it('that keeps the rules comes back from a cell that lists several', () => {
    const aName = fc.string({ maxLength: 30, unit: 'grapheme' }).map(tagName);
    const names = fc.uniqueArray(
      aName.filter((name) => checkTagName(name) === null),
      { selector: tagKey },
    );
    fc.assert(
      fc.property(names, (list) => {
        expect(splitTagNames(list.join(', '))).toEqual(list);
      }),
    );
  });

  it('is there once in a list, in the way it was written first', () => {
    expect(splitTagNames(' Kiosk, lobby,,KIOSK，3F、 ')).toEqual(['Kiosk', 'lobby', '3F']);
  });
});

describe('the tags that an agent names', () => {
  it('are those that can be set; the others are left out', () => {
    expect(tagNamesOfAgent(['kiosk', 'a:b', '', 'KIOSK', 'lobby'])).toEqual(['kiosk', 'lobby']);
    const many = Array.from({ length: DEVICE_TAG_LIMIT + 5 }, (_, index) => `tag ${index}`);
    expect(tagNamesOfAgent(many)).toEqual(many.slice(0, DEVICE_TAG_LIMIT));
  });
});

describe('the color of a tag', () => {
  it('is one that screens know', () => {
    expect(TAG_COLORS.map(tagColorOf)).toEqual(TAG_COLORS);
    expect(tagColorOf('ultraviolet')).toBe('gray');
  });
});

describe('the right', () => {
  it.each([
    ['a manager', { type: 'Manager' }, true, true],
    ['a sub-manager who may change devices', { type: 'User', memberType: 6, permissions: '1,2' }, true, true],
    ['a sub-manager who may not', { type: 'User', memberType: 6, permissions: '1' }, false, false],
    ['a user who may change devices', { type: 'User', memberType: 1, permissions: '1,2' }, true, false],
    ['a user who may not', { type: 'User', memberType: 1, permissions: '1,4,8' }, false, false],
  ] as const)('of %s', (_who, person, sets, manages) => {
    expect([mayTagDevices(person), mayManageTags(person)]).toEqual([sets, manages]);
  });
});

const someIds = fc.uniqueArray(fc.nat(30), { maxLength: DEVICE_TAG_LIMIT });

describe('the tags of a device after a change', () => {
  it('are those it keeps and those it gets, never too many', () => {
    fc.assert(
      fc.property(someIds, someIds, someIds, (present, add, remove) => {
        const after = tagsAfter(present, { add, remove });
        if (!after.ok) {
          expect(new Set([...present.filter((tag) => !remove.includes(tag)), ...add]).size).toBeGreaterThan(
            DEVICE_TAG_LIMIT,
          );
          return;
        }
        expect(new Set(after.tags).size).toBe(after.tags.length);
        expect(after.tags.length).toBeLessThanOrEqual(DEVICE_TAG_LIMIT);
        for (const tag of add) expect(after.tags).toContain(tag);
        for (const tag of remove) if (!add.includes(tag)) expect(after.tags).not.toContain(tag);
      }),
    );
  });

  it('can become fewer even where there were too many', () => {
    const many = Array.from({ length: DEVICE_TAG_LIMIT + 3 }, (_, index) => index);
    expect(tagsAfter(many, { add: [], remove: [0] })).toEqual({ ok: true, tags: many.slice(1) });
  });
});

describe('the marks of tags for several devices', () => {
  const devices = [[1, 2], [2]];

  it('say whether all, some or none have it', () => {
    expect([1, 2, 3].map((tag) => tagMark(devices, tag))).toEqual(['some', 'all', 'none']);
    expect([pressedMark('some'), pressedMark('none'), pressedMark('all')]).toEqual(['all', 'all', 'none']);
  });

  it('change only what differs from what the devices have', () => {
    const chosen = new Map([
      [1, 'all'],
      [2, 'all'],
      [3, 'none'],
    ] as const);
    expect(changeOfMarks(devices, chosen)).toEqual({ add: [1], remove: [] });
    expect(changeOfMarks(devices, new Map([[1, 'none']] as const))).toEqual({ add: [], remove: [1] });
  });

  it('that are chosen are what the devices have after the change', () => {
    const marks = fc.array(fc.tuple(fc.nat(8), fc.constantFrom<('all' | 'none')[]>('all', 'none')));
    fc.assert(
      fc.property(fc.array(fc.uniqueArray(fc.nat(8)), { minLength: 1 }), marks, (present, pressed) => {
        const chosen = new Map(pressed);
        const change = changeOfMarks(present, chosen);
        const after = present.map((tags) => {
          const verdict = tagsAfter(tags, change);
          return verdict.ok ? verdict.tags : [];
        });
        for (const [tag, mark] of chosen) expect(tagMark(after, tag)).toBe(mark);
      }),
    );
  });
});
