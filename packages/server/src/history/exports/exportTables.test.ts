import { ADMINISTRATION_CODES, ADMINISTRATION_TYPE, DEVICE_EXPORT_RANGE } from '@remote-console/domain';
import { describe, expect, it } from 'vitest';
import { openApprovalFixture } from '../../testing/approvalFixture.ts';
import { refuse, succeed } from '../../testing/exchange.ts';
import { openHistoryFixture } from '../../testing/historyFixture.ts';
import { sheetOf } from '../../testing/spreadsheet.ts';
import { addCompany, addDevices, addPerson, addTestGroup, letInto, sessionOf } from '../../testing/testServer.ts';

const at = (text: string) => Date.parse(text);

describe('each table', () => {
  it('of the remote, warning and access logs is exported under its id [C-HISTORY-24]', async () => {
    const { app, token, addSessions, addAlerts, addLogins } = await openHistoryFixture();
    await addSessions({ start_time: 1 });
    await addAlerts({ generate: at('2026-11-01T00:00:00Z'), alert_code: 'IW5', alert_value: 81 });
    await addLogins({ outcome: 'ip_block' });
    expect(await sheetOf(app, token, { export_id: 'remoteHistoryTable' })).toHaveLength(2);
    expect((await sheetOf(app, token, { export_id: 'alertHistoryTable' }))[1]).toEqual([
      'KIOSK-03',
      'Windows',
      'CPU temperature',
      81,
      '°C',
      '2026/11/01 09:00:00',
    ]);
    expect((await sheetOf(app, token, { export_id: 'accessHistoryTable' }))[1]).toEqual([
      'mia@alpha.example',
      '127.0.0.1',
      '',
      '2026/11/02 12:00:00',
      'CS',
      'Windows',
      'Blocked IP address',
    ]);
  });

  it.each([
    ['fileHistoryTable', 'deleteHistoryTable'],
    ['transferHistoryTable', 'deletedDeviceTable'],
  ])('of files and of deleted devices is exported as %s and %s [C-HISTORY-25]', async (files, deleted) => {
    const { testServer, app, token, company, manager, addTransfers } = await openHistoryFixture();
    await addTransfers({ start_time: at('2026-11-01T00:00:00Z'), action_type: 2 });
    const deletion = { act_name_id: 13, act_type_id: 5, old_value: '구형 POS-11', new_value: '', name: 'Mia' };
    const by = { company_fk: company.companyId, member_fk: manager, reg_mail: 'mia@alpha.example', device_fk: 4711 };
    await testServer.database.query
      .insertInto('audit')
      .values([
        { ...by, ...deletion, act_at: at('2026-11-01T00:00:00Z') },
        { ...by, ...deletion, act_at: 1, act_name_id: 1, act_type_id: 1 },
      ])
      .execute();
    expect((await sheetOf(app, token, { export_id: files }))[1]).toEqual([
      'mia@alpha.example',
      'KIOSK-03',
      'prices.csv',
      'Device → user',
      1536,
      'Windows',
      '2026/11/01 09:00:00',
      '2026/11/01 09:00:05',
    ]);
    expect((await sheetOf(app, token, { export_id: deleted, q: 13 })).slice(1)).toEqual([
      ['구형 POS-11', 'mia@alpha.example', 'Mia', '2026/11/01 09:00:00'],
    ]);
  });

  it('of administration names what was changed, and its values, as the page does', async () => {
    const { testServer, app, token, company, manager } = await openHistoryFixture();
    await testServer.database.query
      .insertInto('audit')
      .values({
        company_fk: company.companyId,
        member_fk: manager,
        reg_mail: 'mia@alpha.example',
        act_name_id: ADMINISTRATION_CODES.groupChanged.actionCode,
        act_type_id: ADMINISTRATION_TYPE,
        old_value: JSON.stringify({ parent: '<default>', remote_consent: 'ask' }),
        new_value: JSON.stringify({ parent: 'Lobby', remote_consent: 'silent' }),
        name: 'Mia',
        subject: '<default>',
        act_at: at('2026-11-01T00:00:00Z'),
      })
      .execute();
    const [, row] = await sheetOf(app, token, { export_id: 'administrationHistoryTable' });
    expect(row?.slice(2, 5)).toEqual([
      'Group changed',
      'Default group',
      'Parent group: Default group → Lobby\nConsent to remote sessions: Ask first (30 seconds to answer) → Don’t notify',
    ]);
  });

  it("of approvals holds what is decided for a manager, and a user's own requests for that user", async () => {
    const { testServer, app, token, company, kiosk, manager } = await openHistoryFixture();
    const uma = await addPerson(testServer, company.companyId, 'uma', { name: 'Uma' });
    const approval = {
      company_fk: company.companyId,
      device_fk: kiosk,
      approver_fk: manager,
      start_at: at('2026-11-02T00:00:00Z'),
      end_at: at('2026-11-03T00:00:00Z'),
      reason: 'update',
      react_reason: 'ok',
    };
    await testServer.database.query
      .insertInto('approvals')
      .values([
        { ...approval, member_fk: uma, approve_state: 2, created_at: 2 },
        { ...approval, member_fk: uma, approve_state: 0, created_at: 1 },
        { ...approval, member_fk: manager, approve_state: 1, created_at: 3 },
      ])
      .execute();
    const body = { export_id: 'approvalHistoryTable', type: 'history', by: 'proposal_time' };
    const states = async (each: string) => (await sheetOf(app, each, body)).slice(1).map((row) => [row[5], row[7]]);
    expect(await states(token)).toEqual([
      ['mia@alpha.example', 'Rejected'],
      ['uma', 'Approved'],
    ]);
    expect(await states(await sessionOf(testServer, uma))).toEqual([
      ['uma', 'Approved'],
      ['uma', 'Pending'],
    ]);
  });
});

describe('the file of the approval history', () => {
  it('holds what its list holds, for a manager and a sub-manager, also of a deleted device and of a search', async () => {
    const { testServer, company, device, second, people, tokens, ask, request, decide, list } =
      await openApprovalFixture();
    const elsewhere = await addTestGroup(testServer, company, 'Busan');
    const [closed = 0] = await addDevices(testServer, company.companyId, [
      { alias: 'KIOSK-09', device_group_fk: elsewhere },
    ]);
    const next = () => (testServer.clock.now += 1000);
    await decide((await request({ device_pk: second })).pk, 1);
    next();
    await decide((await request()).pk, 0, { react_reason: 'not today' });
    next();
    await testServer.database.query
      .insertInto('approvals')
      .values({
        company_fk: company.companyId,
        device_fk: closed,
        device_alias: 'KIOSK-09',
        device_alias_key: 'kiosk-09',
        device_pub_ip: '',
        member_fk: people.user,
        approver_fk: people.manager,
        start_at: testServer.clock.now,
        end_at: testServer.clock.now + 1000,
        reason: 'once',
        react_reason: '',
        approve_state: 2,
        created_at: testServer.clock.now,
      })
      .execute();
    next();
    await request(ask().body);
    await succeed(testServer.app, 'deleteDevice', { token: tokens.manager, path: { devicePk: device } });
    await request({ device_pk: second });
    const words = ['Pending', 'Rejected', 'Approved', 'Device deleted', 'Device deleted'];
    for (const token of [tokens.manager, tokens.subManager]) {
      for (const search of [{}, { search_key: 'device_alias', search_value: 'kiosk' }, { search_value: 'uma' }]) {
        const shown = (await list({ type: 'history', ...search }, token)).objects.map((each) => [
          each.device_alias,
          each.device_pub_ip,
          each.requester_id,
          each.approver_name,
          words[each.approve_state],
        ]);
        expect(shown.length).toBeGreaterThan(2);
        const body = { export_id: 'approvalHistoryTable', type: 'history', by: 'proposal_time', ...search };
        const [, ...rows] = await sheetOf(testServer.app, token, body);
        expect(rows.map((row) => [row[0], row[1], row[5], row[6], row[7]])).toEqual(shown);
      }
    }
  });
});

describe('the device export', () => {
  it('is a POST with by, order, start_date, end_date and export_id that leaves no device out [B-EXCEL-04] [B-EXCEL-09]', async () => {
    const { testServer, app, token, company, seoul } = await openHistoryFixture();
    testServer.clock.now = at('2001-02-03T00:00:00Z');
    await addDevices(testServer, company.companyId, [
      { alias: 'ancient', device_group_fk: seoul, memo: '=1+1', alive: 1 },
    ]);
    testServer.clock.now = at('2026-11-02T03:00:00Z');
    const { startDate: start_date, endDate: end_date } = DEVICE_EXPORT_RANGE;
    const body = { by: 'alias', order: 'asc', start_date, end_date, export_id: 'deviceTable' };
    const rows = await sheetOf(app, token, body);
    expect(rows.map(([alias]) => alias)).toEqual(['Device', 'ancient', 'KIOSK-03', 'PRINT-SRV']);
    expect(rows[1]?.slice(0, 5)).toEqual(['ancient', 'Online', "'=1+1", 'Seoul', 'Windows']);
    const recent = { ...body, start_date: '2026-01-01 00:00:00' };
    expect((await sheetOf(app, token, recent)).map(([alias]) => alias)).toEqual(['Device', 'KIOSK-03', 'PRINT-SRV']);
  });

  it('says where each device is, in the words of its reader', async () => {
    const { testServer, app, token, company, seoul, kiosk, printer } = await openHistoryFixture();
    const lobby = await addTestGroup(testServer, company, 'Lobby', seoul);
    const { query } = testServer.database;
    await query.updateTable('devices').set({ device_group_fk: lobby }).where('pk', '=', kiosk).execute();
    const moved = { device_group_fk: company.defaultGroupId };
    await query.updateTable('devices').set(moved).where('pk', '=', printer).execute();
    const groupsFor = async (language: string) =>
      (await sheetOf(app, token, { export_id: 'deviceTable' }, language)).slice(1).map((row) => row[3]);
    expect(await groupsFor('ko')).toEqual(['Seoul / Lobby', '기본 그룹']);
    expect(await groupsFor('en')).toEqual(['Seoul / Lobby', 'Default group']);
    expect(await groupsFor('ja')).toEqual(['Seoul / Lobby', '既定のグループ']);
  });

  it('holds the devices that the person may see, as the list is filtered [B-EXCEL-10]', async () => {
    const { testServer, app, token, company, busan, reporterToken } = await openHistoryFixture();
    const other = await addCompany(testServer, 'Beta');
    await addDevices(testServer, other.companyId, [{ alias: 'theirs', device_group_fk: other.defaultGroupId }]);
    const names = async (each: string, filter: object = {}) =>
      (await sheetOf(app, each, { export_id: 'deviceTable', ...filter })).slice(1).map(([alias]) => alias);
    expect(await names(token)).toEqual(['KIOSK-03', 'PRINT-SRV']);
    expect(await names(token, { order: 'desc' })).toEqual(['PRINT-SRV', 'KIOSK-03']);
    expect(await names(token, { device_group_pk: busan })).toEqual(['PRINT-SRV']);
    const root = company.rootGroupId;
    expect(await names(token, { device_group_pk: root, subgroups: 1 })).toEqual(['KIOSK-03', 'PRINT-SRV']);
    expect(await names(token, { search_key: 'alias', search_value: 'kiosk' })).toEqual(['KIOSK-03']);
    expect(await names(reporterToken)).toEqual(['KIOSK-03']);
    const body = { export_id: 'deviceTable', device_group_pk: busan };
    expect(await refuse(app, 'exportTable', { token: reporterToken, body })).toMatchObject({
      error: 'no_group_access',
    });
    const user = await addPerson(testServer, company.companyId, 'uma');
    await letInto(testServer, user, busan);
    expect(await names(await sessionOf(testServer, user))).toEqual(['PRINT-SRV']);
  });
});
