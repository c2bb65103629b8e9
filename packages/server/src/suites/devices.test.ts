import { describe, expect, it } from 'vitest';
import { refuse, succeed } from './exchange.ts';
import {
  addCompany,
  addDevices,
  addPerson,
  addTestGroup,
  type Bench,
  letInto,
  only,
  openBench,
  sessionOf,
  type TestDevice,
} from './world.ts';

/** A company with two groups and a manager. */
async function openFleet(devices: (groups: { seoul: number; busan: number }) => readonly TestDevice[]) {
  const bench = await openBench();
  const company = await addCompany(bench, 'Alpha');
  const seoul = await addTestGroup(bench, company, 'Seoul');
  const busan = await addTestGroup(bench, company, 'Busan');
  const pks = await addDevices(bench, company.companyPk, devices({ seoul, busan }));
  const token = await sessionOf(bench, await addPerson(bench, company.companyPk, 'mia', { member_type_id: 2 }));
  return { bench, app: bench.app, company, seoul, busan, pks, token };
}

async function namesOf({ app }: Pick<Bench, 'app'>, token: string, query: Record<string, string | number> = {}) {
  const { meta, objects } = await succeed(app, 'listDevices', { token, query });
  return { total: meta.total_count, names: objects.map(({ alias }) => alias) };
}

describe('the device list', () => {
  it('takes by, order, limit, offset, search_mode and device_group_pk, and answers meta.total_count and objects [B-API-01] [B-API-02]', async () => {
    const { app, token, seoul } = await openFleet(({ seoul: group, busan }) => [
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
    const { app, token } = await openFleet(({ seoul, busan }) => [
      { alias: '가나', memo: 'b', device_group_fk: seoul, dev_os_id: 1, last_connected_at: 5 },
      { alias: 'Bert', memo: '', device_group_fk: seoul, dev_os_id: 3 },
      { alias: 'anna', memo: 'Ｃ', device_group_fk: busan, dev_os_id: 4, alive: 1, last_connected_at: 9 },
      { alias: 'ｃ-full', memo: 'd', device_group_fk: busan, dev_os_id: 2, alive: 1, last_connected_at: 7 },
    ]);
    // Devices that are alike keep the order of their pk, so the pages never overlap.
    const tied: Record<string, string[]> = {
      alive: ['가나', 'Bert', 'anna', 'ｃ-full'],
      device_group_name: ['anna', 'ｃ-full', '가나', 'Bert'],
    };
    const expected = tied[by] ?? ascending;
    expect((await namesOf({ app }, token, { by, order: 'asc' })).names).toEqual(expected);
    expect((await namesOf({ app }, token, { by, order: 'desc' })).names).toEqual(expected.toReversed());
  });

  it('is ordered by alias, ascending, when nothing is asked', async () => {
    const { app, token } = await openFleet(({ seoul }) =>
      ['b', 'C', 'a'].map((alias) => ({ alias, device_group_fk: seoul })),
    );
    expect((await namesOf({ app }, token)).names).toEqual(['a', 'b', 'C']);
  });

  it('shows real devices before simulated ones whatever the order', async () => {
    const { app, token } = await openFleet(({ seoul }) => [
      { alias: 'a', device_group_fk: seoul, simulated: 1 },
      { alias: 'z', device_group_fk: seoul },
      { alias: 'b', device_group_fk: seoul, simulated: 1 },
      { alias: 'y', device_group_fk: seoul },
    ]);
    expect((await namesOf({ app }, token, { order: 'asc' })).names).toEqual(['y', 'z', 'a', 'b']);
    expect((await namesOf({ app }, token, { order: 'desc' })).names).toEqual(['z', 'y', 'b', 'a']);
  });

  it('cuts into pages that together hold every device once', async () => {
    const { app, token } = await openFleet(({ seoul }) =>
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
    const { app, token } = await openFleet(({ seoul }) =>
      Array.from({ length: 30 }, (_, index) => ({ alias: `d ${index}`, device_group_fk: seoul })),
    );
    expect((await namesOf({ app }, token)).names).toHaveLength(24);
    expect(await refuse(app, 'listDevices', { token, query: { limit: 101 } })).toMatchObject({
      status: 400,
      field: 'limit',
    });
  });

  it('with all shows every device that the person may see, and no other [B-ROUTE-04]', async () => {
    const { bench, app, token, company, seoul } = await openFleet(({ seoul: group, busan }) => [
      { alias: 'in Seoul', device_group_fk: group },
      { alias: 'in Busan', device_group_fk: busan },
    ]);
    const query = { device_group_pk: 'all' };
    expect(await namesOf({ app }, token, query)).toEqual({ total: 2, names: ['in Busan', 'in Seoul'] });
    const user = await addPerson(bench, company.companyPk, 'uma');
    await letInto(bench, user, seoul);
    expect(await namesOf({ app }, await sessionOf(bench, user), query)).toEqual({ total: 1, names: ['in Seoul'] });
  });

  it("with favorate shows only the person's own favourites [B-ROUTE-05]", async () => {
    const { bench, app, token, company, pks, seoul } = await openFleet(({ seoul: group }) =>
      ['a', 'b', 'c'].map((alias) => ({ alias, device_group_fk: group })),
    );
    const other = await addPerson(bench, company.companyPk, 'uma');
    await letInto(bench, other, seoul);
    const otherToken = await sessionOf(bench, other);
    const [a = 0, b = 0] = pks;
    await succeed(app, 'addFavourite', { token, body: { servernum: b } });
    await succeed(app, 'addFavourite', { token: otherToken, body: { servernum: a } });
    const query = { device_group_pk: 'favorate' };
    expect(await namesOf({ app }, token, query)).toEqual({ total: 1, names: ['b'] });
    expect(await namesOf({ app }, otherToken, query)).toEqual({ total: 1, names: ['a'] });
  });

  it('with the pk of a group shows its direct members only, as many as its device_count [B-ROUTE-06]', async () => {
    const { bench, app, token, company, seoul } = await openFleet(({ seoul: group, busan }) => [
      { alias: 'a', device_group_fk: group },
      { alias: 'b', device_group_fk: busan },
    ]);
    const floor = await addTestGroup(bench, company, '3F', seoul);
    await addDevices(bench, company.companyPk, [{ alias: 'upstairs', device_group_fk: floor }]);
    expect(await namesOf({ app }, token, { device_group_pk: seoul })).toEqual({ total: 1, names: ['a'] });
    const { objects } = await succeed(app, 'getGroup', { token, path: { groupPk: seoul } });
    expect(only(objects).device_count).toBe(1);
  });

  it('finds text in alias, memo and addresses, ignoring case and width', async () => {
    const { app, token } = await openFleet(({ seoul }) => [
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
    const { app, token } = await openFleet(({ seoul }) => [
      { alias: `has ${text} in it`, device_group_fk: seoul },
      { alias: 'has nothing', device_group_fk: seoul },
    ]);
    expect(await namesOf({ app }, token, { search_value: text })).toEqual({ total: 1, names: [`has ${text} in it`] });
  });

  it('filters by the operating-system codes 1 Windows, 2 Linux, 3 MacOS and 4 Android [B-LIST-19]', async () => {
    const { app, token } = await openFleet(({ seoul }) =>
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

  it('refuses an empty search value, because a search is sent only for something', async () => {
    const { app, token } = await openFleet(() => []);
    const call = { token, query: { search_key: 'alias', search_value: '' } };
    expect(await refuse(app, 'listDevices', call)).toMatchObject({ status: 400, field: 'search_value' });
  });

  it('filters by online state', async () => {
    const { app, token } = await openFleet(({ seoul }) => [
      { alias: 'on', alive: 1, device_group_fk: seoul },
      { alias: 'off', device_group_fk: seoul },
    ]);
    expect(await namesOf({ app }, token, { alive: 1 })).toEqual({ total: 1, names: ['on'] });
    expect(await namesOf({ app }, token, { alive: 0 })).toEqual({ total: 1, names: ['off'] });
  });
});

describe('a device', () => {
  it('has every field of the list [B-FIELD-01] [B-FIELD-02] [B-FIELD-03] [B-FIELD-04]', async () => {
    const { app, token } = await openFleet(({ seoul }) => [{ alias: 'a', device_group_fk: seoul }]);
    const device = only((await succeed(app, 'listDevices', { token })).objects);
    const about =
      'pk guid alias memo alive approval dev_os_id dev_ver current_ver latest_ver device_group_fk device_group_name ' +
      'last_connected_time last_disconnected_time disable_filetransfer security_agreement kms_addr kms_port favorate';
    const network = 's_pub_ip s_pri_ip device_id ip_addr netmask gateway dns mac_addr';
    const hardware =
      'processor cpu_usage hdd_usage hdd_capacity memory_usage memory_capacity fan_speed_id cpu_temp hdd_temp bios';
    const time = 'time_zone running_time system_time';
    const fields = `${about} ${network} ${hardware} ${time} simulated os_name`.split(' ');
    expect(Object.keys(device).toSorted()).toEqual(fields.toSorted());
    expect(device).toMatchObject({
      dev_ver: '1.0.0',
      current_ver: '1.0.0',
      latest_ver: '2.0.0',
      device_group_name: 'Seoul',
      last_connected_time: 'None',
      last_disconnected_time: 'None',
      favorate: null,
    });
  });

  it('is alive 1 when it is online and 0 when it is offline [B-FIELD-05]', async () => {
    const { app, token } = await openFleet(({ seoul }) => [
      { alias: 'off', device_group_fk: seoul },
      { alias: 'on', device_group_fk: seoul, alive: 1 },
    ]);
    const { objects } = await succeed(app, 'listDevices', { token });
    expect(objects.map(({ alias, alive }) => [alias, alive])).toEqual([
      ['off', 0],
      ['on', 1],
    ]);
  });

  it('answers by its pk with processes, hardware and software as objects[0] [B-API-03] [B-FIELD-07]', async () => {
    const details = {
      prcss_name: 'a;b',
      prcss_cpu_usage: '1;2',
      prcss_memory_usage: '3;4',
      hardware_name: 'CPU;Board',
      hardware_txt: 'x;y',
      software_name: 'Editor',
      software_list: 'Maker;2026-01-01;1.0;Text',
    };
    const { app, token, pks } = await openFleet(({ seoul }) => [{ alias: 'a', device_group_fk: seoul, details }]);
    const [devicePk = 0] = pks;
    const device = only((await succeed(app, 'getDevice', { token, path: { devicePk } })).objects);
    const listed = only((await succeed(app, 'listDevices', { token })).objects);
    expect(device).toEqual({ ...listed, ...details });
  });

  it('is approved 1 or pending 0 for a person, by the approvals that cover now [B-FIELD-06] [B-APPROVAL-47]', async () => {
    const { bench, app, company, seoul, pks } = await openFleet(({ seoul: group }) => [
      { alias: 'a', device_group_fk: group },
      { alias: 'b', device_group_fk: group },
    ]);
    const user = await addPerson(bench, company.companyPk, 'uma', { use_approval_function: 1 });
    await letInto(bench, user, seoul);
    const token = await sessionOf(bench, user);
    const approvals = async () =>
      (await succeed(app, 'listDevices', { token })).objects.map(({ approval }) => approval);
    expect(await approvals()).toEqual([0, 0]);
    const [covered = 0] = pks;
    const approval = (approve_state: number, start_at: number, end_at: number) =>
      bench.database.query
        .insertInto('approvals')
        .values({
          company_fk: company.companyPk,
          device_fk: covered,
          member_fk: user,
          approver_fk: null,
          start_at,
          end_at,
          approve_state,
          reason: 'r',
          react_reason: '',
          created_at: bench.clock.now,
        })
        .execute();
    const { now } = bench.clock;
    await approval(0, now - 10, now + 60_000);
    await approval(1, now - 10, now + 60_000);
    expect(await approvals()).toEqual([0, 0]);
    await approval(2, now, now + 1000);
    expect(await approvals()).toEqual([1, 0]);
    bench.clock.now += 1000;
    expect(await approvals()).toEqual([0, 0]);
  });

  it('is approved for a manager, and for who takes no part in approvals', async () => {
    const { bench, app, token, company, seoul } = await openFleet(({ seoul: group }) => [
      { alias: 'a', device_group_fk: group },
    ]);
    const user = await addPerson(bench, company.companyPk, 'uma', { use_approval_function: 0 });
    await letInto(bench, user, seoul);
    for (const each of [token, await sessionOf(bench, user)]) {
      expect(only((await succeed(app, 'listDevices', { token: each })).objects).approval).toBe(1);
    }
  });

  it('takes another name, trimmed, and refuses the one it has', async () => {
    const { app, token, pks } = await openFleet(({ seoul }) => [{ alias: 'a', device_group_fk: seoul }]);
    const [devicePk = 0] = pks;
    const path = { devicePk };
    await succeed(app, 'changeDevice', { token, path, body: { alias: '  로비 😀 ' } });
    expect(only((await succeed(app, 'getDevice', { token, path })).objects).alias).toBe('로비 😀');
    expect(await refuse(app, 'changeDevice', { token, path, body: { alias: '로비 😀' } })).toEqual({
      status: 409,
      error: 'device_name_identical',
      field: 'alias',
    });
    for (const alias of ['', '   ', '가'.repeat(31)]) {
      expect(await refuse(app, 'changeDevice', { token, path, body: { alias } })).toMatchObject({
        status: 400,
        field: 'alias',
      });
    }
    await succeed(app, 'changeDevice', { token, path, body: { alias: '😀'.repeat(30) } });
  });

  it('takes a memo of up to 140 characters, an empty one included, from who may modify information', async () => {
    const { bench, app, token, company, seoul, pks } = await openFleet(({ seoul: group }) => [
      { alias: 'a', memo: 'old', device_group_fk: group },
    ]);
    const [devicePk = 0] = pks;
    const path = { devicePk };
    for (const memo of ['😀'.repeat(140), '']) {
      await succeed(app, 'changeDevice', { token, path, body: { memo } });
      expect(only((await succeed(app, 'getDevice', { token, path })).objects).memo).toBe(memo);
    }
    expect(await refuse(app, 'changeDevice', { token, path, body: { memo: 'x'.repeat(141) } })).toMatchObject({
      status: 400,
    });
    const user = await addPerson(bench, company.companyPk, 'uma');
    await letInto(bench, user, seoul);
    const call = { token: await sessionOf(bench, user), path, body: { memo: 'mine' } };
    expect(await refuse(app, 'changeDevice', call)).toEqual({ status: 403, error: 'no_permission' });
  });
});

describe('moving a device', () => {
  it('changes its group and both counts, and notes it', async () => {
    const { app, token, seoul, busan, pks } = await openFleet(({ seoul: group }) => [
      { alias: 'a', device_group_fk: group },
    ]);
    const [device_pk = 0] = pks;
    const body = { device_pk, new_device_group_fk: busan, old_device_group_fk: seoul };
    await succeed(app, 'moveDevice', { token, body });
    const device = only((await succeed(app, 'getDevice', { token, path: { devicePk: device_pk } })).objects);
    expect(device).toMatchObject({ device_group_fk: busan, device_group_name: 'Busan' });
    const { objects } = await succeed(app, 'listGroups', { token });
    expect(Object.fromEntries(objects.map(({ pk, device_count }) => [pk, device_count]))).toMatchObject({
      [seoul]: 0,
      [busan]: 1,
    });
    const audit = only((await succeed(app, 'listAudit', { token, query: { device_pk } })).objects);
    expect(audit).toMatchObject({ act_name_id: 21, old_value: 'Seoul', new_value: 'Busan' });
  });

  it('to the group it is in is refused with identical_group [B-API-05]', async () => {
    const { app, token, seoul, pks } = await openFleet(({ seoul: group }) => [{ alias: 'a', device_group_fk: group }]);
    const body = { device_pk: pks[0], new_device_group_fk: seoul, old_device_group_fk: seoul };
    expect(await refuse(app, 'moveDevice', { token, body })).toEqual({ status: 409, error: 'identical_group' });
  });

  it('that somebody else moved meanwhile is refused, and of two at once only one happens', async () => {
    const { bench, app, token, company, seoul, busan, pks } = await openFleet(({ seoul: group }) => [
      { alias: 'a', device_group_fk: group },
    ]);
    const jeju = await addTestGroup(bench, company, 'Jeju');
    const results = await Promise.all(
      [busan, jeju].map(async (target) => {
        const body = { device_pk: pks[0], new_device_group_fk: target, old_device_group_fk: seoul };
        const response = await succeed(app, 'moveDevice', { token, body }).catch(() => null);
        return response !== null;
      }),
    );
    expect(results.filter(Boolean)).toHaveLength(1);
    const body = { device_pk: pks[0], new_device_group_fk: busan, old_device_group_fk: seoul };
    expect(await refuse(app, 'moveDevice', { token, body })).toMatchObject({
      status: 409,
      error: 'device_moved_meanwhile',
    });
  });

  it('needs access to both groups', async () => {
    const { bench, app, company, seoul, busan, pks } = await openFleet(({ seoul: group }) => [
      { alias: 'a', device_group_fk: group },
    ]);
    const user = await addPerson(bench, company.companyPk, 'uma');
    await letInto(bench, user, seoul);
    const token = await sessionOf(bench, user);
    const body = { device_pk: pks[0], new_device_group_fk: busan, old_device_group_fk: seoul };
    expect(await refuse(app, 'moveDevice', { token, body })).toEqual({ status: 403, error: 'no_group_access' });
    await letInto(bench, user, busan);
    await succeed(app, 'moveDevice', { token, body });
  });
});

describe('favourites', () => {
  it('are marked by servernum, listed with pk and dev_pk, and removed by their own pk [B-FAV-01] [B-FAV-02] [B-FAV-03]', async () => {
    const { app, token, pks } = await openFleet(({ seoul }) =>
      ['a', 'b'].map((alias) => ({ alias, device_group_fk: seoul })),
    );
    const [first = 0, second = 0] = pks;
    const made = only((await succeed(app, 'addFavourite', { token, body: { servernum: second } })).objects);
    expect(made.dev_pk).toBe(second);
    await succeed(app, 'addFavourite', { token, body: { servernum: first } });
    expect((await succeed(app, 'listFavourites', { token })).objects).toEqual(
      expect.arrayContaining([made, expect.objectContaining({ dev_pk: first })]),
    );
    const device = only((await succeed(app, 'getDevice', { token, path: { devicePk: second } })).objects);
    expect(device.favorate).toEqual(made);
    await succeed(app, 'removeFavourite', { token, query: { favnum: made.pk } });
    expect((await succeed(app, 'listFavourites', { token })).objects.map(({ dev_pk }) => dev_pk)).toEqual([first]);
    expect(await refuse(app, 'removeFavourite', { token, query: { favnum: made.pk } })).toMatchObject({ status: 404 });
  });

  it('belong to the person who made them; nobody else sees or removes them [B-FAV-07]', async () => {
    const { bench, app, token, company, pks } = await openFleet(({ seoul }) => [
      { alias: 'a', device_group_fk: seoul },
    ]);
    const { pk } = only((await succeed(app, 'addFavourite', { token, body: { servernum: pks[0] } })).objects);
    const other = await sessionOf(bench, await addPerson(bench, company.companyPk, 'max', { member_type_id: 2 }));
    expect((await succeed(app, 'listFavourites', { token: other })).objects).toEqual([]);
    expect(only((await succeed(app, 'listDevices', { token: other })).objects).favorate).toBeNull();
    expect(await refuse(app, 'removeFavourite', { token: other, query: { favnum: pk } })).toMatchObject({
      status: 404,
    });
    expect((await succeed(app, 'listFavourites', { token })).objects).toHaveLength(1);
  });

  it('are one when a device is marked twice, also at the same moment [B-FAV-08]', async () => {
    const { app, token, pks } = await openFleet(({ seoul }) => [{ alias: 'a', device_group_fk: seoul }]);
    const call = { token, body: { servernum: pks[0] } };
    const made = await Promise.all(
      [1, 2, 3].map(async () => only((await succeed(app, 'addFavourite', call)).objects).pk),
    );
    expect(new Set(made).size).toBe(1);
    expect((await succeed(app, 'listFavourites', { token })).objects).toHaveLength(1);
  });
});
