import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { accessBrowser, alertUnit, isRunning, searchParameters, transferDirection } from './historyView.ts';
import { neutralCell } from './spreadsheetCell.ts';

describe('a history', () => {
  it('sends a search only when there is something to look for [C-HISTORY-03] [C-MANAGER-05]', () => {
    expect(searchParameters({ key: 'alias', value: '' })).toEqual({});
    expect(searchParameters({ key: 'alias', value: '  ' })).toEqual({});
    expect(searchParameters({ key: 'alias', value: ' POS ' })).toEqual({ searchKey: 'alias', searchValue: 'POS' });
  });

  it('reads action_type 1 as user to device, any other as device to user [C-HISTORY-12] [C-HISTORY-13]', () => {
    expect(transferDirection(1)).toBe('user_to_device');
    for (const type of [2, 0, 3, -1]) expect(transferDirection(type)).toBe('device_to_user');
  });

  it('shows an access without a browser as CS [C-HISTORY-18]', () => {
    expect(accessBrowser('')).toBe('CS');
    expect(accessBrowser(' ')).toBe('CS');
    expect(accessBrowser('Chrome 140')).toBe('Chrome 140');
  });

  it('takes an end time of None for one that is not over [C-HISTORY-09]', () => {
    for (const end of ['None', '', null, undefined]) expect(isRunning(end)).toBe(true);
    expect(isRunning('2026-11-21T03:00:00.000Z')).toBe(false);
  });

  it.each([
    ['IW1', 'minutes'],
    ['IW2', 'percent'],
    ['IW3', 'percent'],
    ['IW4', 'percent'],
    ['IW5', 'celsius'],
    ['IW6', 'celsius'],
    ['IW7', 'rpm'],
    ['?', null],
  ])('%s counts in %s [C-HISTORY-33]', (code, unit) => expect(alertUnit(code)).toBe(unit));
});

describe('a cell of a spreadsheet', () => {
  it.each([
    '=1+1',
    '+1',
    '-1',
    '@SUM(A1)',
    '\t=1',
    '\r=1',
    ' =1',
    '＝1',
    '＋1',
    '－1',
    '＠x',
    '=HYPERLINK("https://example.com","x")',
  ])('%j is no formula', (text) => expect(neutralCell(text)).toBe(`'${text}`));

  it.each(['', 'KIOSK-03', '192.168.0.1', '2026/11/21', '한글', "'quoted", 'a=b'])('%j stays as it is', (text) =>
    expect(neutralCell(text)).toBe(text),
  );

  it('never begins like a formula and is never longer than a cell can hold', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (text) => {
        expect(neutralCell(text)).not.toMatch(/^\s*[=+\-@＝＋－＠]/);
      }),
    );
    expect(neutralCell('x'.repeat(40_000))).toHaveLength(32_767);
    expect(neutralCell(`${'x'.repeat(32_766)}😀`)).toBe('x'.repeat(32_766));
  });
});
