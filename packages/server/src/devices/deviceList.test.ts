import { describe, expect, it } from 'vitest';
import { refuse, succeed } from '../testing/exchange.ts';
import { namesOf, openDeviceListFixture } from '../testing/deviceListFixture.ts';
import { addDevices, addPerson, addTestGroup, letInto, only, sessionOf } from '../testing/testServer.ts';

describe('the device list', () => {
  it('takes by, order, limit, offset, search_mode and device_group_pk, and answers meta.total_count and objects [B-API-01] [B-API-02]', async () => {
    const { app, token, seoul } = await openDeviceListFixture(({ seoul: group, busan }) => [
      { alias: 'b', device_group_fk: group },
      { alias: 'a', device_group_fk: group },
      { alias: 'c', device_group_fk: group },
      { alias: 'd', device_group_fk: busan },
    ]);
    const query = {
      by: 'alias',
      order: 'desc',
      limit: 2,
      offset: 1,
      search_mode: 'pagination',
      device_group_pk: seoul,
    };
    expect(await namesOf({ app }, token, query)).toEqual({ total: 3, names: ['b', 'a'] });
    expect(await namesOf({ app }, token, { ...query, order: 'asc', offset: 0 })).toEqual({
      total: 3,
      names: ['a', 'b'],
    });
  });

  it.each([
    ['alias', ['anna', 'Bert', 'ｃ-full', '가나']],
    ['memo', ['Bert', '가나', 'anna', 'ｃ-full']],
    ['alive', ['Bert', '가나', 'anna', 'ｃ-full']],
    ['last_connected_time', ['Bert', '가나', 'ｃ-full', 'anna']],
    ['device_group_name', ['anna', 'ｃ-full', 'Bert', '가나']],
    ['dev_os_id', ['가나', 'ｃ-full', 'Bert', 'anna']],
  ])('orders by %s in both directions [B-LIST-22]', async (by, ascending) => {
    const { app, token } = await openDeviceListFixture(({ seoul, busan }) => [
      { alias: '가나', memo: 'b', device_group_fk: seoul, dev_os_id: 1, last_connected_at: 5 },
      { alias: 'Bert', memo: '', device_group_fk: seoul, dev_os_id: 3 },
      { alias: 'anna', memo: 'Ｃ', device_group_fk: busan, dev_os_id: 4, alive: 1, last_connected_at: 9 },
      { alias: 'ｃ-full', memo: 'd', device_group_fk: busan, dev_os_id: 2, alive: 1, last_connected_at: 7 },
    ]);
    // Devices that sort equal keep the order of their IDs, so the pages never overlap.
    const tied: Record<string, string[]> = {
      alive: ['가나', 'Bert', 'anna', 'ｃ-full'],
      device_group_name: ['anna', 'ｃ-full', '가나', 'Bert'],
    };
    const expected = tied[by] ?? ascending;
    expect((await namesOf({ app }, token, { by, order: 'asc' })).names).toEqual(expected);
    expect((await namesOf({ app }, token, { by, order: 'desc' })).names).toEqual(expected.toReversed());
  });

  it('is ordered by alias, ascending, when nothing is asked', async () => {
    const { app, token } = await openDeviceListFixture(({ seoul }) =>
      ['b', 'C', 'a'].map((alias) => ({ alias, device_group_fk: seoul })),
    );
    expect((await namesOf({ app }, token)).names).toEqual(['a', 'b', 'C']);
  });

  it('shows real devices before simulated ones whatever the order', async () => {
    const { app, token } = await openDeviceListFixture(({ seoul }) => [
      { alias: 'a', device_group_fk: seoul, simulated: 1 },
      { alias: 'z', device_group_fk: seoul },
      { alias: 'b', device_group_fk: seoul, simulated: 1 },
      { alias: 'y', device_group_fk: seoul },
    ]);
    expect((await namesOf({ app }, token, { order: 'asc' })).names).toEqual(['y', 'z', 'a', 'b']);
    expect((await namesOf({ app }, token, { order: 'desc' })).names).toEqual(['z', 'y', 'b', 'a']);
  });

  it('cuts into pages that together hold every device once', async () => {
    const { app, token } = await openDeviceListFixture(({ seoul }) =>
      Array.from({ length: 30 }, (_, index) => ({ alias: `same ${index % 3}`, device_group_fk: seoul })),
    );
    const pks: number[] = [];
    for (let offset = 0; offset < 30; offset += 7) {
      const { objects } = await succeed(app, 'listDevices', { token, query: { limit: 7, offset, order: 'desc' } });
      pks.push(...objects.map(({ pk }) => pk));
    }
    expect(new Set(pks).size).toBe(30);
  });

  it('has 24 devices on a page that does not say how many it wants, and at most 100', async () => {
    const { app, token } = await openDeviceListFixture(({ seoul }) =>
      Array.from({ length: 30 }, (_, index) => ({ alias: `d ${index}`, device_group_fk: seoul })),
    );
    expect((await namesOf({ app }, token)).names).toHaveLength(24);
    expect(await refuse(app, 'listDevices', { token, query: { limit: 101 } })).toMatchObject({
      status: 400,
      field: 'limit',
    });
  });

  it('with all shows every device that the person may see, and no other [B-ROUTE-04]', async () => {
    const { testServer, app, token, company, seoul } = await openDeviceListFixture(({ seoul: group, busan }) => [
      { alias: 'in Seoul', device_group_fk: group },
      { alias: 'in Busan', device_group_fk: busan },
    ]);
    const query = { device_group_pk: 'all' };
    expect(await namesOf({ app }, token, query)).toEqual({ total: 2, names: ['in Busan', 'in Seoul'] });
    const user = await addPerson(testServer, company.companyId, 'uma');
    await letInto(testServer, user, seoul);
    expect(await namesOf({ app }, await sessionOf(testServer, user), query)).toEqual({ total: 1, names: ['in Seoul'] });
  });

  it("with favorate shows only the person's own favourites [B-ROUTE-05]", async () => {
    const { testServer, app, token, company, pks, seoul } = await openDeviceListFixture(({ seoul: group }) =>
      ['a', 'b', 'c'].map((alias) => ({ alias, device_group_fk: group })),
    );
    const other = await addPerson(testServer, company.companyId, 'uma');
    await letInto(testServer, other, seoul);
    const otherToken = await sessionOf(testServer, other);
    const [a = 0, b = 0] = pks;
    await succeed(app, 'addFavourite', { token, body: { servernum: b } });
    await succeed(app, 'addFavourite', { token: otherToken, body: { servernum: a } });
    const query = { device_group_pk: 'favorate' };
    expect(await namesOf({ app }, token, query)).toEqual({ total: 1, names: ['b'] });
    expect(await namesOf({ app }, otherToken, query)).toEqual({ total: 1, names: ['a'] });
  });

  it('with the pk of a group shows its direct members only, as many as its device_count [B-ROUTE-06]', async () => {
    const { testServer, app, token, company, seoul } = await openDeviceListFixture(({ seoul: group, busan }) => [
      { alias: 'a', device_group_fk: group },
      { alias: 'b', device_group_fk: busan },
    ]);
    const floor = await addTestGroup(testServer, company, '3F', seoul);
    await addDevices(testServer, company.companyId, [{ alias: 'upstairs', device_group_fk: floor }]);
    expect(await namesOf({ app }, token, { device_group_pk: seoul })).toEqual({ total: 1, names: ['a'] });
    const { objects } = await succeed(app, 'getGroup', { token, path: { groupPk: seoul } });
    expect(only(objects).device_count).toBe(1);
  });

  it('finds text in alias, memo and addresses, ignoring case and width', async () => {
    const { app, token } = await openDeviceListFixture(({ seoul }) => [
      { alias: 'KIOSK-로비', memo: 'front', device_group_fk: seoul },
      { alias: 'printer', memo: 'ｋｉｏｓｋ paper', device_group_fk: seoul },
      { alias: 'server', memo: '', s_pri_ip: '10.1.2.3', device_group_fk: seoul },
    ]);
    const find = async (search_key: string, search_value: string) =>
      (await namesOf({ app }, token, { search_key, search_value })).names;
    expect(await find('any', 'Kiosk')).toEqual(['KIOSK-로비', 'printer']);
    expect(await find('alias', 'kiosk')).toEqual(['KIOSK-로비']);
    expect(await find('memo', 'KIOSK')).toEqual(['printer']);
    expect(await find('ip', '1.2.')).toEqual(['server']);
    expect(await find('any', '10.1')).toEqual(['server']);
    expect(await find('alias', '로비')).toEqual(['KIOSK-로비']);
  });

  it.each(['%', '_', '\\', "'", '";--', '100%'])('takes %j in a search for what it is', async (text) => {
    const { app, token } = await openDeviceListFixture(({ seoul }) => [
      { alias: `has ${text} in it`, device_group_fk: seoul },
      { alias: 'has nothing', device_group_fk: seoul },
    ]);
    expect(await namesOf({ app }, token, { search_value: text })).toEqual({ total: 1, names: [`has ${text} in it`] });
  });

  it('in the order of group names has real devices first, each kind by group and pk, on every page', async () => {
    const { app, token, pks } = await openDeviceListFixture(({ seoul, busan }) =>
      [busan, seoul, busan, seoul, busan, seoul].map((group, index) => ({
        alias: `d${index}`,
        device_group_fk: group,
        simulated: index < 3 ? (1 as const) : (0 as const),
      })),
    );
    expect(pks).toHaveLength(6);
    const read = async (order: string, limit: number) => {
      const names: string[] = [];
      for (let offset = 0; offset < 6; offset += limit) {
        names.push(...(await namesOf({ app }, token, { by: 'device_group_name', order, limit, offset })).names);
      }
      return names.join(' ');
    };
    // Busan has d0, d2 and d4, Seoul d1, d3 and d5; d3, d4 and d5 are real.
    for (const limit of [1, 2, 3, 4, 6]) {
      expect(await read('asc', limit)).toBe('d4 d3 d5 d0 d2 d1');
      expect(await read('desc', limit)).toBe('d5 d3 d4 d1 d2 d0');
    }
    expect((await namesOf({ app }, token, { by: 'device_group_name', offset: 6 })).names).toEqual([]);
  });

  it('finds the same in the same order whether it finds few or many, with the whole number', async () => {
    const { app, token } = await openDeviceListFixture(({ seoul: group }) =>
      Array.from({ length: 1200 }, (_, index) => ({
        alias: `kiosk ${String(index).padStart(4, '0')}`,
        memo: index < 900 ? 'lobby' : '',
        device_group_fk: group,
      })),
    );
    for (const by of ['alias', 'device_group_name']) {
      const cut = { by, order: 'desc', limit: 3, offset: 400 };
      const many = await namesOf({ app }, token, { ...cut, search_key: 'alias', search_value: 'kiosk' });
      expect(many).toEqual({ total: 1200, names: ['kiosk 0799', 'kiosk 0798', 'kiosk 0797'] });
      const few = await namesOf({ app }, token, { ...cut, search_value: 'LOBBY' });
      expect(few).toEqual({ total: 900, names: ['kiosk 0499', 'kiosk 0498', 'kiosk 0497'] });
    }
  });

  it('filters by the operating-system codes 1 Windows, 2 Linux, 3 MacOS and 4 Android [B-LIST-19]', async () => {
    const { app, token } = await openDeviceListFixture(({ seoul }) =>
      [0, 1, 2, 3, 4, 5].map((code) => ({ alias: `os ${code}`, dev_os_id: code, device_group_fk: seoul })),
    );
    for (const code of [1, 2, 3, 4]) {
      const query = { search_key: 'os', search_value: code };
      expect(await namesOf({ app }, token, query)).toEqual({ total: 1, names: [`os ${code}`] });
    }
    const query = { search_key: 'os', search_value: 'Linux' };
    expect(await refuse(app, 'listDevices', { token, query })).toEqual({
      status: 400,
      error: 'invalid_data',
      field: 'search_value',
    });
  });

  it('lists everything without a search value, and refuses an empty one, because a search is sent only for something [B-LIST-17]', async () => {
    const { app, token } = await openDeviceListFixture(({ seoul }) => [
      { alias: 'a', device_group_fk: seoul },
      { alias: 'b', device_group_fk: seoul },
    ]);
    expect(await namesOf({ app }, token)).toEqual({ total: 2, names: ['a', 'b'] });
    expect(await namesOf({ app }, token, { search_key: 'alias', search_value: 'b' })).toEqual({
      total: 1,
      names: ['b'],
    });
    const call = { token, query: { search_key: 'alias', search_value: '' } };
    expect(await refuse(app, 'listDevices', call)).toEqual({
      status: 400,
      error: 'invalid_data',
      field: 'search_value',
    });
  });

  it('filters by online state', async () => {
    const { app, token } = await openDeviceListFixture(({ seoul }) => [
      { alias: 'on', alive: 1, device_group_fk: seoul },
      { alias: 'off', device_group_fk: seoul },
    ]);
    expect(await namesOf({ app }, token, { alive: 1 })).toEqual({ total: 1, names: ['on'] });
    expect(await namesOf({ app }, token, { alive: 0 })).toEqual({ total: 1, names: ['off'] });
  });

  it('combines filters with each other and with a search, and counts what is left', async () => {
    const world = await openDeviceListFixture(({ seoul }) => [
      { alias: 'lobby 1', dev_os_id: 1, alive: 1, device_group_fk: seoul },
      { alias: 'lobby 2', dev_os_id: 1, device_group_fk: seoul },
      { alias: 'lobby 3', dev_os_id: 2, alive: 1, device_group_fk: seoul },
      { alias: 'store', dev_os_id: 1, alive: 1, device_group_fk: seoul, dev_ver: '0.0.1' },
    ]);
    const { app, token } = world;
    const of = (query: Record<string, string | number>) => namesOf({ app }, token, query);
    expect(await of({ os: 1, alive: 1 })).toEqual({ total: 2, names: ['lobby 1', 'store'] });
    expect(await of({ os: 1, search_key: 'alias', search_value: 'LOBBY' })).toEqual({
      total: 2,
      names: ['lobby 1', 'lobby 2'],
    });
    expect(await of({ os: 1, alive: 1, search_value: 'lobby' })).toEqual({ total: 1, names: ['lobby 1'] });
    expect((await of({ version: 'outdated' })).names).toContain('store');
    expect((await of({ version: 'latest' })).names).not.toContain('store');
    const [outdated, latest] = [await of({ version: 'outdated' }), await of({ version: 'latest' })];
    expect(outdated.total + latest.total).toBe(4);

    const { objects } = await succeed(app, 'listDevices', { token, query: { search_value: 'store' } });
    await succeed(app, 'addFavourite', { token, body: { servernum: only(objects).pk } });
    expect(await of({ favourite: 1, os: 1 })).toEqual({ total: 1, names: ['store'] });
    expect(await of({ favourite: 1, os: 2 })).toEqual({ total: 0, names: [] });
    // An administrator needs no approval for any device.
    expect((await of({ approval: 1 })).total).toBe(4);
    expect((await of({ approval: 0 })).total).toBe(0);
  });
});
