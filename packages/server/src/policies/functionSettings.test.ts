import { describe, expect, it } from 'vitest';
import { pruneHistory } from './pruneHistory.ts';
import { openCompany } from '../testing/companyFixture.ts';
import { refuse, succeed } from '../testing/exchange.ts';
import { SETTINGS } from '../testing/functionSettingsForm.ts';
import { login } from '../testing/login.ts';
import { addCompany, addDevices, only } from '../testing/testServer.ts';

type World = Awaited<ReturnType<typeof openCompany>>;

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

async function read({ app, token }: World) {
  return only((await succeed(app, 'getFunctionSettings', { token })).objects);
}

async function save(world: World, change: object) {
  const { version } = await read(world);
  return succeed(world.app, 'saveFunctionSettings', { token: world.token, body: { ...SETTINGS, ...change, version } });
}

describe('the function settings', () => {
  it('are answered as objects[0] and saved with all fields, which come back [C-API-16] [C-FUNC-02] [C-FUNC-04] [C-FUNC-22]', async () => {
    const world = await openCompany();
    const changed = {
      file_transfer: 0,
      capture: 0,
      display_power_save: 1,
      system_power_save: 1,
      idle_time: '30',
      session_time: 480,
      min_os_major: '10',
      min_os_minor: 3,
      vaccine: ' AhnLab V3 ',
      security_agreement: 1,
      password_level: 3,
      block_num: 5,
      password_change_limit: 365,
      self_unlock: 1,
      agent_restart_time: 24,
      statistics_delete_period: 12,
    };
    await save(world, changed);
    expect(await read(world)).toEqual({
      ...changed,
      idle_time: 30,
      min_os_major: 10,
      vaccine: 'AhnLab V3',
      version: 2,
    });
  });

  it.each([
    { field: 'idle_time', value: 'x', error: 'invalid_idle_time', rows: '' },
    { field: 'session_time', value: '1.5', error: 'invalid_session_time', rows: '' },
    { field: 'block_num', value: '', error: 'invalid_block_num', rows: '' },
    { field: 'min_os_major', value: '-1', error: 'invalid_min_os_major', rows: '' },
    { field: 'min_os_minor', value: 'a', error: 'invalid_min_os_minor', rows: '' },
    { field: 'password_level', value: 4, error: 'invalid_password_level', rows: '' },
    { field: 'agent_restart_time', value: '1h', error: 'invalid_agent_restart_time', rows: '' },
    { field: 'statistics_delete_period', value: 5, error: 'invalid_agent_restart_time', rows: '' },
    { field: 'password_change_limit', value: 366, error: 'invalid_password_change_limit', rows: ' [A-PWLEVEL-06]' },
  ])('refuse $field of $value with $error, and nothing is stored$rows', async ({ field, value, error }) => {
    const world = await openCompany();
    const before = await read(world);
    const body = { ...SETTINGS, [field]: value, version: before.version };
    const refused = await refuse(world.app, 'saveFunctionSettings', { token: world.token, body });
    expect(refused).toEqual({ status: 400, error, field });
    expect(await read(world)).toEqual(before);
  });

  it('refuse the second of two editors, who would overwrite the first', async () => {
    const world = await openCompany();
    const { app, token } = world;
    const { version } = await read(world);
    await save(world, { block_num: 3 });
    const stale = { token, body: { ...SETTINGS, block_num: 9, version } };
    expect(await refuse(app, 'saveFunctionSettings', stale)).toEqual({ status: 409, error: 'changed_meanwhile' });
    expect((await read(world)).block_num).toBe(3);
    const { version: next } = await read(world);
    const answers = await Promise.allSettled(
      [1, 2].map((block_num) =>
        succeed(app, 'saveFunctionSettings', { token, body: { ...SETTINGS, block_num, version: next } }),
      ),
    );
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('take effect at the login: failure limit, self-unlock, password age and level [C-FUNC-32] [A-PWLEVEL-07] [A-PWLEVEL-08] [C-PASSWORD-24]', async () => {
    const world = await openCompany();
    const { testServer, app, token, near } = world;
    await save(world, { block_num: 2, self_unlock: 1, password_change_limit: 30, password_level: 3 });
    await login(testServer, 'finn', 'wrong');
    expect(await login(testServer, 'finn', 'wrong')).toMatchObject({
      cause: { step1: 'failure_limit' },
      failure_limit: 2,
      current_failure: 2,
      self_unlock: 1,
    });
    const weak = { token, path: { userPk: near }, body: { pw: 'abcde1!x' } };
    expect(await refuse(app, 'changeUser', weak)).toMatchObject({ error: 'password_requirement' });
    testServer.clock.now += 30 * DAY_MS;
    expect((await login(testServer, 'nora')).isLogin).toBe('Success');
    testServer.clock.now += DAY_MS;
    expect((await login(testServer, 'nora')).cause).toEqual({ step1: 'pw_reject' });
    await testServer.database.query.updateTable('policies').set({ password_change_limit: 0 }).execute();
    expect((await login(testServer, 'nora')).isLogin).toBe('Success');
  });
});

describe('a session under the function settings', () => {
  it('ends after idle_time minutes without use; the polling of the header is no use', async () => {
    const world = await openCompany({ policy: { idle_time: 10 } });
    const { testServer, app, tokenOf, near } = world;
    const [used, polled] = [await tokenOf(near), await tokenOf(near)];
    testServer.clock.now += 5 * MINUTE_MS;
    await succeed(app, 'getOwnProfile', { token: used });
    await succeed(app, 'getDeviceSummary', { token: polled });
    testServer.clock.now += 5 * MINUTE_MS;
    await succeed(app, 'getOwnProfile', { token: used });
    expect(await refuse(app, 'getDeviceSummary', { token: polled })).toMatchObject({ status: 401 });
    testServer.clock.now += 10 * MINUTE_MS - 1;
    await succeed(app, 'getOwnProfile', { token: used });
    testServer.clock.now += 10 * MINUTE_MS;
    expect(await refuse(app, 'getOwnProfile', { token: used })).toMatchObject({ status: 401 });
  });

  it('ends session_time minutes after the login, however much it is used', async () => {
    const world = await openCompany({ policy: { session_time: 60 } });
    const { testServer, app, tokenOf, near } = world;
    const token = await tokenOf(near);
    for (let minutes = 10; minutes < 60; minutes += 10) {
      testServer.clock.now += 10 * MINUTE_MS;
      await succeed(app, 'getOwnProfile', { token });
    }
    testServer.clock.now += 10 * MINUTE_MS;
    expect(await refuse(app, 'getOwnProfile', { token })).toMatchObject({ status: 401 });
  });

  it('obeys a stricter setting from the moment it is saved', async () => {
    const world = await openCompany();
    const { testServer, app, tokenOf, near } = world;
    const token = await tokenOf(near);
    testServer.clock.now += 20 * MINUTE_MS;
    await save(world, { idle_time: 15 });
    expect(await refuse(app, 'getOwnProfile', { token })).toMatchObject({ status: 401 });
  });
});

describe('the retention of statistics', () => {
  it('removes what is older than the period, and nothing of a company that keeps it longer; logins and the audit stay for 90 days [C-FUNC-26]', async () => {
    const world = await openCompany({ policy: { statistics_delete_period: 1 } });
    const { testServer, company } = world;
    const { companyId: other } = await addCompany(testServer, 'Beta', { policy: { statistics_delete_period: 12 } });
    const { query } = testServer.database;
    const days = [0, 29, 31, 89, 91, 100];
    const at = (age: number) => testServer.clock.now - age * DAY_MS;
    const visit = { member_fk: null, type_id: 1, browser: 'b', dev_os_id: 1, address: '' };
    const act = { act_name_id: 1, act_type_id: 1, name: 'n', reg_mail: 'm', old_value: '', new_value: '' };
    const alert = { device_fk: 1, device: 'd', device_os_id: 1, alert_code: 'IW1', alert_value: 1 };
    for (const company_fk of [company.companyId, other]) {
      await query
        .insertInto('alerts')
        .values(days.map((age) => ({ ...alert, company_fk, generate: at(age) })))
        .execute();
      await query
        .insertInto('audit')
        .values(days.map((age) => ({ ...act, company_fk, device_fk: null, member_fk: null, act_at: at(age) })))
        .execute();
    }
    // The last ones belong to nobody, and have no company to keep them longer.
    for (const company_fk of [company.companyId, other, null]) {
      await query
        .insertInto('access_history')
        .values(days.map((age) => ({ ...visit, company_fk, created_at: at(age) })))
        .execute();
    }
    expect(await pruneHistory(testServer.connection)).toBe(10);
    const agesOf = (moments: readonly number[]) =>
      moments.map((each) => (testServer.clock.now - each) / DAY_MS).toSorted((a, b) => a - b);
    const kept = async (companyId: number) => {
      const alerts = await query.selectFrom('alerts').selectAll().where('company_fk', '=', companyId).execute();
      const acts = await query.selectFrom('audit').selectAll().where('company_fk', '=', companyId).execute();
      const visits = await query.selectFrom('access_history').selectAll().where('company_fk', '=', companyId).execute();
      return {
        alerts: agesOf(alerts.map(({ generate }) => generate)),
        acts: agesOf(acts.map(({ act_at }) => act_at)),
        visits: agesOf(visits.map(({ created_at }) => created_at)),
      };
    };
    const records = [0, 29, 31, 89];
    expect(await kept(company.companyId)).toEqual({ alerts: [0, 29], acts: records, visits: records });
    expect(await kept(other)).toEqual({ alerts: days, acts: days, visits: days });
    expect(await pruneHistory(testServer.connection)).toBe(0);
  });
});

describe('the update of all agents', () => {
  it('asks every online Windows device of the company, and no other, by PUT with type batch_update [C-FUNC-29]', async () => {
    const { testServer, app, token, company, group } = await openCompany();
    const { companyId: other, defaultGroupId } = await addCompany(testServer, 'Beta');
    const [online = 0] = await addDevices(testServer, company.companyId, [
      { alias: 'a', alive: 1, dev_os_id: 1, device_group_fk: group },
      { alias: 'b', alive: 0, dev_os_id: 1, device_group_fk: group },
      { alias: 'c', alive: 1, dev_os_id: 2, device_group_fk: group },
    ]);
    await addDevices(testServer, other, [{ alias: 'd', alive: 1, dev_os_id: 1, device_group_fk: defaultGroupId }]);
    const call = { token, path: { companyId: company.companyId }, body: { type: 'batch_update' } };
    expect((await succeed(app, 'updateCompany', call)).objects).toEqual([{ requested: 1 }]);
    // Asking again does not duplicate waiting commands.
    await succeed(app, 'updateCompany', call);
    const commands = testServer.database.query
      .selectFrom('agent_commands')
      .select(['device_fk', 'type', 'value', 'state']);
    expect(await commands.execute()).toEqual([{ device_fk: online, type: 'update', value: '2.0.0', state: 'queued' }]);
    expect(await refuse(app, 'updateCompany', { ...call, body: { type: 'other' } })).toMatchObject({ status: 400 });
  });
});
