import { describe, expect, it } from 'vitest';
import { COMPANY_TAG_LIMIT, DEVICE_TAG_LIMIT, judgeTagRows, readTagSheet, tagKey } from './index.ts';

const TITLES = [
  { device: '장치', tags: '태그' },
  { device: 'Device', tags: 'Tags' },
  { device: 'デバイス', tags: 'タグ' },
];

const readSheet = (rows: readonly (readonly string[])[]) => readTagSheet(rows, TITLES);

describe('a sheet of tags', () => {
  it('has its columns where its titles are, in any language', () => {
    const read = readSheet([
      ['상태', '태그', '장치'],
      ['온라인', 'kiosk, 3F, KIOSK', ' KIOSK-01 '],
      ['', 'lost', ''],
      ['', '', 'KIOSK-02'],
    ]);
    expect(read).toEqual({
      rows: [
        { row: 2, device: 'KIOSK-01', tags: ['kiosk', '3F'] },
        { row: 4, device: 'KIOSK-02', tags: [] },
      ],
    });
    expect(
      readSheet([
        ['tags', 'DEVICE'],
        ['a', 'x'],
      ]),
    ).toEqual({ rows: [{ row: 2, device: 'x', tags: ['a'] }] });
  });

  it('without titles or rows is none', () => {
    expect(readSheet([])).toEqual({ fault: 'no_columns' });
    expect(readSheet([['KIOSK-01', 'kiosk']])).toEqual({ fault: 'no_columns' });
    expect(
      readSheet([
        ['Device', 'Tags'],
        ['', 'a'],
      ]),
    ).toEqual({ fault: 'no_rows' });
  });
});

const DEVICES: Readonly<Record<string, readonly number[]>> = { 'KIOSK-01': [1], 'KIOSK-02': [2], SAME: [3, 4] };

function judge(
  rows: readonly (readonly [device: string, ...tags: string[]])[],
  { known = ['kiosk'], mayCreate = true, kept = 0 }: { known?: string[]; mayCreate?: boolean; kept?: number } = {},
) {
  const verdicts = judgeTagRows(
    rows.map(([device, ...tags]) => ({ device, tags })),
    {
      devicesNamed: (text) => DEVICES[text] ?? [],
      keptBeside: () => kept,
      knownKeys: new Set(known.map(tagKey)),
      mayCreate,
    },
  );
  return verdicts.map((verdict) => (verdict.ok ? verdict.device : `${verdict.because} ${verdict.name}`));
}

const names = (count: number, prefix = 'tag') => Array.from({ length: count }, (_, index) => `${prefix}${index}`);

describe('a row of a sheet of tags', () => {
  it('names a device that is there, alone under its name, and once', () => {
    expect(judge([['KIOSK-01', 'kiosk'], ['SAME', 'kiosk'], ['GONE'], ['KIOSK-01'], ['KIOSK-02']])).toEqual([
      1,
      'device_ambiguous SAME',
      'device_unknown GONE',
      'device_twice KIOSK-01',
      2,
    ]);
  });

  it('names tags that keep the rules', () => {
    expect(
      judge([
        ['KIOSK-01', 'a:b'],
        ['KIOSK-02', 'x'.repeat(41)],
      ]),
    ).toEqual(['tag_name_invalid a:b', `over_character_limit ${'x'.repeat(41)}`]);
  });

  it('makes new tags only for people who may make them', () => {
    const rows = [['KIOSK-01', 'Kiosk', 'new'] as const];
    expect(judge(rows)).toEqual([1]);
    expect(judge(rows, { mayCreate: false })).toEqual(['tag_unknown new']);
  });

  it('gives a device no more tags than it can have, with those that stay', () => {
    expect(judge([['KIOSK-01', ...names(DEVICE_TAG_LIMIT)]])).toEqual([1]);
    expect(judge([['KIOSK-01', ...names(DEVICE_TAG_LIMIT)]], { kept: 1 })).toEqual(['device_tag_limit KIOSK-01']);
  });

  it('makes no more tags than a company can have, counted over the rows', () => {
    const known = names(COMPANY_TAG_LIMIT - 1);
    expect(
      judge(
        [
          ['KIOSK-01', 'one'],
          ['KIOSK-02', 'ONE', 'two'],
        ],
        { known },
      ),
    ).toEqual([1, 'company_tag_limit two']);
  });
});
