import { ADMINISTRATION_TYPE, administrationAct, shownChanges } from '@remote-console/domain';
import { describe, expect, it } from 'vitest';
import { openCompany } from '../testing/companyFixture.ts';
import { refuse, send, succeed } from '../testing/exchange.ts';
import { SETTINGS } from '../testing/functionSettingsForm.ts';
import { addDevices, only, PASSWORD } from '../testing/testServer.ts';

type World = Awaited<ReturnType<typeof openCompany>>;

const NEW_PASSWORD = 'Other!2345';
const QUERY = { act_type_id: ADMINISTRATION_TYPE, order: 'asc', limit: 100 } as const;

/** What the audit records about administration: act, subject, who did it, and what it changed. */
async function actsOf({ app, token }: World) {
  const { objects } = await succeed(app, 'listAudit', { token, query: QUERY });
  return objects.map((entry) => ({
    act: administrationAct(entry.act_name_id),
    subject: entry.subject,
    by: entry.reg_mail,
    changes: shownChanges({ oldValue: entry.old_value, newValue: entry.new_value }),
  }));
}

describe('what is done to people', () => {
  it('is recorded: created, changed, permissions, password, deleted', async () => {
    const world = await openCompany();
    const { app, token } = world;
    const body = { mgrid: 'newcomer', pw: PASSWORD, name: 'N' };
    const { pk } = only((await succeed(app, 'createUser', { token, body })).objects);
    const path = { userPk: pk };
    await succeed(app, 'changeUser', { token, path, body: { phone: '010-1' } });
    await succeed(app, 'changeUser', { token, path, body: { auth_update: 1 } });
    await succeed(app, 'changeUser', { token, path, body: { auth_update: 1 } });
    await succeed(app, 'changeUser', { token, path, body: { pw: NEW_PASSWORD } });
    await succeed(app, 'deleteUser', { token, path });
    const acts = await actsOf(world);
    expect(acts.map(({ act }) => act)).toEqual([
      'userCreated',
      'userChanged',
      'permissionsChanged',
      'passwordChanged',
      'userDeleted',
    ]);
    expect(new Set(acts.map(({ subject }) => subject))).toEqual(new Set(['newcomer']));
    expect(acts[1]?.changes).toEqual([{ field: 'phone', before: '', after: '010-1' }]);
    expect(acts[2]?.changes).toEqual([{ field: 'auth_update', before: '0', after: '1' }]);
    expect(acts[3]?.changes).toEqual([]);
    const written = JSON.stringify(await world.testServer.database.query.selectFrom('audit').selectAll().execute());
    for (const secret of [PASSWORD, NEW_PASSWORD, 'argon2']) expect(written).not.toContain(secret);
  });

  it('is recorded of a sheet, a line for each person who was added', async () => {
    const world = await openCompany();
    const row = { pw: PASSWORD, name: 'N' };
    const body = [
      { ...row, mgrid: 'first' },
      { ...row, mgrid: 'x' },
      { ...row, mgrid: 'second' },
    ];
    await succeed(world.app, 'createUsers', { token: world.token, body });
    expect((await actsOf(world)).map(({ act, subject }) => [act, subject])).toEqual([
      ['userCreated', 'first'],
      ['userCreated', 'second'],
    ]);
  });

  it('is recorded of groups that are opened and closed', async () => {
    const world = await openCompany();
    const { app, token, far, group } = world;
    const body = { device_group_fk: group, member_fk: far, confirm: 1 };
    const { links } = (await succeed(app, 'addGroupLink', { token, body })).objects;
    await succeed(app, 'removeGroupLink', { token, path: { linkPk: links[0]?.pk ?? 0 }, query: { confirm: 1 } });
    expect((await actsOf(world)).map(({ act, changes }) => [act, changes[0]?.field])).toEqual([
      ['groupOpened', 'group'],
      ['groupClosed', 'group'],
    ]);
  });

  it('is recorded by people who change their own password, in their own name', async () => {
    const world = await openCompany();
    const { testServer, app, near, tokenOf } = world;
    const { mgrid } = await testServer.database.query
      .selectFrom('members')
      .select('mgrid')
      .where('pk', '=', near)
      .executeTakeFirstOrThrow();
    await succeed(app, 'resetPassword', { body: { type: 'force_set', mgrid, origin_pw: PASSWORD, pw: NEW_PASSWORD } });
    expect(await tokenOf(near)).not.toBe('');
    const entry = only(await actsOf(world));
    expect(entry).toEqual({ act: 'passwordChanged', subject: mgrid, by: mgrid, changes: [] });
  });
});

describe('what is done to enrolment and policies', () => {
  it('is recorded: tokens made and revoked', async () => {
    const world = await openCompany();
    const { app, token } = world;
    const { pk } = only((await succeed(app, 'createEnrolment', { token, body: { label: 'lobby' } })).objects);
    await succeed(app, 'revokeEnrolment', { token, path: { enrolmentPk: pk } });
    expect((await actsOf(world)).map(({ act, subject }) => [act, subject])).toEqual([
      ['enrolmentCreated', 'lobby'],
      ['enrolmentRevoked', 'lobby'],
    ]);
  });

  it('is recorded of the function settings, with what is different', async () => {
    const world = await openCompany();
    const { app, token } = world;
    const read = only((await succeed(app, 'getFunctionSettings', { token })).objects);
    const body = { ...SETTINGS, ...read, block_num: read.block_num + 3, vaccine: 'V3' };
    await succeed(app, 'saveFunctionSettings', { token, body });
    await succeed(app, 'saveFunctionSettings', { token, body: { ...body, version: read.version + 1 } });
    const entry = only(await actsOf(world));
    expect(entry.act).toBe('functionsChanged');
    expect(entry.changes.map(({ field }) => field).toSorted()).toEqual(['block_num', 'vaccine']);
  });

  it('is recorded of the address policy and its list', async () => {
    const world = await openCompany();
    const { app, token } = world;
    const { version } = (await succeed(app, 'getBlockingPolicy', { token })).objects;
    await succeed(app, 'changeBlockingPolicy', {
      token,
      body: { type: 'set', policy_use: true, block: true, version },
    });
    const entry = { start_ip_address: '203.0.113.7', end_ip_address: '203.0.113.9' };
    await succeed(app, 'changeBlockingPolicy', { token, body: { type: 'post', ...entry, reason: 'r' } });
    await succeed(app, 'changeBlockingPolicy', { token, body: { type: 'delete', ...entry } });
    expect((await actsOf(world)).map(({ act, subject }) => [act, subject])).toEqual([
      ['addressPolicyChanged', ''],
      ['addressAdded', '203.0.113.7 - 203.0.113.9'],
      ['addressRemoved', '203.0.113.7 - 203.0.113.9'],
    ]);
  });

  it('leaves no entry where the change is refused', async () => {
    const world = await openCompany();
    const { app, token, near } = world;
    await refuse(app, 'saveFunctionSettings', { token, body: { ...SETTINGS, version: 99 } });
    await refuse(app, 'changeUser', { token, path: { userPk: near }, body: { version: 99, auth_update: 1 } });
    await refuse(app, 'revokeEnrolment', { token, path: { enrolmentPk: 99 } });
    expect(await actsOf(world)).toEqual([]);
  });
});

describe('the audit of administration', () => {
  it('is for managers alone', async () => {
    const world = await openCompany();
    const { testServer, app, near, tokenOf } = world;
    const rights = { auth_val: '1,8' };
    await testServer.database.query.updateTable('members').set(rights).where('pk', '=', near).execute();
    const token = await tokenOf(near);
    expect(await refuse(app, 'listAudit', { token, query: QUERY })).toEqual({ status: 403, error: 'no_permission' });
    await succeed(app, 'createEnrolment', { token: world.token, body: { label: 'secret plan' } });
    const { objects } = await succeed(app, 'listAudit', { token });
    expect(JSON.stringify(objects)).not.toContain('secret plan');
  });

  it('is found by what it is about', async () => {
    const world = await openCompany();
    const { app, token } = world;
    for (const label of ['lobby', 'store']) await succeed(app, 'createEnrolment', { token, body: { label } });
    const query = { ...QUERY, search_key: 'subject', search_value: 'LOB' };
    expect((await succeed(app, 'listAudit', { token, query })).objects.map(({ subject }) => subject)).toEqual([
      'lobby',
    ]);
  });

  it('takes from a client a few entries a minute, and no more', async () => {
    const { testServer, app, token, company, group, manager } = await openCompany();
    const [device = 0] = await addDevices(testServer, company.companyId, [{ alias: 'a', device_group_fk: group }]);
    const body = { act_name_id: 1, act_type_id: 1, device_pk: device, member_pk: manager };
    const statuses: number[] = [];
    for (let sent = 0; sent < 33; sent += 1) {
      statuses.push((await send(app, 'recordAudit', { token, body })).status);
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(30);
    expect(statuses.at(-1)).toBe(429);
    testServer.clock.now += 61_000;
    await succeed(app, 'recordAudit', { token, body });
  });
});
