import { describe, expect, it } from 'vitest';
import { tokenHash } from '../members/secrets.ts';
import { addTicket } from '../testing/addTicket.ts';
import { exchange, refuse, succeed } from '../testing/exchange.ts';
import {
  addCompany,
  addDevices,
  addPerson,
  addTestGroup,
  type TestServer,
  letInto,
  only,
  openTestServer,
  sessionOf,
} from '../testing/testServer.ts';
import type { App } from './createApp.ts';

/** A company with one of everything. The other must never see words of it. */
async function addFullCompany(testServer: TestServer, word: string) {
  const company = await addCompany(testServer, `${word} company`);
  const group = await addTestGroup(testServer, company, `${word} group`);
  const [device = 0] = await addDevices(testServer, company.companyId, [
    { alias: `${word} device`, memo: `${word} memo`, s_pri_ip: '10.0.0.1', alive: 1, device_group_fk: group },
  ]);
  const manager = await addPerson(testServer, company.companyId, `manager@${word}.example`, { member_type_id: 2 });
  const user = await addPerson(testServer, company.companyId, `user@${word}.example`, { auth_val: '1,2,4,8' });
  await letInto(testServer, user, group);
  const tokens = { manager: await sessionOf(testServer, manager), user: await sessionOf(testServer, user) };
  const favourite = only(
    (await succeed(testServer.app, 'addFavourite', { token: tokens.manager, body: { servernum: device } })).objects,
  );
  const entry = { act_name_id: 1, act_type_id: 1, device_pk: device, member_pk: manager, new_value: `${word} entry` };
  await succeed(testServer.app, 'recordAudit', { token: tokens.manager, body: entry });
  await testServer.database.query
    .insertInto('approvals')
    .values({
      company_fk: company.companyId,
      device_fk: device,
      member_fk: user,
      approver_fk: manager,
      start_at: testServer.clock.now,
      end_at: testServer.clock.now + 1000,
      reason: `${word} reason`,
      react_reason: `${word} answer`,
      approve_state: 2,
      created_at: testServer.clock.now,
    })
    .execute();
  await addTicket(testServer, company.companyId, { work_reason: `${word} work`, reqr_user_name: `${word} partner` });
  return { company, group, device, favourite, manager, tokens };
}

async function openTwoCompanies() {
  const testServer = await openTestServer();
  return {
    testServer,
    app: testServer.app,
    ours: await addFullCompany(testServer, 'amber'),
    theirs: await addFullCompany(testServer, 'basalt'),
  };
}

type FullCompany = Awaited<ReturnType<typeof addFullCompany>>;

/** Reads everything readable, and finds nothing of the other company in it. */
async function expectNothingOfBasalt(app: App, token: string): Promise<void> {
  const lists = [
    await succeed(app, 'listDevices', { token }),
    await succeed(app, 'listDevices', { token, query: { search_value: 'basalt' } }),
    await succeed(app, 'listDevices', { token, query: { search_key: 'ip', search_value: '10.0.0.1' } }),
    await succeed(app, 'listDevices', { token, query: { device_group_pk: 'favorate' } }),
    await succeed(app, 'listDevices', { token, query: { alive: 1 } }),
    await succeed(app, 'listGroups', { token }),
    await succeed(app, 'listFavourites', { token }),
    await succeed(app, 'listAudit', { token }),
    await succeed(app, 'listTickets', { token }),
    await succeed(app, 'listApprovals', { token }),
  ];
  const [all, found, byAddress] = lists.map(({ meta }) => meta.total_count);
  expect([all, found, byAddress]).toEqual([1, 0, 1]);
  const { objects } = await succeed(app, 'getDeviceSummary', { token });
  expect(only(objects)).toMatchObject({ total: 1, online: 1, offline: 0 });
  const everything = JSON.stringify([
    lists,
    objects,
    await succeed(app, 'getOwnProfile', { token }),
    await succeed(app, 'getStart', { token }),
  ]);
  expect(everything).toContain('amber');
  expect(everything).not.toContain('basalt');
}

/** Every call that names something of the other company. */
function callsTo(theirs: FullCompany, ours: FullCompany, token: string, memberId: number) {
  const device = { token, path: { devicePk: theirs.device } };
  const move = (device_pk: number, old_device_group_fk: number, new_device_group_fk: number) => ({
    token,
    body: { device_pk, old_device_group_fk, new_device_group_fk },
  });
  const entry = { act_name_id: 1, act_type_id: 1, device_pk: theirs.device, member_pk: memberId };
  return [
    ['getDevice', device],
    ['changeDevice', { ...device, body: { alias: 'taken over' } }],
    ['changeDevice', { ...device, body: { memo: 'taken over' } }],
    ['listDevices', { token, query: { device_group_pk: theirs.group } }],
    ['getGroup', { token, path: { groupPk: theirs.group } }],
    ['getGroup', { token, path: { groupPk: theirs.company.rootGroupId } }],
    ['addFavourite', { token, body: { servernum: theirs.device } }],
    ['removeFavourite', { token, query: { favnum: theirs.favourite.pk } }],
    ['listAudit', { token, query: { device_pk: theirs.device } }],
    ['recordAudit', { token, body: entry }],
    ['moveDevice', move(theirs.device, theirs.group, ours.group)],
    ['moveDevice', move(ours.device, ours.group, theirs.group)],
    ['moveDevice', move(theirs.device, ours.group, theirs.group)],
  ] as const;
}

describe('two companies', () => {
  it('never meet: nobody of one reads devices, groups, favourites, approvals or tickets of the other [B-ROLE-12]', async () => {
    const { app, ours } = await openTwoCompanies();
    for (const token of [ours.tokens.manager, ours.tokens.user]) await expectNothingOfBasalt(app, token);
    const query = { type: 'history' };
    const { objects } = await succeed(app, 'listApprovals', { token: ours.tokens.manager, query });
    expect(objects.map(({ reason }) => reason)).toEqual(['amber reason']);
  });

  it.each(['manager', 'user'] as const)(
    'never meet: to a %s the ids of the other answer 404 and change nothing [A-ROLE-23]',
    async (role) => {
      const { app, ours, theirs } = await openTwoCompanies();
      const token = ours.tokens[role];
      const state = async () => {
        const { manager } = theirs.tokens;
        const device = await succeed(app, 'getDevice', { token: manager, path: { devicePk: theirs.device } });
        const { objects: favourites } = await succeed(app, 'listFavourites', { token: manager });
        const { objects: groups } = await succeed(app, 'listGroups', { token: manager });
        const { objects: audit } = await succeed(app, 'listAudit', { token: manager });
        return { device: device.objects, favourites, groups, audit };
      };
      const before = await state();
      const { pk } = only((await succeed(app, 'getOwnProfile', { token })).objects);
      for (const [id, call] of callsTo(theirs, ours, token, pk)) {
        expect({ id, ...(await refuse(app, id, call)) }).toEqual({ id, status: 404, error: 'not_found' });
      }
      expect(await state()).toEqual(before);
    },
  );

  it('share no audit: an entry about a device of the same number stays with its company', async () => {
    const { app, ours, theirs } = await openTwoCompanies();
    const { objects } = await succeed(app, 'listAudit', {
      token: ours.tokens.manager,
      query: { device_pk: ours.device },
    });
    expect(only(objects).new_value).toBe('amber entry');
    const other = await succeed(app, 'listAudit', { token: theirs.tokens.manager });
    expect(only(other.objects).new_value).toBe('basalt entry');
  });
});

describe('a group the person may not open', () => {
  it('keeps its devices from being read or changed [B-ROLE-11]', async () => {
    const testServer = await openTestServer();
    const { app } = testServer;
    const company = await addCompany(testServer, 'Alpha');
    const [open, closed] = [
      await addTestGroup(testServer, company, 'open'),
      await addTestGroup(testServer, company, 'closed'),
    ];
    const [ours = 0, theirs = 0] = await addDevices(testServer, company.companyId, [
      { alias: 'ours', device_group_fk: open },
      { alias: 'theirs', device_group_fk: closed },
    ]);
    const user = await addPerson(testServer, company.companyId, 'uma', { auth_val: '1,2,4,8' });
    await letInto(testServer, user, open);
    const token = await sessionOf(testServer, user);
    const device = { token, path: { devicePk: theirs } };
    const refused = [
      await refuse(app, 'getDevice', device),
      await refuse(app, 'changeDevice', { ...device, body: { alias: 'mine' } }),
      await refuse(app, 'changeDevice', { ...device, body: { memo: 'mine' } }),
      await refuse(app, 'addFavourite', { token, body: { servernum: theirs } }),
      await refuse(app, 'listAudit', { token, query: { device_pk: theirs } }),
      await refuse(app, 'recordAudit', {
        token,
        body: { act_name_id: 1, act_type_id: 1, device_pk: theirs, member_pk: user },
      }),
      await refuse(app, 'moveDevice', {
        token,
        body: { device_pk: theirs, old_device_group_fk: closed, new_device_group_fk: open },
      }),
      await refuse(app, 'moveDevice', {
        token,
        body: { device_pk: ours, old_device_group_fk: open, new_device_group_fk: closed },
      }),
    ];
    for (const refusal of refused) expect(refusal).toEqual({ status: 403, error: 'no_group_access' });
  });

  it('keeps its devices out of every list of the person [B-ROLE-04]', async () => {
    const testServer = await openTestServer();
    const { app } = testServer;
    const company = await addCompany(testServer, 'Alpha');
    const [open, closed] = [
      await addTestGroup(testServer, company, 'open'),
      await addTestGroup(testServer, company, 'closed'),
    ];
    const [, theirs = 0] = await addDevices(testServer, company.companyId, [
      { alias: 'ours', alive: 1, device_group_fk: open },
      { alias: 'theirs', alive: 1, device_group_fk: closed },
    ]);
    const user = await addPerson(testServer, company.companyId, 'uma');
    await letInto(testServer, user, open, closed);
    const token = await sessionOf(testServer, user);
    await succeed(app, 'addFavourite', { token, body: { servernum: theirs } });
    await testServer.database.query.deleteFrom('group_members').where('device_group_fk', '=', closed).execute();
    const queries = [
      {},
      { alive: 1 },
      { search_value: 's' },
      { device_group_pk: 'favorate' },
      { by: 'last_connected_time', order: 'desc' },
    ];
    const names: string[][] = [];
    for (const query of queries) {
      names.push((await succeed(app, 'listDevices', { token, query })).objects.map(({ alias }) => alias));
    }
    expect(names).toEqual([['ours'], ['ours'], ['ours'], [], ['ours']]);
    expect((await succeed(app, 'listFavourites', { token })).objects).toEqual([]);
    expect(only((await succeed(app, 'getDeviceSummary', { token })).objects)).toMatchObject({ online: 1, offline: 0 });
  });
});

describe('an agent', () => {
  it('may say how its own device is, and nothing else', async () => {
    const { testServer, app, ours } = await openTwoCompanies();
    const agent = 'agent-of-amber';
    await testServer.database.query
      .updateTable('devices')
      .set({ agent_token_hash: tokenHash(agent) })
      .where('pk', '=', ours.device)
      .execute();
    for (const id of ['listDevices', 'listGroups', 'getOwnProfile', 'listAudit', 'logOut'] as const) {
      expect(await exchange(app, id, { token: agent })).toMatchObject({ status: 403 });
    }
    for (const id of ['reportHeartbeat', 'reportShutdown'] as const) {
      expect(await exchange(app, id, { token: ours.tokens.manager })).toMatchObject({ status: 403 });
    }
  });
});
