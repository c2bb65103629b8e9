import { describe, expect, it } from 'vitest';
import {
  columnLabel,
  columnSortKey,
  DEVICE_COLUMNS,
  DEVICE_FIELDS,
  DEVICE_SORT_KEYS,
  NETWORK_FACTS,
  REPORTED_COLUMNS,
  REPORTED_DETAILS,
  REPORTED_FIELDS,
  REPORTED_TEXTS,
  reportedTextsOf,
  SYSTEM_FACTS,
  valuesOfFields,
} from './deviceFields.ts';

describe('the record of the fields of devices', () => {
  it('has the columns of the list in the order of the specification, each with a name', () => {
    const specified = ['alive', 'actions', 'alias', 'memo', 'last_connected_time', 'device_group_name', 'connect'];
    expect(DEVICE_COLUMNS.filter((column) => specified.includes(column))).toEqual(specified);
    expect(DEVICE_COLUMNS.map(columnLabel)).not.toContain(undefined);
  });

  it('sorts a column by its field, and some columns by nothing', () => {
    expect(columnSortKey('memo')).toBe('memo');
    for (const column of ['actions', 'tags', 'connect'] as const) expect(columnSortKey(column)).toBeUndefined();
    expect(DEVICE_SORT_KEYS).toEqual(expect.arrayContaining(['alias', 'dev_os_id']));
  });

  it('keeps what agents report with the device, or apart where it is long', () => {
    expect([...REPORTED_COLUMNS, ...REPORTED_DETAILS].toSorted()).toEqual(REPORTED_FIELDS.toSorted());
    for (const field of REPORTED_COLUMNS) expect(DEVICE_FIELDS[field].reported.limit).toBeLessThanOrEqual(200);
  });

  it('says which of some fields are shown as agents report them', () => {
    expect(reportedTextsOf(['alias', 'bios', 'connect', 'remoteKinds', 'softwareList', 'dns'])).toEqual([
      'bios',
      'dns',
    ]);
    expect(reportedTextsOf(NETWORK_FACTS)).not.toContain('publicIp');
    expect(reportedTextsOf(SYSTEM_FACTS)).not.toContain('runningTime');
  });

  it('gives each of some fields a value', () => {
    expect(Object.keys(valuesOfFields(REPORTED_TEXTS, () => '')).toSorted()).toEqual(REPORTED_TEXTS.toSorted());
    expect(valuesOfFields(['alias', 'memo'], (field) => field.length)).toEqual({ alias: 5, memo: 4 });
  });
});
