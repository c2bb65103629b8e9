import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEVICE_FILTER_CHOICES, type DeviceFilters } from '../deviceFilters.ts';
import { OPERATING_SYSTEMS } from '../../operatingSystems/index.ts';
import { completionAt } from './completion.ts';
import { allOf, anyOf, holds, namesIn, noneOf, type FilterExpression, type FilterTerm } from './expression.ts';
import { formatFilter } from './formatFilter.ts';
import { filterText, fromMenu, readFilterText, toMenu } from './menuForm.ts';
import { parseFilter } from './parseFilter.ts';

const name = fc
  .oneof(
    fc.constantFrom('kiosk', '서울 3층', 'and', '-x', 'a:b', '"', 'A\\', 'Seoul/3F', '本社（東京）'),
    fc.string({ minLength: 1, maxLength: 12, unit: 'grapheme' }),
  )
  .map((text) => text.trim())
  .filter((text) => text !== '');

const anyTerm: fc.Arbitrary<FilterTerm> = fc.oneof(
  fc.record({ kind: fc.constantFrom('tag', 'group'), name }),
  fc.record({ kind: fc.constant('state'), value: fc.constantFrom('online', 'offline') }),
  fc.record({ kind: fc.constant('os'), value: fc.constantFrom(...OPERATING_SYSTEMS.map(({ id }) => id)) }),
  fc.record({ kind: fc.constant('version'), value: fc.constantFrom('latest', 'outdated', '3.2.1', '3.2 beta') }),
  fc.record({ kind: fc.constant('seen'), within: fc.boolean(), days: fc.constantFrom(1, 2, 7, 30, 9999) }),
  fc.record({ kind: fc.constant('alerts'), value: fc.constantFrom('open', 'limit') }),
  fc.record({ kind: fc.constant('access'), value: fc.constantFrom('open', 'needed') }),
  fc.record({ kind: fc.constant('is'), value: fc.constant('favorite') }),
);

const some = (part: fc.Arbitrary<FilterExpression>) =>
  fc.tuple(part, fc.array(part, { maxLength: 2 })).map(([first, more]) => [first, ...more] as const);

const { expression: anyExpression } = fc.letrec<{ expression: FilterExpression }>((tie) => ({
  expression: fc.oneof(
    { depthSize: 'small', maxDepth: 3, withCrossShrink: true },
    anyTerm,
    some(tie('expression')).map(([first, ...more]) => allOf([first, ...more])),
    some(tie('expression')).map(([first, ...more]) => anyOf([first, ...more])),
    tie('expression').map(noneOf),
  ),
}));
const shortExpression = anyExpression.filter((expression) => formatFilter(expression).length <= 400);

const anyFilters: fc.Arbitrary<DeviceFilters> = fc.record(
  {
    os: fc.constantFrom(...DEVICE_FILTER_CHOICES.os),
    alive: fc.constantFrom(...DEVICE_FILTER_CHOICES.alive),
    approval: fc.constantFrom(...DEVICE_FILTER_CHOICES.approval),
    version: fc.constantFrom(...DEVICE_FILTER_CHOICES.version),
    alerts: fc.constantFrom(...DEVICE_FILTER_CHOICES.alerts),
    absent: fc.constantFrom(...DEVICE_FILTER_CHOICES.absent),
    favourite: fc.constantFrom(...DEVICE_FILTER_CHOICES.favourite),
  },
  { requiredKeys: [] },
);

const read = (text: string) => {
  const reading = parseFilter(text);
  return reading.ok ? formatFilter(reading.expression) : reading.fault;
};

describe('the text of a filter', () => {
  it('is read as the filter that it was written from', () => {
    fc.assert(
      fc.property(shortExpression, (expression) => {
        expect(parseFilter(formatFilter(expression))).toEqual({ ok: true, expression });
      }),
    );
  });

  it('is read or has a fault at a place in it, whatever it is', () => {
    const piece = fc.oneof(
      fc.constantFrom(
        '(',
        ')',
        '-',
        'and',
        'or',
        'not',
        'tag:',
        'tag:a',
        'os:windows',
        '"',
        ' ',
        '：',
        'seen:<7d',
        'x',
      ),
      fc.string({ maxLength: 6, unit: 'grapheme' }),
    );
    const anyText = fc.array(piece, { maxLength: 60 }).map((pieces) => pieces.join(''));
    fc.assert(
      fc.property(anyText, (text) => {
        const reading = parseFilter(text);
        if (reading.ok) return;
        const { from, to } = reading.fault;
        expect(from).toBeGreaterThanOrEqual(0);
        expect(to).toBeGreaterThan(from);
        expect(to).toBeLessThanOrEqual(text.length);
      }),
      { numRuns: 1000 },
    );
  });

  it.each([
    ['', ''],
    ['tag:kiosk -group:Seoul state:offline', 'tag:kiosk -group:Seoul state:offline'],
    ['TAG:kiosk AND State:OFFLINE', 'tag:kiosk state:offline'],
    ['not tag:a or os:mac and os:ios', '-tag:a or os:mac os:ios'],
    ['(tag:a or tag:b) tag:c', '(tag:a or tag:b) tag:c'],
    ['((tag:a tag:b)) tag:c', 'tag:a tag:b tag:c'],
    ['not not tag:a', 'tag:a'],
    ['- ( tag:a tag:b )', '-(tag:a tag:b)'],
    ['group:"서울 / 3층"', 'group:"서울 / 3층"'],
    ['（tag：안내）', 'tag:안내'],
    ['tag:"say \\"hi\\""', 'tag:"say \\"hi\\""'],
    ['version:3.2.1 seen:>30d seen:<7D', 'version:3.2.1 seen:>30d seen:<7d'],
  ])('%j is %j', (text, canonical) => expect(read(text)).toBe(canonical));

  it.each([
    ['kiosk', 'keyMissing', 'kiosk'],
    ['tag:a "two words"', 'keyMissing', '"two words"'],
    ['tag:a color:red', 'keyUnknown', 'color:'],
    ['tag: state:online', 'valueMissing', 'tag:'],
    ['tag:"  "', 'valueMissing', 'tag:"  "'],
    ['tag:a state:asleep', 'valueUnknown', 'asleep'],
    ['seen:7d', 'valueUnknown', '7d'],
    ['seen:<0d', 'valueUnknown', '<0d'],
    ['group:"Seoul', 'quoteOpen', '"Seoul'],
    ['tag:a (tag:b or tag:c', 'bracketOpen', '('],
    ['tag:a) tag:b', 'bracketExtra', ')'],
    [') tag:b', 'bracketExtra', ')'],
    ['tag:a or', 'termMissing', 'or'],
    ['or tag:a', 'termMissing', 'or'],
    ['tag:a or and tag:b', 'termMissing', 'and'],
    ['tag:a ()', 'termMissing', '('],
    ['tag:a -', 'termMissing', '-'],
    [`${'-'.repeat(11)}tag:a`, 'tooDeep', '-'],
    [Array.from({ length: 51 }, () => 'tag:a').join(' '), 'tooManyTerms', 'tag:a'],
    [`tag:${'a'.repeat(497)}`, 'tooLong', 'a'],
  ])('%j: %s at %j', (text, error, part) => {
    const reading = parseFilter(text);
    const fault = reading.ok ? null : reading.fault;
    expect(fault?.error).toBe(error);
    expect(text.slice(fault?.from, fault?.to)).toBe(part);
  });
});

describe('the text and the menu', () => {
  /** Every term is true for some of a few fake devices. */
  const isTrueFor = (device: number) => (term: FilterTerm) =>
    [...formatFilter(term)].reduce((sum, character) => sum + (character.codePointAt(0) ?? 0), device) % 3 !== 0;
  const matches = (expression: FilterExpression | null) =>
    [0, 1, 2, 3, 4, 5].map((device) => expression === null || holds(expression, isTrueFor(device)));

  it('are the same filter', () => {
    fc.assert(
      fc.property(shortExpression, (expression) => {
        expect(matches(fromMenu(toMenu(expression)))).toEqual(matches(expression));
      }),
    );
  });

  it('lead to each other', () => {
    fc.assert(
      fc.property(shortExpression, (expression) => {
        const typed = readFilterText(formatFilter(expression));
        if (!typed.ok) throw new Error('A written filter is read');
        expect(readFilterText(filterText(typed.filters, typed.filter))).toEqual(typed);
      }),
    );
    fc.assert(
      fc.property(anyFilters, (filters) => {
        expect(readFilterText(filterText(filters, ''))).toEqual({ ok: true, filters, filter: '' });
      }),
    );
  });

  it('leave the menu what it can say, and keep the rest', () => {
    expect(readFilterText('tag:kiosk -group:Seoul state:offline seen:>7d')).toEqual({
      ok: true,
      filters: { alive: '0', absent: '7' },
      filter: 'tag:kiosk -group:Seoul',
    });
    expect(readFilterText('os:mac os:mac os:linux os:unknown seen:>3d')).toEqual({
      ok: true,
      filters: { os: '3' },
      filter: 'os:linux os:unknown seen:>3d',
    });
    expect(filterText({ alive: '0' }, 'tag:a or tag:b')).toBe('state:offline (tag:a or tag:b)');
    expect(filterText({ alive: '0' }, 'tag:')).toBe('state:offline tag:');
  });
});

describe('what is offered while a filter is typed', () => {
  const names = { tag: ['kiosk', '로비 화면'], group: ['Seoul'] };
  it.each([
    ['s', ['state:', 'seen:']],
    ['tag:a or o', ['os:']],
    ['(st', ['state:']],
    ['-gr', ['group:']],
    ['state:', ['state:online', 'state:offline']],
    ['state:off', ['state:offline']],
    ['state:offline', []],
    ['tag:로', ['tag:"로비 화면"']],
    ['tag:"로비 ', ['tag:"로비 화면"']],
    ['group:', ['group:Seoul']],
    ['color:', []],
  ])('%j: %j', (text, texts) => expect(completionAt(text, text.length, names).texts).toEqual(texts));

  it('takes the place of the word before the cursor', () => {
    expect(completionAt('tag:k state:', 5, names)).toEqual({ from: 0, to: 5, texts: ['tag:kiosk'] });
  });
});

describe('the names in a filter', () => {
  it('are named once each', () => {
    const reading = parseFilter('tag:a (tag:a or -group:b) state:online');
    expect(reading.ok && reading.expression && namesIn(reading.expression)).toEqual([
      { key: 'tag', name: 'a' },
      { key: 'group', name: 'b' },
    ]);
  });
});
