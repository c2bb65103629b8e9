import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  checkGroupContact,
  checkGroupRoom,
  GROUP_CONTACT_FIELDS,
  licenseState,
  permissionsOf,
  readThreshold,
} from '@remote-console/domain';
import { expect, it, onTestFinished } from 'vitest';
import { sweepApprovals } from '../approvals/sweepApprovals.ts';
import { connect } from '../database/connection.ts';
import { openDatabase, type OpenDatabase } from '../database/openDatabase.ts';
import { groupRecord } from '../groups/groupRecord.ts';
import { createMemoryBus } from '../events/memoryBus.ts';
import { foundCompany } from '../members/foundCompany.ts';
import { grantsOf } from '../members/roles.ts';
import { createPasswordHasher } from '../members/passwordHash.ts';
import { tokenHash } from '../members/secrets.ts';
import { sweepTickets } from '../tickets/sweepTickets.ts';
import { WORKER } from '../tickets/workers.ts';
import { RETAIL_FLEET } from './fleets.ts';
import { loadDemo } from './index.ts';
import { DEMO_PASSWORD } from './people.ts';

const NOW = new Date('2026-11-21T03:00:00.000Z');

async function emptyDatabase(): Promise<OpenDatabase> {
  const folder = mkdtempSync(join(tmpdir(), 'demo-test-'));
  const database = await openDatabase({ engine: 'sqlite', file: join(folder, 'demo.sqlite') });
  onTestFinished(async () => {
    await database.close();
    rmSync(folder, { recursive: true, force: true });
  });
  return database;
}

async function loaded() {
  const database = await emptyDatabase();
  const { enrolmentTokens } = await loadDemo({ database: database.query, now: NOW });
  return { ...database, agents: enrolmentTokens };
}

type Query = OpenDatabase['query'];

const member = (query: Query, mgrid: string) =>
  query.selectFrom('members').selectAll().where('mgrid', '=', mgrid).executeTakeFirstOrThrow();

async function howMany(
  query: Query,
  table:
    | 'companies'
    | 'devices'
    | 'device_groups'
    | 'members'
    | 'audit'
    | 'notices'
    | 'file_transfers'
    | 'access_history',
) {
  const { total } = await query
    .selectFrom(table)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

it('makes the seven accounts, each with the demo password', async () => {
  const { query } = await loaded();
  const members = await query.selectFrom('members').selectAll().orderBy('pk').execute();
  const accounts = members.filter(({ mgrid }) => mgrid.endsWith('@demo.example'));
  expect(accounts.map(({ mgrid, member_type_id }) => [mgrid, member_type_id])).toEqual([
    ['manager@demo.example', 2],
    ['submanager@demo.example', 6],
    ['user@demo.example', 1],
    ['partner@demo.example', 7],
    ['basic@demo.example', 2],
    ['superadmin@demo.example', 9],
    ['operator@demo.example', 9],
  ]);
  const hasher = createPasswordHasher();
  for (const { password_hash } of members) expect(await hasher.matches(DEMO_PASSWORD, password_hash)).toBe(true);
});

it('fills the list of people and the list of addresses, and shuts out no visitor', async () => {
  const { query } = await loaded();
  const { company_fk, pk } = await member(query, 'submanager@demo.example');
  const staff = await query.selectFrom('members').selectAll().where('approver_fk', '=', pk).execute();
  expect(new Set(staff.map(({ lang_code }) => lang_code))).toEqual(new Set(['ko', 'en', 'ja']));
  expect(new Set(staff.map(({ flag_active }) => flag_active))).toEqual(new Set([0, 1]));
  const entries = await query.selectFrom('ip_entries').select('pk').where('company_fk', '=', company_fk).execute();
  expect(entries).toHaveLength(3);
  const policies = await query.selectFrom('policies').select('ip_use').execute();
  expect(policies.map(({ ip_use }) => ip_use)).toEqual([0, 0, 0]);
});

it('gives sub-manager and user what the demo says of them', async () => {
  const { query } = await loaded();
  expect(await member(query, 'submanager@demo.example')).toMatchObject({ use_approval_function: 1 });
  expect(await member(query, 'user@demo.example')).toMatchObject({
    use_approval_function: 1,
    auth_val: '1,2',
    auth_remotecontrol: 1,
    auth_filemanager: 1,
    auth_devicemanagement: 0,
  });
});

it('keeps manager, basic manager and operator in companies of their own', async () => {
  const { query } = await loaded();
  const companies = await Promise.all(
    ['manager', 'basic', 'superadmin'].map(async (who) => (await member(query, `${who}@demo.example`)).company_fk),
  );
  expect(new Set(companies).size).toBe(3);
});

it('has a Corporate license for 300 devices in the first company and a Basic one in the second', async () => {
  const { query } = await loaded();
  const stateOf = async (mgrid: string) => {
    const { company_fk } = await member(query, mgrid);
    const rows = await query.selectFrom('licenses').selectAll().where('company_fk', '=', company_fk).execute();
    const records = rows.map(({ pk, pay_type, pay_dev_vol, pay_start, pay_expire, pay_lisence_ref }) => ({
      licenseId: pk,
      plan: pay_type,
      licensedDevices: pay_dev_vol,
      licenseStart: new Date(pay_start).toISOString(),
      expiryDate: new Date(pay_expire).toISOString(),
      licenseReference: pay_lisence_ref,
      isExpired: false,
    }));
    return licenseState(records, NOW.getTime());
  };
  expect(await stateOf('manager@demo.example')).toMatchObject({
    label: 'Corporate',
    totalVolume: 300,
    status: 'active',
  });
  expect(await stateOf('basic@demo.example')).toMatchObject({ label: 'Basic', totalVolume: 10, status: 'active' });
});

it('registers every planned device as simulated and offline, and counts them right', async () => {
  const { query } = await loaded();
  const { company_fk } = await member(query, 'manager@demo.example');
  const devices = await query.selectFrom('devices').selectAll().where('company_fk', '=', company_fk).execute();
  expect(devices.map(({ guid }) => guid).sort()).toEqual(RETAIL_FLEET.plan.map(({ guid }) => guid).sort());
  for (const device of devices) {
    expect(device).toMatchObject({ simulated: 1, alive: 0, agent_token_hash: null });
    expect(device.last_connected_at).toBeLessThan(device.last_disconnected_at);
    expect(device.last_disconnected_at).toBeLessThan(NOW.getTime());
  }
  const groups = await query.selectFrom('device_groups').selectAll().where('company_fk', '=', company_fk).execute();
  for (const { pk, device_count } of groups) {
    expect(device_count).toBe(devices.filter(({ device_group_fk }) => device_group_fk === pk).length);
  }
});

it('has thirty groups below the root, one of them the default group', async () => {
  const { query } = await loaded();
  const { company_fk } = await member(query, 'manager@demo.example');
  const groups = await query.selectFrom('device_groups').selectAll().where('company_fk', '=', company_fk).execute();
  expect(groups.filter(({ group_fk }) => group_fk !== null)).toHaveLength(30);
  expect(groups.filter(({ group_fk }) => group_fk === null)).toEqual([expect.objectContaining({ name: 'ROOT' })]);
  expect(groups.filter(({ flag_df_group }) => flag_df_group === 1)).toHaveLength(1);
});

it('opens some devices to the user and leaves others to be asked for', async () => {
  const { query } = await loaded();
  const user = await member(query, 'user@demo.example');
  const reached = await query
    .selectFrom('devices')
    .innerJoin('group_members', 'group_members.device_group_fk', 'devices.device_group_fk')
    .select('devices.pk')
    .where('group_members.member_fk', '=', user.pk)
    .execute();
  const approvals = await query.selectFrom('approvals').selectAll().where('member_fk', '=', user.pk).execute();
  const pks = new Set(reached.map(({ pk }) => pk));
  expect(approvals.every(({ device_fk }) => pks.has(device_fk))).toBe(true);
  expect(new Set(approvals.map(({ approve_state }) => approve_state))).toEqual(new Set([0, 1, 2]));
  const now = NOW.getTime();
  const open = new Set(
    approvals
      .filter(({ approve_state, start_at, end_at }) => approve_state === 2 && start_at <= now && end_at > now)
      .map(({ device_fk }) => device_fk),
  );
  expect(open.size).toBeGreaterThan(10);
  expect(reached.length - open.size).toBeGreaterThan(10);
});

it('has a partner who may do what the account of an approved application may', async () => {
  const { query } = await loaded();
  const { flag_active, ...partner } = await member(query, 'partner@demo.example');
  expect(flag_active).toBe(1);
  expect(partner).toMatchObject(WORKER);
  expect(permissionsOf(grantsOf(partner))).toMatchObject({ CSRemoteControl: true, CSFileManager: true });
});

it('has requests and access tickets in every state, and a partner at work', async () => {
  const { query } = await loaded();
  const tickets = await query.selectFrom('access_tickets').selectAll().execute();
  expect(new Set(tickets.map(({ state }) => state))).toEqual(new Set([0, 1, 2, 3, 4, 10]));
  expect(new Set(tickets.map(({ lang_code }) => lang_code))).toEqual(new Set(['ko', 'en', 'ja']));
  const before = tickets.map(({ state }) => state);
  const connection = connect({ query, engine: 'sqlite' }, createMemoryBus(), () => NOW.getTime());
  // The demo's statements are true: the ticket and approval cleanups find nothing to change.
  expect([await sweepTickets(connection), await sweepApprovals(connection)]).toEqual([0, 0]);
  const after = await query.selectFrom('access_tickets').select('state').orderBy('pk').execute();
  expect(after.map(({ state }) => state)).toEqual(before);
  const gone = await query
    .selectFrom('approvals')
    .leftJoin('devices', 'devices.pk', 'approvals.device_fk')
    .select('approvals.device_alias')
    .where('devices.pk', 'is', null)
    .execute();
  expect(gone).toEqual([{ device_alias: '구형 POS-강남-12' }]);
  const misnamed = await query
    .selectFrom('approvals')
    .innerJoin('devices', 'devices.pk', 'approvals.device_fk')
    .select('approvals.pk')
    .where((eb) =>
      eb.or([
        eb('approvals.device_alias', '!=', eb.ref('devices.alias')),
        eb('approvals.device_alias_key', '!=', eb.ref('devices.alias_key')),
        eb('approvals.device_pub_ip', '!=', eb.ref('devices.s_pub_ip')),
      ]),
    )
    .execute();
  expect(misnamed).toEqual([]);
});

it('has favourites, history and notices', async () => {
  const { query } = await loaded();
  const favourites = await query.selectFrom('favourites').select('member_fk').execute();
  expect(new Set(favourites.map(({ member_fk }) => member_fk)).size).toBe(3);
  const entries = await query.selectFrom('audit').selectAll().execute();
  expect(entries.length).toBeGreaterThan(80);
  expect(entries.every(({ act_at }) => act_at < NOW.getTime())).toBe(true);
  expect(entries.filter(({ act_name_id, act_type_id }) => act_name_id === 13 && act_type_id === 5)).toHaveLength(4);
  const notices = await query.selectFrom('notices').select('notice_date').orderBy('notice_date', 'desc').execute();
  expect(notices).toHaveLength(6);
  expect(notices.map(({ notice_date }) => notice_date > NOW.getTime())).toEqual([
    true,
    false,
    false,
    false,
    false,
    false,
  ]);
  expect(await query.selectFrom('notice_texts').select('title').execute()).toHaveLength(18);
});

it('has remote sessions, file transfers, alerts, logins and payments of the last weeks', async () => {
  const { query } = await loaded();
  const before = (times: readonly number[]) => times.every((time) => time < NOW.getTime());
  const sessions = await query.selectFrom('remote_sessions').selectAll().execute();
  expect(sessions.length).toBeGreaterThan(100);
  expect(before(sessions.map(({ end_time }) => end_time ?? 0))).toBe(true);
  expect(new Set(sessions.map(({ reg_mail }) => reg_mail)).size).toBe(3);
  const alerts = await query.selectFrom('alerts').selectAll().execute();
  expect(new Set(alerts.map(({ alert_code }) => alert_code)).size).toBe(7);
  expect(before(alerts.map(({ generate }) => generate))).toBe(true);
  expect(await howMany(query, 'file_transfers')).toBe(60);
  expect(await howMany(query, 'access_history')).toBe(90);
  const payments = await query.selectFrom('payments').selectAll().orderBy('pk').execute();
  expect(payments.map(({ plan, months, price, remarks }) => [plan, months, price, remarks])).toEqual([
    ['Corporate', 12, 15_748_920, 'new'],
    ['Corporate', 24, 30_848_400, 'renewal'],
    ['Basic', 12, 448_140, 'new'],
  ]);
});

it('has a history in which nobody did what they may not', async () => {
  const { query } = await loaded();
  const user = await member(query, 'user@demo.example');
  const acts = await query
    .selectFrom('audit')
    .innerJoin('devices', 'devices.pk', 'audit.device_fk')
    .leftJoin('group_members', (join) =>
      join
        .onRef('group_members.device_group_fk', '=', 'devices.device_group_fk')
        .on('group_members.member_fk', '=', user.pk),
    )
    .select(['audit.act_name_id', 'group_members.pk as access'])
    .where('audit.member_fk', '=', user.pk)
    .execute();
  expect(acts.length).toBeGreaterThan(10);
  expect(acts.every(({ access }) => access !== null)).toBe(true);
  // Remote control, file transfer, memo.
  expect(new Set(acts.map(({ act_name_id }) => act_name_id))).toEqual(new Set([1, 2, 12]));
});

it('says of some groups whom to ask, how many devices they take and what sets an alert off, all within the rules', async () => {
  const { query } = await loaded();
  const groups = await query.selectFrom('device_groups').selectAll().where('updated_at', '>', 0).execute();
  expect(groups).toHaveLength(4);
  for (const group of groups) {
    const contacts = {
      groupManagerName: group.manager_name,
      groupManagerEmail: group.manager_email,
      groupManagerPhone: group.manager_phone,
      email: group.email,
      phone: group.phone,
    };
    for (const field of GROUP_CONTACT_FIELDS) expect(checkGroupContact(field, contacts[field])).toBeNull();
    expect(checkGroupRoom(groupRecord(group, true), 0)).toBeNull();
  }
  const thresholds = await query.selectFrom('group_thresholds').selectAll().execute();
  expect(thresholds).toHaveLength(8);
  for (const { alert_code, alert_time, alert_th_value } of thresholds) {
    const threshold = { alertCode: alert_code, alertMinutes: alert_time, threshold: alert_th_value };
    expect(readThreshold(threshold)).toEqual({ threshold });
  }
});

it('changes nothing when it is loaded again', async () => {
  const { query } = await loaded();
  const count = () =>
    Promise.all(
      (['companies', 'devices', 'device_groups', 'members', 'audit', 'notices'] as const).map((table) =>
        howMany(query, table),
      ),
    );
  const before = await count();
  await query.updateTable('devices').set({ alias: '내 이름' }).where('pk', '=', 1).execute();
  await loadDemo({ database: query, now: new Date(NOW.getTime() + 1000) });
  expect(await count()).toEqual(before);
  const { alias } = await query.selectFrom('devices').select('alias').where('pk', '=', 1).executeTakeFirstOrThrow();
  expect(alias).toBe('내 이름');
});

it('leaves a database alone that somebody else has filled', async () => {
  const { query } = await emptyDatabase();
  await foundCompany(query, { name: 'Somebody', latestAgentVersion: '0.1.0', now: NOW.getTime() });
  const { enrolmentTokens } = await loadDemo({ database: query, now: NOW });
  expect(enrolmentTokens).toEqual({ fleets: [] });
  expect(await howMany(query, 'companies')).toBe(1);
  expect(await howMany(query, 'members')).toBe(0);
});

it('leaves an empty database empty when the loading fails half-way', async () => {
  const { query } = await emptyDatabase();
  await query.schema.dropTable('notice_texts').execute();
  await expect(loadDemo({ database: query, now: NOW })).rejects.toThrow('notice_texts');
  expect(await howMany(query, 'companies')).toBe(0);
});

it('gives this computer a token for its group, and the fleets theirs, of which only digests are stored', async () => {
  const { query, agents } = await loaded();
  const groupOf = async (token: string) => {
    const { name, flag_df_group } = await query
      .selectFrom('enrolment_tokens')
      .innerJoin('device_groups', 'device_groups.pk', 'enrolment_tokens.device_group_fk')
      .select(['device_groups.name', 'device_groups.flag_df_group'])
      .where('token_hash', '=', tokenHash(token))
      .where('revoked_at', 'is', null)
      .executeTakeFirstOrThrow();
    return flag_df_group === 1 ? 'default' : name;
  };
  expect(await groupOf(agents.thisComputer ?? '')).toBe('개발팀');
  expect(await Promise.all(agents.fleets.map((fixture) => groupOf(fixture.enrolment_token)))).toEqual([
    'default',
    'default',
  ]);
  expect(agents.fleets.map(({ devices }) => devices.length)).toEqual([RETAIL_FLEET.plan.length, 6]);
});

it('gives new tokens at each start, and ends those of the days before', async () => {
  const { query, agents } = await loaded();
  const isGood = async (token: string | undefined) => {
    const row = await query
      .selectFrom('enrolment_tokens')
      .select('revoked_at')
      .where('token_hash', '=', tokenHash(token ?? ''))
      .executeTakeFirstOrThrow();
    return row.revoked_at === null;
  };
  const hour = 3_600_000;
  const later = await loadDemo({ database: query, now: new Date(NOW.getTime() + hour) });
  expect(later.enrolmentTokens.thisComputer).not.toBe(agents.thisComputer);
  expect(await isGood(agents.thisComputer)).toBe(true);
  await loadDemo({ database: query, now: new Date(NOW.getTime() + 25 * hour) });
  expect(await isGood(agents.thisComputer)).toBe(false);
  expect(await isGood(later.enrolmentTokens.thisComputer)).toBe(true);
});
