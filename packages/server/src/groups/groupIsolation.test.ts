import { expect, it } from 'vitest';
import { refuse, succeed } from '../testing/exchange.ts';
import { groupOf, groupsOf, openGroupTree } from '../testing/groupTreeFixture.ts';
import { addCompany, addDevices, addPerson, addTestGroup, letInto, only, sessionOf } from '../testing/testServer.ts';

/** Two companies, each with an administrator, a group that has a device, a linked user and a threshold. */
async function openTwoCompanies() {
  const ours = await openGroupTree();
  const { testServer, app } = ours;
  const company = await addCompany(testServer, 'Basalt');
  const group = await addTestGroup(testServer, company, 'basalt group');
  const userId = await addPerson(testServer, company.companyId, 'basalt user');
  await letInto(testServer, userId, group);
  const [device = 0] = await addDevices(testServer, company.companyId, [
    { alias: 'basalt device', device_group_fk: group },
  ]);
  const token = await sessionOf(
    testServer,
    await addPerson(testServer, company.companyId, 'basalt', { member_type_id: 2 }),
  );
  const alert = { update_key: 'alert', alert_code: 'IW2', alert_th_value: 90 };
  const detail = only((await succeed(app, 'changeGroup', { token, path: { groupPk: group }, body: alert })).objects);
  const link = only((await succeed(app, 'listGroupLinks', { token })).objects);
  const [own = 0] = await addDevices(testServer, ours.company.companyId, [
    { alias: 'own', device_group_fk: ours.busan },
  ]);
  const theirs = { company, group, userId, device, token, link, threshold: only(detail.threshold_alerts) };
  return { ...ours, own, theirs };
}

it('the groups of two companies never meet: nothing of the other is read, and its ids change nothing [B-ROLE-12]', async () => {
  const { app, token, company, busan, own, newGroup, theirs } = await openTwoCompanies();
  const read = [
    await groupsOf(app, token),
    await succeed(app, 'listGroupLinks', { token }),
    await succeed(app, 'listAllUsers', { token, query: { limit: 100 } }),
    await succeed(app, 'listAllUsers', { token, query: { search_value: 'basalt' } }),
    await succeed(app, 'listGroupDevices', { token, query: { limit: 100 } }),
    await succeed(app, 'listGroupLinks', { token, query: { member_fk: theirs.userId } }),
  ];
  expect(JSON.stringify(read)).not.toContain('basalt');
  expect(read[5]).toMatchObject({ objects: [] });

  const state = async () => [
    await groupsOf(app, theirs.token),
    await groupOf(app, theirs.token, theirs.group),
    await groupsOf(app, token),
    await groupOf(app, token, busan),
  ];
  const before = await state();
  const root = company.rootGroupId;
  const calls = [
    ['getGroup', { path: { groupPk: theirs.group } }],
    ['createGroup', { body: newGroup('x', theirs.group) }],
    ['changeGroup', { path: { groupPk: theirs.group }, body: { name: 'taken over' } }],
    ['changeGroup', { path: { groupPk: busan }, body: { group_fk: theirs.group, root_group_fk: root } }],
    ['changeGroup', { path: { groupPk: theirs.group }, body: { group_fk: busan, root_group_fk: root } }],
    ['deleteGroup', { path: { groupPk: theirs.group } }],
    ['deleteGroup', { path: { groupPk: theirs.company.defaultGroupId } }],
    ['addGroupLink', { body: { device_group_fk: theirs.group, member_fk: theirs.userId } }],
    ['removeGroupLink', { path: { linkPk: theirs.link.pk } }],
    ['listGroupLinks', { query: { device_group_fk: theirs.group } }],
    ['listAllUsers', { query: { device_group_fk: theirs.group } }],
    ['listGroupDevices', { query: { device_group_fk: theirs.group } }],
    ['removeGroupDevice', { query: { device_pk: theirs.device, old_device_group_fk: theirs.group } }],
    ['removeGroupDevice', { query: { device_pk: theirs.device, old_device_group_fk: busan } }],
    ['removeGroupDevice', { query: { device_pk: own, old_device_group_fk: theirs.group } }],
  ] as const;
  for (const [id, call] of calls) {
    expect({ id, call, ...(await refuse(app, id, { token, ...call })) }).toEqual({
      id,
      call,
      status: 404,
      error: 'not_found',
    });
  }
  const foreign = { path: { groupPk: busan }, body: { delete_key: theirs.threshold.pk } };
  expect(await refuse(app, 'changeGroup', { token, ...foreign })).toMatchObject({ status: 404, error: 'not_found' });
  expect(await state()).toEqual(before);
});
