import { describe, expect, it } from 'vitest';
import { checkIpEntry, formatIpEntry, ipEntryTexts, readIpSheet } from './ipEntryForm.ts';

const faultOf = (mode: 'single' | 'range' | 'subnet', startIpAddress: string, endIpAddress = '') =>
  checkIpEntry(mode, { startIpAddress, endIpAddress });
const check = (...typed: Parameters<typeof faultOf>) => faultOf(...typed)?.message ?? null;

describe('an entry that is typed', () => {
  it('is one address in single mode [C-IPBLOCK-07] [C-IPBLOCK-11]', () => {
    expect(check('single', ' 10.0.0.1 ')).toBeNull();
    for (const start of ['10.0.0', '10.0.0.1/24', 'x']) expect(check('single', start)).toBe('ip_range_error');
  });

  it('is two addresses in range mode, in their order [C-IPBLOCK-08] [C-IPBLOCK-11]', () => {
    expect(check('range', '10.0.0.1', '10.0.0.9')).toBeNull();
    for (const [start, end] of [
      ['10.0.0.1', 'x'],
      ['x', '10.0.0.1'],
      ['10.0.0.9', '10.0.0.1'],
      ['10.0.0.0/24', '10.0.0.9'],
    ] as const) {
      expect(check('range', start, end)).toBe('ip_range_error');
    }
  });

  it('is a network with or without a suffix in subnet mode [C-IPBLOCK-09] [C-IPBLOCK-10] [C-IPBLOCK-11]', () => {
    for (const start of ['10.0.0.0/1', '10.0.0.0/32', '10.0.0.0']) expect(check('subnet', start)).toBeNull();
    for (const start of ['10.0.0.0/0', '10.0.0.0/33']) expect(check('subnet', start)).toBe('ip_range_error');
  });

  it('is asked for when it is empty, before anything is checked [C-IPBLOCK-12]', () => {
    for (const mode of ['single', 'range', 'subnet'] as const) expect(check(mode, ' ', 'x')).toBe('ip_blank_error');
    expect(check('range', 'x', ' ')).toBe('ip_blank_error');
  });

  it.each([
    ['single', 'x', '', 'startIpAddress'],
    ['subnet', '10.0.0.0/33', '', 'startIpAddress'],
    ['range', '', '10.0.0.9', 'startIpAddress'],
    ['range', '10.0.0.1', '', 'endIpAddress'],
    ['range', 'x', '10.0.0.9', 'startIpAddress'],
    ['range', '10.0.0.9', '999', 'endIpAddress'],
    ['range', '10.0.0.9', '10.0.0.1', 'endIpAddress'],
  ] as const)('names the field that is wrong: %s %s %s', (mode, start, end, field) => {
    expect(faultOf(mode, start, end)?.field).toBe(field);
  });
});

describe('an entry of the list', () => {
  const range = { startIpAddress: ['10.0.0.1', '10.0.0.2'], endIpAddress: ['10.0.0.9'] };
  const single = { startIpAddress: ['10.0.0.1'], endIpAddress: [''] };

  it('is the first item of each array [C-IPBLOCK-20]', () => {
    expect(ipEntryTexts(range)).toEqual({ startIpAddress: '10.0.0.1', endIpAddress: '10.0.0.9' });
    expect(ipEntryTexts({ startIpAddress: [], endIpAddress: [] })).toEqual({
      startIpAddress: '',
      endIpAddress: '',
    });
  });

  it('shows both ends of a range, and one address alone [C-IPBLOCK-21]', () => {
    expect(formatIpEntry(range)).toBe('10.0.0.1 ~ 10.0.0.9');
    expect(formatIpEntry(single)).toBe('10.0.0.1');
  });
});

describe('the sheet of addresses', () => {
  const TITLES = ['시작 IP', '종료 IP', '사유'];
  const read = (...rows: readonly string[][]) => readIpSheet([TITLES, ...rows]);

  it('has the columns 시작 IP, 종료 IP and 사유, which are read by position where the titles differ [C-IPEXCEL-01]', () => {
    const row = ['10.0.0.1', '10.0.0.2', ' 이유 '];
    const entry = { startIpAddress: '10.0.0.1', endIpAddress: '10.0.0.2', reason: '이유' };
    for (const titles of [TITLES, ['from', 'to', 'why'], ['사유', '종료 IP', '시작 IP']]) {
      expect(readIpSheet([titles, row])).toEqual([entry]);
    }
  });

  it('keeps an address, a network, and two addresses [C-IPEXCEL-02] [C-IPEXCEL-03] [C-IPEXCEL-04]', () => {
    const rows = [
      ['10.0.0.1', '', ''],
      ['10.0.0.1'],
      ['10.0.0.0/1'],
      ['10.0.0.0/32', '', 'r'],
      ['10.0.0.1', '10.0.0.9', 'r'],
      // Left for the server to reject.
      ['10.0.0.0/24', '10.0.0.9'],
    ];
    expect(read(...rows)).toHaveLength(rows.length);
  });

  it('loses a row with a wrong start or a wrong end [C-IPEXCEL-05]', () => {
    expect(
      read([''], ['x'], ['10.0.0.0/0'], ['10.0.0.0/33'], ['10.0.0.1', 'x'], ['10.0.0.1', '10.0.0.0/24'], []),
    ).toEqual([]);
  });

  it('of no rows has nothing to upload [C-IPEXCEL-06]', () => {
    expect(readIpSheet([])).toEqual([]);
    expect(read()).toEqual([]);
  });
});
