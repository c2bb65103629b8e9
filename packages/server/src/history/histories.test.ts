import { describe, expect, it } from 'vitest';
import { refuse, succeed } from '../testing/exchange.ts';
import { openHistoryFixture } from '../testing/historyFixture.ts';
import { addCompany, addPerson, only, sessionOf } from '../testing/testServer.ts';

const at = (text: string) => Date.parse(text);
const LISTS = ['listRemoteHistory', 'listFileHistory', 'listAlertHistory', 'listAccessHistory'] as const;

describe('the remote history', () => {
  it('carries what a session was, and None while it runs', async () => {
    const { app, token, addSessions } = await openHistoryFixture();
    await addSessions({ start_time: at('2026-11-02T00:00:00Z'), end_time: null });
    const { meta, objects } = await succeed(app, 'listRemoteHistory', { token });
    expect(meta.total_count).toBe(1);
    expect(only(objects)).toEqual({
      pk: only(objects).pk,
      reg_mail: 'mia@alpha.example',
      alias: 'KIOSK-03',
      host_public_ip: '203.0.113.7',
      host_private_ip: '192.168.0.7',
      host_os_id: 1,
      viewer_public_ip: '198.51.100.9',
      viewer_private_ip: '10.0.0.9',
      start_time: '2026-11-02T00:00:00.000Z',
      end_time: 'None',
      security: 1,
    });
  });

  it('is asked by create_time, dates, limit, offset and order; newest first [C-HISTORY-06] [C-HISTORY-30]', async () => {
    const { app, token, addSessions } = await openHistoryFixture();
    const times = Array.from({ length: 12 }, (_, index) => at('2026-11-01T00:00:00Z') + Math.floor(index / 2) * 1000);
    await addSessions(...times.map((start_time, index) => ({ start_time, alias: `entry ${index}` })));
    const read = async (query: Record<string, string | number>) => {
      const { meta, objects } = await succeed(app, 'listRemoteHistory', {
        token,
        query: { by: 'create_time', ...query },
      });
      return { total: meta.total_count, names: objects.map(({ alias }) => alias) };
    };
    const newest = Array.from({ length: 12 }, (_, index) => `entry ${11 - index}`);
    expect(await read({})).toEqual({ total: 12, names: newest.slice(0, 10) });
    expect(await read({ order: 'desc', limit: 5, offset: 10 })).toEqual({ total: 12, names: newest.slice(10) });
    expect(await read({ order: 'asc', limit: 3 })).toEqual({ total: 12, names: ['entry 0', 'entry 1', 'entry 2'] });
    expect(await read({ start_date: '2026-11-01 09:00:02', end_date: '2026-11-01 09:00:03' })).toEqual({
      total: 4,
      names: ['entry 7', 'entry 6', 'entry 5', 'entry 4'],
    });
  });

  it('reads dates on the clock of the person and takes in all of the last day [C-HISTORY-31]', async () => {
    const { testServer, app, company, addSessions } = await openHistoryFixture();
    await addSessions(
      { start_time: at('2026-11-01T03:59:59.999Z'), alias: 'October in New York' },
      { start_time: at('2026-11-01T04:00:00Z'), alias: 'first' },
      { start_time: at('2026-12-01T04:59:59.999Z'), alias: 'last' },
      { start_time: at('2026-12-01T05:00:00Z'), alias: 'December in New York' },
    );
    const person = { member_type_id: 2, time_zone_id: 9 };
    const token = await sessionOf(testServer, await addPerson(testServer, company.companyId, 'nina', person));
    for (const query of [
      { start_date: '2026-11-01 00:00:00', end_date: '2026-11-30 23:59:59' },
      { start_date: '2026-11-01', end_date: '2026-11-30' },
      { start_date: '2026-11-01T04:00:00Z', end_date: '2026-12-01T04:59:59Z' },
    ]) {
      const { objects } = await succeed(app, 'listRemoteHistory', { token, query });
      expect(objects.map(({ alias }) => alias)).toEqual(['last', 'first']);
    }
  });

  it('is searched by person, device or address, whatever letter case and width', async () => {
    const { app, token, addSessions } = await openHistoryFixture();
    await addSessions(
      { start_time: 3, alias: 'ＫＩＯＳＫ-서울', reg_mail: 'Uma@alpha.example' },
      { start_time: 2, alias: '100%_a', viewer_private_ip: '10.1.2.3' },
      { start_time: 1, alias: 'other' },
    );
    const names = async (search_key: string, search_value: string) => {
      const { objects, meta } = await succeed(app, 'listRemoteHistory', { token, query: { search_key, search_value } });
      expect(meta.total_count).toBe(objects.length);
      return objects.map(({ alias }) => alias);
    };
    expect(await names('alias', 'kiosk-서')).toEqual(['ＫＩＯＳＫ-서울']);
    expect(await names('alias', '%_')).toEqual(['100%_a']);
    expect(await names('reg_mail', 'UMA@')).toEqual(['ＫＩＯＳＫ-서울']);
    expect(await names('ip', '10.1.2')).toEqual(['100%_a']);
    expect(await names('ip', '203.0.113.7')).toHaveLength(3);
    expect(await names('alias', 'nothing')).toEqual([]);
  });
});

describe('the other histories', () => {
  it('of files carry start_time, end_time, mgrid, file_name, action_type, file_size and device_os_id', async () => {
    const { app, token, addTransfers } = await openHistoryFixture();
    await addTransfers({ start_time: at('2026-11-02T00:00:00Z'), action_type: 2, file_size: 5_000_000_000 });
    const { objects } = await succeed(app, 'listFileHistory', { token, query: { search_value: 'MIA' } });
    expect(only(objects)).toEqual({
      pk: only(objects).pk,
      start_time: '2026-11-02T00:00:00.000Z',
      end_time: '2026-11-02T00:00:05.000Z',
      mgrid: 'mia@alpha.example',
      alias: 'KIOSK-03',
      file_name: 'prices.csv',
      action_type: 2,
      file_size: 5_000_000_000,
      device_os_id: 1,
    });
    const search = { search_key: 'file_name', search_value: 'other' };
    expect((await succeed(app, 'listFileHistory', { token, query: search })).objects).toEqual([]);
  });

  it('of alerts carry device, generate, device_os_id, alert_code and alert_value', async () => {
    const { app, token, addAlerts } = await openHistoryFixture();
    await addAlerts({ generate: at('2026-11-02T00:00:00Z') }, { generate: 1, alert_code: 'IW7', alert_value: 1200 });
    const query = { search_key: 'alert_code', search_value: 'IW2' };
    const { objects } = await succeed(app, 'listAlertHistory', { token, query });
    expect(only(objects)).toEqual({
      pk: only(objects).pk,
      device: 'KIOSK-03',
      generate: '2026-11-02T00:00:00.000Z',
      device_os_id: 1,
      alert_code: 'IW2',
      alert_value: 97.5,
    });
  });

  it('of access carry mgrid, addresses, login_time, browser and login_from', async () => {
    const { testServer, app, token, addLogins } = await openHistoryFixture();
    await addLogins({ browser: 'Chrome 140', dev_os_id: 3, address: '203.0.113.50' });
    testServer.clock.now += 1000;
    await addLogins({ dev_os_id: 3, private_address: '10.0.0.4', outcome: 'failure_limit' });
    const { objects } = await succeed(app, 'listAccessHistory', { token, query: { order: 'asc' } });
    expect(objects.map(({ pk: _pk, ...entry }) => entry)).toEqual([
      {
        mgrid: 'mia@alpha.example',
        mgr_pub_ip: '203.0.113.50',
        mgr_pri_ip: '',
        login_time: new Date(testServer.clock.now - 1000).toISOString(),
        browser: 'Chrome 140',
        login_from: 3,
        outcome: 'success',
      },
      {
        mgrid: 'mia@alpha.example',
        mgr_pub_ip: '127.0.0.1',
        mgr_pri_ip: '10.0.0.4',
        login_time: new Date(testServer.clock.now).toISOString(),
        browser: '',
        login_from: 3,
        outcome: 'failure_limit',
      },
    ]);
    const query = { search_key: 'browser', search_value: 'chrome' };
    expect((await succeed(app, 'listAccessHistory', { token, query })).objects).toHaveLength(1);
  });

  it('of access are searched by the browser that is shown: CS where none was reported', async () => {
    const { app, token, addLogins } = await openHistoryFixture();
    await addLogins({ browser: '' }, { browser: 'Chrome 140' });
    const found = async (search_value: string) => {
      const query = { search_key: 'browser', search_value };
      const { meta, objects } = await succeed(app, 'listAccessHistory', { token, query });
      expect(meta.total_count).toBe(objects.length);
      return objects.map(({ browser }) => browser);
    };
    expect(await found('CS')).toEqual(['']);
    expect(await found('ｃｓ')).toEqual(['']);
    expect(await found('c')).toHaveLength(2);
    expect(await found('chrome')).toEqual(['Chrome 140']);
  });

  it('of deleted devices are found by who deleted them, by name and by date', async () => {
    const { testServer, app, token, company, manager } = await openHistoryFixture();
    const entry = {
      company_fk: company.companyId,
      act_name_id: 13,
      act_type_id: 5,
      device_fk: 4711,
      member_fk: manager,
      name: 'Mia',
      reg_mail: 'mia@alpha.example',
      new_value: '',
    };
    await testServer.database.query
      .insertInto('audit')
      .values([
        { ...entry, act_at: at('2026-10-01T00:00:00Z'), old_value: '구형 POS-11' },
        { ...entry, act_at: at('2026-11-01T00:00:00Z'), old_value: 'TEST-VM' },
      ])
      .execute();
    const names = async (query: Record<string, string | number>) =>
      (await succeed(app, 'listAudit', { token, query: { q: 13, ...query } })).objects.map(
        ({ old_value }) => old_value,
      );
    expect(await names({})).toEqual(['TEST-VM', '구형 POS-11']);
    expect(await names({ search_key: 'name', search_value: 'pos' })).toEqual(['구형 POS-11']);
    expect(await names({ search_key: 'reg_mail', search_value: 'mia' })).toHaveLength(2);
    expect(await names({ start_date: '2026-11-01' })).toEqual(['TEST-VM']);
  });
});

describe('every history', () => {
  it('is for whoever may view reports: a manager and whoever has viewReport, nobody else [C-HISTORY-32]', async () => {
    const { testServer, app, company, token, reporterToken } = await openHistoryFixture();
    const user = await sessionOf(
      testServer,
      await addPerson(testServer, company.companyId, 'uma', { auth_val: '1,2,4' }),
    );
    for (const id of LISTS) {
      await succeed(app, id, { token });
      await succeed(app, id, { token: reporterToken });
      expect(await refuse(app, id, { token: user })).toEqual({ status: 403, error: 'no_permission' });
    }
    expect(await refuse(app, 'listAudit', { token: user, query: { q: 13 } })).toMatchObject({ status: 403 });
  });

  it('needs a Corporate license', async () => {
    const { testServer, app } = await openHistoryFixture();
    const basic = await addCompany(testServer, 'Beta', { plan: 'Basic' });
    const token = await sessionOf(
      testServer,
      await addPerson(testServer, basic.companyId, 'ben', { member_type_id: 2 }),
    );
    for (const id of LISTS) expect(await refuse(app, id, { token })).toEqual({ status: 403, error: 'need_license' });
  });

  it('shows nothing of another company, and to a reporter nothing of devices in groups that are closed', async () => {
    const { testServer, app, token, reporterToken, printer, addSessions, addAlerts, addTransfers } =
      await openHistoryFixture();
    for (const device_fk of [undefined, printer]) {
      const device = device_fk === undefined ? {} : { device_fk };
      await addSessions({ start_time: 1, ...device });
      await addAlerts({ generate: 1, ...device });
      await addTransfers({ start_time: 1, ...device });
    }
    const other = await addCompany(testServer, 'Beta');
    const stranger = await sessionOf(
      testServer,
      await addPerson(testServer, other.companyId, 'ben', { member_type_id: 2 }),
    );
    for (const id of ['listRemoteHistory', 'listFileHistory', 'listAlertHistory'] as const) {
      const counts = [];
      for (const each of [token, reporterToken, stranger]) {
        const { meta, objects } = await succeed(app, id, { token: each });
        expect(objects).toHaveLength(meta.total_count);
        counts.push(meta.total_count);
      }
      expect([id, ...counts]).toEqual([id, 2, 1, 0]);
    }
  });

  it.each(LISTS)('of %s is whole without a search value, and refuses an empty one [C-HISTORY-03]', async (id) => {
    const { app, token, kiosk, manager, addSessions, addAlerts, addTransfers, addLogins } = await openHistoryFixture();
    await addSessions({ start_time: 1 });
    await addAlerts({ generate: 1 });
    await addTransfers({ start_time: 1 });
    await addLogins({ browser: 'Chrome 142' });
    const audit = { act_name_id: 1, act_type_id: 1, device_pk: kiosk, member_pk: manager };
    await succeed(app, 'recordAudit', { token, body: audit });
    expect((await succeed(app, id, { token })).meta.total_count).toBe(1);
    expect((await succeed(app, id, { token, query: { search_value: 'nowhere' } })).meta.total_count).toBe(0);
    expect(await refuse(app, id, { token, query: { search_value: '' } })).toEqual({
      status: 400,
      error: 'invalid_data',
      field: 'search_value',
    });
  });

  it('refuses dates that are none, an end before the start, an empty search and an unknown key', async () => {
    const { app, token } = await openHistoryFixture();
    for (const id of LISTS) {
      for (const [query, field] of [
        [{ start_date: 'yesterday!' }, 'start_date'],
        [{ end_date: '2026-02-30' }, 'end_date'],
        [{ start_date: '2026-11-02', end_date: '2026-11-01' }, 'end_date'],
        [{ search_value: '' }, 'search_value'],
        [{ search_key: 'password', search_value: 'x' }, 'search_key'],
        [{ by: 'pk' }, 'by'],
      ] as const) {
        expect(await refuse(app, id, { token, query })).toEqual({ status: 400, error: 'invalid_data', field });
      }
    }
  });
});
