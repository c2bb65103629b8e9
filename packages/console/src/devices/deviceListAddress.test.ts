import { defaultDeviceView, parseDeviceView, type DeviceView } from '@remote-console/domain';
import { describe, expect, it } from 'vitest';
import { listHref } from './listHref.ts';
import type { ListPreference } from './listPreference.ts';
import { addressQuery, isTyping } from './useDeviceListAddress.ts';

const table = defaultDeviceView('table');
const read = (query: string, { preferred, subgroups }: ListPreference) =>
  parseDeviceView(Object.fromEntries(new URLSearchParams(query)), preferred, subgroups);
const PREFERENCES: readonly ListPreference[] = (['card', 'table'] as const).flatMap((preferred) =>
  [true, false].map((subgroups) => ({ preferred, subgroups })),
);

describe('the address of the device list', () => {
  it('is plain for the plain list', () => {
    expect(addressQuery(table, { preferred: 'table', subgroups: false })).toBe('');
  });

  it.each<DeviceView>([
    table,
    { ...table, page: 3, size: 36, by: 'memo', order: 'desc' },
    { ...table, searchKey: 'alias', searchValue: '로비 & 7층 ?' },
    { ...defaultDeviceView('card'), size: 24 },
    { ...table, subgroups: true },
    { ...table, filters: { os: '2', alive: '1', version: 'outdated', favourite: '1' } },
  ])('says everything about the list: %o', (view) => {
    for (const preference of PREFERENCES) {
      expect(read(addressQuery(view, preference), preference)).toEqual(view);
    }
  });

  it('has the devices of subgroups for whoever is sent it, whatever they had at last', () => {
    const sent = addressQuery({ ...table, subgroups: true }, { preferred: 'table', subgroups: true });
    for (const preference of PREFERENCES) expect(read(sent, preference).subgroups).toBe(true);
  });
});

describe('typing a search', () => {
  it('is no step of the history of the browser', () => {
    expect(isTyping(table, { ...table, searchValue: 'k' })).toBe(true);
    expect(isTyping({ ...table, page: 4 }, { ...table, searchValue: 'k' })).toBe(true);
  });

  it('is distinguished from another page, order, filter or view', () => {
    expect(isTyping(table, { ...table, page: 2 })).toBe(false);
    expect(isTyping(table, { ...table, by: 'memo' })).toBe(false);
    expect(isTyping(table, { ...table, filters: { os: '1' } })).toBe(false);
    expect(isTyping(table, defaultDeviceView('card'))).toBe(false);
  });
});

describe('the way back from a device', () => {
  it('is the list as it was left', () => {
    expect(listHref('/ko/device/all', '/ko/device/all?page=2')).toBe('/ko/device/all?page=2');
  });

  it('is the plain list where the person came from elsewhere', () => {
    expect(listHref('/ko/device/all', null)).toBe('/ko/device/all');
    expect(listHref('/ko/device/all', '/ko/device/7?page=2')).toBe('/ko/device/all');
  });
});
