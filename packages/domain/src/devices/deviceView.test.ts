import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEVICE_SORT_KEYS } from './deviceFields.ts';
import { DEVICE_FILTER_CHOICES, withFilter } from './deviceFilters.ts';
import { deviceQuery } from './deviceQuery.ts';
import { operatingSystemOf } from '../operatingSystems/index.ts';
import {
  changeDeviceView,
  defaultDeviceView,
  defaultPageSize,
  DEVICE_LIST_VIEWS,
  DEVICE_PAGE_SIZES,
  DEVICE_SEARCH_KEYS,
  formatDeviceView,
  parseDeviceView,
  type DeviceView,
} from './deviceView.ts';

const anyView: fc.Arbitrary<DeviceView> = fc.record({
  view: fc.constantFrom(...DEVICE_LIST_VIEWS),
  page: fc.integer({ min: 1, max: 1_000_000 }),
  size: fc.constantFrom(...DEVICE_PAGE_SIZES),
  by: fc.constantFrom(...DEVICE_SORT_KEYS),
  order: fc.constantFrom('asc', 'desc'),
  searchKey: fc.constantFrom(...DEVICE_SEARCH_KEYS),
  searchValue: fc.string({ maxLength: 60 }).map((text) => text.trim()),
  filters: fc.record(
    {
      os: fc.constantFrom(...DEVICE_FILTER_CHOICES.os),
      alive: fc.constantFrom(...DEVICE_FILTER_CHOICES.alive),
      approval: fc.constantFrom(...DEVICE_FILTER_CHOICES.approval),
      version: fc.constantFrom(...DEVICE_FILTER_CHOICES.version),
      favourite: fc.constantFrom(...DEVICE_FILTER_CHOICES.favourite),
    },
    { requiredKeys: [] },
  ),
  filter: fc.string({ maxLength: 60 }).map((text) => text.trim()),
  subgroups: fc.boolean(),
});

describe('page sizes of the device list', () => {
  it('are 24 by default [B-LIST-10]', () => expect(defaultPageSize('table')).toBe(24));
  it('are 12 by default for icons [B-LIST-12]', () => expect(defaultPageSize('card')).toBe(12));
  it('can be 12, 24 and 36', () => expect(DEVICE_PAGE_SIZES).toEqual([12, 24, 36]));
});

describe('the address of the device list', () => {
  it('leads back to the same list, whatever was chosen', () => {
    fc.assert(
      fc.property(anyView, fc.constantFrom(...DEVICE_LIST_VIEWS), fc.boolean(), (view, preferred, subgroups) => {
        const written = formatDeviceView(view, preferred, subgroups);
        expect(parseDeviceView(written, preferred, subgroups)).toEqual(view);
      }),
    );
  });

  it('is plain for the list as it opens', () => {
    for (const view of DEVICE_LIST_VIEWS) expect(formatDeviceView(defaultDeviceView(view), view)).toEqual({});
    expect(parseDeviceView({})).toEqual(defaultDeviceView('table'));
    expect(parseDeviceView({}, 'card')).toEqual(defaultDeviceView('card'));
  });

  it('names what differs', () => {
    const view: DeviceView = {
      view: 'card',
      page: 3,
      size: 36,
      by: 'last_connected_time',
      order: 'desc',
      searchKey: 'memo',
      searchValue: '3F 로비',
      filters: {},
      filter: 'tag:kiosk',
      subgroups: true,
    };
    expect(formatDeviceView(view)).toEqual({
      view: 'card',
      page: '3',
      size: '36',
      by: 'last_connected_time',
      order: 'desc',
      search_key: 'memo',
      filter: 'tag:kiosk',
      search_value: '3F 로비',
      subgroups: '1',
    });
  });

  it('has subgroups as the person had them at last where it does not say, and always says that it has them', () => {
    expect(parseDeviceView({}, 'table', true).subgroups).toBe(true);
    expect(parseDeviceView({ subgroups: '0' }, 'table', true).subgroups).toBe(false);
    expect(parseDeviceView({ subgroups: '1' }).subgroups).toBe(true);
    expect(formatDeviceView(defaultDeviceView('table', true), 'table', true)).toEqual({ subgroups: '1' });
    expect(formatDeviceView(defaultDeviceView('table'), 'table', true)).toEqual({ subgroups: '0' });
  });

  it('falls back to the default for every invalid value', () => {
    const invalid = {
      view: 'hologram',
      page: '0',
      size: '25',
      by: 'pw',
      order: 'up',
      search_key: '__proto__',
      search_value: '   ',
    };
    expect(parseDeviceView(invalid)).toEqual(defaultDeviceView('table'));
    for (const page of ['-1', '1.5', '1e3', '', ' 2', 'two', '0x2']) expect(parseDeviceView({ page }).page).toBe(1);
    expect(parseDeviceView({ page: '9999999' }).page).toBe(1_000_000);
  });

  it('always makes a list that can be asked for, whatever somebody typed', () => {
    const parameters = ['view', 'page', 'size', 'by', 'order', 'search_key', 'search_value'];
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...parameters), fc.string({ maxLength: 200 })), (typed) => {
        const query = deviceQuery(parseDeviceView(typed), 'all');
        expect(DEVICE_PAGE_SIZES).toContain(query.limit);
        expect(query.offset).toBeGreaterThanOrEqual(0);
        expect(DEVICE_SORT_KEYS).toContain(query.by);
        expect(query.searchValue?.length ?? 1).toBeLessThanOrEqual(140);
      }),
    );
  });
});

describe('a change of the list', () => {
  const deep: DeviceView = { ...defaultDeviceView('table'), page: 7, searchKey: 'memo', searchValue: 'lobby' };

  it('of the page is only that', () => expect(changeDeviceView(deep, { page: 8 })).toEqual({ ...deep, page: 8 }));

  it('of anything else starts over at page 1', () => {
    for (const change of [{ size: 12 }, { order: 'desc' }, { by: 'memo' }, { searchValue: 'hall' }] as const) {
      expect(changeDeviceView(deep, change)).toEqual({ ...deep, ...change, page: 1 });
    }
  });

  it('of the filter key clears the search value [B-LIST-18]', () => {
    expect(changeDeviceView(deep, { searchKey: 'ip' })).toMatchObject({ searchKey: 'ip', searchValue: '' });
    expect(changeDeviceView(deep, { searchKey: 'memo' }).searchValue).toBe('lobby');
    expect(changeDeviceView(deep, { searchKey: 'ip', searchValue: '10.' }).searchValue).toBe('10.');
  });

  it('of the view brings the page size of that view', () => {
    expect(changeDeviceView(deep, { view: 'card' })).toMatchObject({ view: 'card', size: 12, page: 1 });
    expect(changeDeviceView(deep, { view: 'table' }).size).toBe(deep.size);
  });
});

describe('the device list call', () => {
  it('sends a search value only when it is non-empty [B-LIST-17]', () => {
    const view = { ...defaultDeviceView('table'), searchKey: 'memo' } as const;
    expect(deviceQuery(view, 'all')).toEqual({
      by: 'alias',
      order: 'asc',
      limit: 24,
      offset: 0,
      searchMode: 'pagination',
      group: 'all',
    });
    expect(deviceQuery({ ...view, searchValue: 'x' }, 'all')).toMatchObject({ searchKey: 'memo', searchValue: 'x' });
  });

  it('sends every filter that is set, as the wire spells it, beside the search [B-LIST-19]', () => {
    const view = { ...defaultDeviceView('table'), searchValue: 'x' };
    const filters = { os: '2', alive: '0', approval: '1', version: 'outdated', favourite: '1' } as const;
    expect(deviceQuery({ ...view, filters }, 'all')).toMatchObject({
      searchValue: 'x',
      os: 2,
      isOnline: false,
      approval: 1,
      version: 'outdated',
      favourite: 1,
    });
    expect(Object.keys(deviceQuery(view, 'all'))).not.toContain('isOnline');
    const codes = DEVICE_FILTER_CHOICES.os.map((os) => deviceQuery({ ...view, filters: { os } }, 'all').os);
    expect(codes.map((code) => operatingSystemOf(code).id)).toEqual(['windows', 'linux', 'mac', 'android', 'ios']);
  });

  it('is narrowed by what is a choice, and by nothing else', () => {
    expect(withFilter({ os: '1' }, 'os', '3')).toEqual({ os: '3' });
    expect(withFilter({ os: '1', alive: '1' }, 'os', '')).toEqual({ alive: '1' });
    expect(parseDeviceView({ os: '9', alive: 'yes', favourite: '1' }).filters).toEqual({ favourite: '1' });
  });

  it('counts its offset in devices', () => {
    expect(deviceQuery({ ...defaultDeviceView('card'), page: 4 }, '17')).toMatchObject({
      limit: 12,
      offset: 36,
      group: '17',
    });
  });

  it('spells favourites as the wire does', () => {
    expect(deviceQuery(defaultDeviceView('card'), 'favorite').group).toBe('favorate');
  });

  it('asks for the devices of subgroups where there are groups, and nowhere else', () => {
    const view = defaultDeviceView('table', true);
    expect(deviceQuery(view, '17').subgroups).toBe(1);
    for (const list of ['all', 'favorite']) expect(Object.keys(deviceQuery(view, list))).not.toContain('subgroups');
    expect(Object.keys(deviceQuery(defaultDeviceView('table'), '17'))).not.toContain('subgroups');
  });
});
