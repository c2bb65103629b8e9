import { EXPORT_IDS } from '@remote-console/domain';
import { describe, expect, it } from 'vitest';
import { pruneExports } from './exportStore.ts';
import { refuse, succeed } from '../../testing/exchange.ts';
import { openHistoryFixture } from '../../testing/historyFixture.ts';
import { fetchFile, keyOf, linkOf, readSheet, sheetOf } from '../../testing/spreadsheet.ts';
import { addCompany, addPerson, sessionOf } from '../../testing/testServer.ts';

const at = (text: string) => Date.parse(text);

describe('an export', () => {
  it('is asked for with what the list was asked with, and answers download_url and file_name [C-HISTORY-23] [C-API-18] [B-EXCEL-05]', async () => {
    const { app, token, addSessions } = await openHistoryFixture();
    await addSessions(
      { start_time: at('2026-11-01T00:00:00Z'), alias: 'KIOSK-03' },
      { start_time: at('2026-11-02T00:00:00Z'), alias: 'KIOSK-04' },
      { start_time: at('2026-11-03T00:00:00Z'), alias: 'OTHER' },
      { start_time: at('2026-12-01T00:00:00Z'), alias: 'KIOSK-05' },
    );
    const body = {
      by: 'create_time',
      order: 'asc',
      start_date: '2026-11-01 00:00:00',
      end_date: '2026-11-30 23:59:59',
      limit: 1,
      offset: 1,
      search_key: 'alias',
      search_value: 'kiosk',
      export_id: EXPORT_IDS.remote,
    };
    const { download_url, file_name } = await linkOf(app, token, body);
    expect(file_name).toBe('Remote session history 2026-11-02.xlsx');
    expect(download_url).toMatch(/^\/lmm\/api\/v1\.0\/exports\/[\w-]{43}$/);
    const rows = await sheetOf(app, token, body);
    expect(rows.slice(1).map(([, alias]) => alias)).toEqual(['KIOSK-03', 'KIOSK-04']);
  });

  it('is an .xlsx file in the language, the zone and the date format of the reader', async () => {
    const { testServer, app, company, addSessions } = await openHistoryFixture();
    await addSessions({ start_time: at('2026-11-01T03:30:00Z'), end_time: null, host_os_id: 3, security: 0 });
    const person = { member_type_id: 2, time_zone_id: 9, date_fmt_id: 2 };
    const token = await sessionOf(testServer, await addPerson(testServer, company.companyId, 'nina', person));
    const body = { export_id: 'remoteHistoryTable' };
    expect(await sheetOf(app, token, body, 'en')).toEqual([
      [
        'User',
        'Device',
        'Public IP',
        'Private IP',
        'Operating system',
        'Viewer public IP',
        'Viewer private IP',
        'Start',
        'End',
        'Secured',
      ],
      [
        'mia@alpha.example',
        'KIOSK-03',
        '203.0.113.7',
        '192.168.0.7',
        'Mac',
        '198.51.100.9',
        '10.0.0.9',
        '31/10/2026 23:30:00',
        'In progress',
        'No',
      ],
    ]);
    const file = await fetchFile({ app }, (await linkOf(app, token, body, 'en')).download_url);
    // A date for the spreadsheet program, not a text that looks like one.
    expect(readSheet(new Uint8Array(await file.arrayBuffer())).xml).toMatch(
      /<c r="H2" s="2"><v>46326\.979\d+<\/v><\/c>/,
    );
    expect((await sheetOf(app, token, body, 'ko'))[0]?.slice(0, 2)).toEqual(['사용자', '장치']);
    expect((await sheetOf(app, token, body, 'ja'))[0]?.slice(0, 2)).toEqual(['ユーザー', 'デバイス']);
    const response = await fetchFile({ app }, (await linkOf(app, token, body, 'ko')).download_url);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent('원격 접속 기록 2026-11-01.xlsx')}`,
      'cache-control': 'no-store',
    });
  });

  it('runs no formula and keeps every character', async () => {
    const { app, token, addTransfers } = await openHistoryFixture();
    const names = [
      '=HYPERLINK("https://evil.example","x")',
      '@SUM(1)',
      '+1',
      '-1',
      '\t=1',
      'a<b>&"c"',
      '_x0041_',
      'é한글\u0007😀',
    ];
    await addTransfers(...names.map((file_name, index) => ({ start_time: index + 1, file_name })));
    const rows = await sheetOf(app, token, { export_id: EXPORT_IDS.transfer, order: 'asc' });
    expect(rows.slice(1).map((row) => row[2])).toEqual([
      `'=HYPERLINK("https://evil.example","x")`,
      "'@SUM(1)",
      "'+1",
      "'-1",
      "'\t=1",
      'a<b>&"c"',
      '_x0041_',
      'é한글😀',
    ]);
    expect(rows[1]?.[4]).toBe(1536);
  });

  it('of nothing answers an empty list', async () => {
    const { app, token } = await openHistoryFixture();
    for (const export_id of Object.values(EXPORT_IDS).filter((id) => id !== 'deviceTable')) {
      expect((await succeed(app, 'exportTable', { token, body: { export_id } })).objects).toEqual([]);
    }
    const body = { export_id: 'deviceTable', search_value: 'nothing' };
    expect((await succeed(app, 'exportTable', { token, body })).objects).toEqual([]);
  });

  it('holds every page of a long table once, in order', async () => {
    const { app, token, addAlerts } = await openHistoryFixture();
    const alerts = Array.from({ length: 2500 }, (_, index) => ({
      generate: 1 + Math.floor(index / 3),
      alert_value: index,
    }));
    for (let start = 0; start < alerts.length; start += 500) await addAlerts(...alerts.slice(start, start + 500));
    const values = async (order: string) =>
      (await sheetOf(app, token, { export_id: EXPORT_IDS.alert, order })).slice(1).map((row) => row[3]);
    const ascending = alerts.map(({ alert_value }) => alert_value);
    expect(await values('asc')).toEqual(ascending);
    expect(await values('desc')).toEqual(ascending.toReversed());
  });
});

describe('who and what', () => {
  it('is limited to those who may read the history, their company and their groups', async () => {
    const { testServer, app, token, company, reporterToken, printer, addSessions } = await openHistoryFixture();
    await addSessions({ start_time: 1 }, { start_time: 2, device_fk: printer, alias: 'PRINT-SRV' });
    const body = { export_id: 'remoteHistoryTable' };
    expect(await sheetOf(app, token, body)).toHaveLength(3);
    expect(await sheetOf(app, reporterToken, body)).toHaveLength(2);
    const user = await sessionOf(testServer, await addPerson(testServer, company.companyId, 'uma'));
    expect(await refuse(app, 'exportTable', { token: user, body })).toEqual({ status: 403, error: 'no_permission' });
    const basic = await addCompany(testServer, 'Beta', { plan: 'Basic' });
    const ben = await sessionOf(testServer, await addPerson(testServer, basic.companyId, 'ben', { member_type_id: 2 }));
    expect(await refuse(app, 'exportTable', { token: ben, body })).toEqual({ status: 403, error: 'need_license' });
    const corporate = await addCompany(testServer, 'Gamma');
    const gil = await sessionOf(
      testServer,
      await addPerson(testServer, corporate.companyId, 'gil', { member_type_id: 2 }),
    );
    expect((await succeed(app, 'exportTable', { token: gil, body })).objects).toEqual([]);
  });

  it('refuses what the list would refuse, and a table that is too long', async () => {
    const { app, token, addSessions } = await openHistoryFixture({ EXPORT_ROWS: '2', EXPORT_LIMIT_PER_ACCOUNT: '100' });
    await addSessions({ start_time: 1 }, { start_time: 2 });
    const body = { export_id: 'remoteHistoryTable' };
    expect(await sheetOf(app, token, body)).toHaveLength(3);
    await addSessions({ start_time: 3 });
    expect(await refuse(app, 'exportTable', { token, body })).toEqual({
      status: 409,
      error: 'excel_processing_delayed',
    });
    for (const [wrong, field] of [
      [{ by: 'pk' }, 'by'],
      [{ search_key: 'password', search_value: 'x' }, 'search_key'],
      [{ start_date: '2026-13-01' }, 'start_date'],
      [{ start_date: '2026-11-02', end_date: '2026-11-01' }, 'end_date'],
      [{ export_id: 'members' }, 'export_id'],
      [{ secret: 1 }, 'secret'],
    ] as const) {
      expect(await refuse(app, 'exportTable', { token, body: { ...body, ...wrong } })).toMatchObject({
        status: 400,
        field,
      });
    }
    const devices = { export_id: 'deviceTable', search_key: 'os', search_value: 'Windows' };
    expect(await refuse(app, 'exportTable', { token, body: devices })).toMatchObject({ field: 'search_value' });
  });

  it('is limited per account and per address', async () => {
    const { app, token, reporterToken } = await openHistoryFixture({
      EXPORT_LIMIT_PER_ACCOUNT: '2',
      EXPORT_LIMIT_PER_ADDRESS: '3',
    });
    const body = { export_id: 'deviceTable' };
    for (let n = 0; n < 2; n += 1) await succeed(app, 'exportTable', { token, body });
    expect(await refuse(app, 'exportTable', { token, body })).toEqual({ status: 429, error: 'too_many_requests' });
    expect(await refuse(app, 'exportTable', { token: reporterToken, body })).toMatchObject({ status: 429 });
    await succeed(app, 'exportTable', { token: reporterToken, body, address: '203.0.113.5' });
  });

  it('is fetched by its key alone, for 10 minutes, and then removed', async () => {
    const { testServer, app, token } = await openHistoryFixture();
    const { download_url } = await linkOf(app, token, { export_id: 'deviceTable' });
    const stored = await testServer.database.query.selectFrom('exports').selectAll().execute();
    expect(JSON.stringify(stored)).not.toContain(keyOf(download_url));
    const guessed = { path: { key: keyOf(download_url).split('').toReversed().join('') } };
    expect(await refuse(app, 'downloadExport', guessed)).toEqual({ status: 404, error: 'not_found' });
    testServer.clock.now += 10 * 60_000 - 1;
    expect((await fetchFile(testServer, download_url)).status).toBe(200);
    testServer.clock.now += 1;
    expect((await fetchFile(testServer, download_url)).status).toBe(404);
    await pruneExports(testServer.connection);
    for (const table of ['exports', 'export_chunks'] as const) {
      expect(await testServer.database.query.selectFrom(table).selectAll().execute()).toEqual([]);
    }
  });
});
