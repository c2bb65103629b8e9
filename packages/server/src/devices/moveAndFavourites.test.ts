import { describe, expect, it } from 'vitest';
import { refuse, succeed } from '../testing/exchange.ts';
import { openDeviceListFixture } from '../testing/deviceListFixture.ts';
import { addPerson, addTestGroup, letInto, only, sessionOf } from '../testing/testServer.ts';

describe('moving a device', () => {
  it('changes its group and both counts, and notes it [B-DRAG-02]', async () => {
    const { app, token, seoul, busan, pks } = await openDeviceListFixture(({ seoul: group }) => [
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
    const { app, token, seoul, pks } = await openDeviceListFixture(({ seoul: group }) => [
      { alias: 'a', device_group_fk: group },
    ]);
    const body = { device_pk: pks[0], new_device_group_fk: seoul, old_device_group_fk: seoul };
    expect(await refuse(app, 'moveDevice', { token, body })).toEqual({ status: 409, error: 'identical_group' });
  });

  it('that somebody else moved meanwhile is refused, and of two at once only one happens', async () => {
    const { testServer, app, token, company, seoul, busan, pks } = await openDeviceListFixture(({ seoul: group }) => [
      { alias: 'a', device_group_fk: group },
    ]);
    const jeju = await addTestGroup(testServer, company, 'Jeju');
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
    const { testServer, app, company, seoul, busan, pks } = await openDeviceListFixture(({ seoul: group }) => [
      { alias: 'a', device_group_fk: group },
    ]);
    const user = await addPerson(testServer, company.companyId, 'uma');
    await letInto(testServer, user, seoul);
    const token = await sessionOf(testServer, user);
    const body = { device_pk: pks[0], new_device_group_fk: busan, old_device_group_fk: seoul };
    expect(await refuse(app, 'moveDevice', { token, body })).toEqual({ status: 403, error: 'no_group_access' });
    await letInto(testServer, user, busan);
    await succeed(app, 'moveDevice', { token, body });
  });
});

describe('favourites', () => {
  it('are marked by servernum, listed with pk and dev_pk, and removed by their own pk [B-FAV-01] [B-FAV-02] [B-FAV-03]', async () => {
    const { app, token, pks } = await openDeviceListFixture(({ seoul }) =>
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
    const { testServer, app, token, company, pks } = await openDeviceListFixture(({ seoul }) => [
      { alias: 'a', device_group_fk: seoul },
    ]);
    const { pk } = only((await succeed(app, 'addFavourite', { token, body: { servernum: pks[0] } })).objects);
    const other = await sessionOf(
      testServer,
      await addPerson(testServer, company.companyId, 'max', { member_type_id: 2 }),
    );
    expect((await succeed(app, 'listFavourites', { token: other })).objects).toEqual([]);
    expect(only((await succeed(app, 'listDevices', { token: other })).objects).favorate).toBeNull();
    expect(await refuse(app, 'removeFavourite', { token: other, query: { favnum: pk } })).toMatchObject({
      status: 404,
    });
    expect((await succeed(app, 'listFavourites', { token })).objects).toHaveLength(1);
  });

  it('are one when a device is marked twice, also at the same moment [B-FAV-08]', async () => {
    const { app, token, pks } = await openDeviceListFixture(({ seoul }) => [{ alias: 'a', device_group_fk: seoul }]);
    const call = { token, body: { servernum: pks[0] } };
    const made = await Promise.all(
      [1, 2, 3].map(async () => only((await succeed(app, 'addFavourite', call)).objects).pk),
    );
    expect(new Set(made).size).toBe(1);
    expect((await succeed(app, 'listFavourites', { token })).objects).toHaveLength(1);
  });
});
