import { describe, expect, it } from 'vitest';
import { refuse, succeed } from '../testing/exchange.ts';
import { groupOf, groupsOf, openGroupTree } from '../testing/groupTreeFixture.ts';
import { addDevices, addPerson, letInto, only, sessionOf } from '../testing/testServer.ts';

describe('the devices of a group', () => {
  it('carry pk, alias, dev_os_id, alive, device_group_fk and device_group_name, by name and a page at a time [C-API-20]', async () => {
    const { testServer, app, token, user, userId, company, seoul, busan } = await openGroupTree();
    const [first = 0] = await addDevices(testServer, company.companyId, [
      { alias: 'a', alive: 1, dev_os_id: 4, device_group_fk: busan },
      { alias: 'b', device_group_fk: busan },
      { alias: 'c', device_group_fk: seoul },
    ]);
    const list = (caller: string, query: Record<string, string | number>) =>
      succeed(app, 'listGroupDevices', { token: caller, query });
    const page = await list(token, { device_group_fk: busan, limit: 1 });
    expect(page).toMatchObject({ meta: { total_count: 2 } });
    expect(page.objects).toEqual([
      { pk: first, alias: 'a', dev_os_id: 4, alive: 1, device_group_fk: busan, device_group_name: 'Busan' },
    ]);
    const aliases = async (caller: string, query: Record<string, string | number>) =>
      (await list(caller, query)).objects.map(({ alias }) => alias);
    expect(await aliases(token, {})).toEqual(['a', 'b', 'c']);
    expect(await aliases(token, { device_group_fk: busan, search_value: 'B' })).toEqual(['b']);
    await letInto(testServer, userId, seoul);
    expect(await aliases(user, {})).toEqual(['c']);
    const query = { device_group_fk: busan };
    expect(await refuse(app, 'listGroupDevices', { token: user, query })).toMatchObject({ error: 'no_group_access' });
  });

  it('are added by device_pk, new_device_group_fk and old_device_group_fk [C-GDETAIL-23]', async () => {
    const { testServer, app, token, company, seoul, busan } = await openGroupTree();
    const [device_pk = 0] = await addDevices(testServer, company.companyId, [{ alias: 'a', device_group_fk: seoul }]);
    const body = { device_pk, new_device_group_fk: busan, old_device_group_fk: seoul };
    await succeed(app, 'moveDevice', { token, body });
    const { objects } = await succeed(app, 'listGroupDevices', { token, query: { device_group_fk: busan } });
    expect(objects.map(({ pk }) => pk)).toEqual([device_pk]);
  });

  it('that are in the group already are refused with identical_group, and nothing moves [B-GROUP-24]', async () => {
    const { testServer, app, token, company, busan } = await openGroupTree();
    const [device_pk = 0] = await addDevices(testServer, company.companyId, [{ alias: 'a', device_group_fk: busan }]);
    const before = await groupsOf(app, token);
    const body = { device_pk, new_device_group_fk: busan, old_device_group_fk: busan };
    expect(await refuse(app, 'moveDevice', { token, body })).toEqual({ status: 409, error: 'identical_group' });
    expect(await groupsOf(app, token)).toEqual(before);
    expect((await succeed(app, 'listAudit', { token, query: { device_pk } })).objects).toEqual([]);
  });

  it('that are taken out by device_pk and old_device_group_fk land in the default group [C-GDETAIL-25] [C-GDETAIL-27]', async () => {
    const { testServer, app, token, company, busan } = await openGroupTree();
    const [device_pk = 0] = await addDevices(testServer, company.companyId, [{ alias: 'a', device_group_fk: busan }]);
    const query = { device_pk, old_device_group_fk: busan };
    await succeed(app, 'removeGroupDevice', { token, query });
    const device = only((await succeed(app, 'getDevice', { token, path: { devicePk: device_pk } })).objects);
    expect(device.device_group_fk).toBe(company.defaultGroupId);
    expect((await groupOf(app, token, busan)).device_count).toBe(0);
    expect((await groupOf(app, token, company.defaultGroupId)).device_count).toBe(1);
    const audit = only((await succeed(app, 'listAudit', { token, query: { device_pk } })).objects);
    expect(audit).toMatchObject({ act_name_id: 21, old_value: 'Busan', new_value: '<default>' });

    expect(await refuse(app, 'removeGroupDevice', { token, query })).toEqual({
      status: 409,
      error: 'device_moved_meanwhile',
    });
    const again = { device_pk, old_device_group_fk: company.defaultGroupId };
    expect(await refuse(app, 'removeGroupDevice', { token, query: again })).toEqual({
      status: 409,
      error: 'identical_group',
    });
  });

  it('are taken out by whoever may open the group and the default group', async () => {
    const { testServer, app, userId, user, company, busan } = await openGroupTree();
    const [device_pk = 0] = await addDevices(testServer, company.companyId, [{ alias: 'a', device_group_fk: busan }]);
    const query = { device_pk, old_device_group_fk: busan };
    await letInto(testServer, userId, busan);
    expect(await refuse(app, 'removeGroupDevice', { token: user, query })).toMatchObject({ error: 'no_group_access' });
    await letInto(testServer, userId, company.defaultGroupId);
    await succeed(app, 'removeGroupDevice', { token: user, query });
  });
});

describe('a manager', () => {
  it('sees every device of the company, also those of groups that only sub-users are linked to', async () => {
    const { testServer, app, token, company, lobby, userId } = await openGroupTree();
    await letInto(testServer, userId, lobby);
    await addDevices(testServer, company.companyId, [{ alias: 'a', device_group_fk: lobby }]);
    const another = await addPerson(testServer, company.companyId, 'max', { member_type_id: 2 });
    for (const caller of [token, await sessionOf(testServer, another)]) {
      expect((await succeed(app, 'listDevices', { token: caller })).meta.total_count).toBe(1);
    }
  });
});
