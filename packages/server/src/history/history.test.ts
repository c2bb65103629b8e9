import { describe, expect, it } from 'vitest';
import { refuse, succeed } from '../testing/exchange.ts';
import { openHistoryFixture } from '../testing/historyFixture.ts';
import {
  addCompany,
  addDevices,
  addPerson,
  addTestGroup,
  letInto,
  only,
  openTestServer,
  sessionOf,
} from '../testing/testServer.ts';

async function openHistory() {
  const testServer = await openTestServer();
  const company = await addCompany(testServer, 'Alpha');
  const seoul = await addTestGroup(testServer, company, 'Seoul');
  const [device_pk = 0, other_pk = 0] = await addDevices(testServer, company.companyId, [
    { alias: 'a', device_group_fk: seoul },
    { alias: 'b', device_group_fk: seoul },
  ]);
  const member_pk = await addPerson(testServer, company.companyId, 'mia@alpha.example', {
    member_type_id: 2,
    name: 'Mia',
  });
  const token = await sessionOf(testServer, member_pk);
  return { testServer, app: testServer.app, company, seoul, device_pk, other_pk, member_pk, token };
}

describe('the audit', () => {
  it('is written by POST with act_name_id, act_type_id, device_pk, member_pk, old_value and new_value [B-AUDIT-01] [B-AUDIT-02] [C-AUDIT-01]', async () => {
    const { testServer, app, token, device_pk, member_pk } = await openHistory();
    const entry = { act_name_id: 1, act_type_id: 1, device_pk, member_pk, old_value: 'before', new_value: 'after' };
    await succeed(app, 'recordAudit', { token, body: entry });
    const stored = only((await succeed(app, 'listAudit', { token, query: { device_pk } })).objects);
    expect(stored).toEqual({
      ...entry,
      pk: stored.pk,
      subject: '',
      address: '',
      name: 'Mia',
      reg_mail: 'mia@alpha.example',
      act_time: new Date(testServer.clock.now).toISOString(),
    });
  });

  it('refuses an entry in the name of somebody else', async () => {
    const { testServer, app, token, company, device_pk } = await openHistory();
    const member_pk = await addPerson(testServer, company.companyId, 'uma');
    const body = { act_name_id: 1, act_type_id: 1, device_pk, member_pk };
    expect(await refuse(app, 'recordAudit', { token, body })).toMatchObject({ status: 403, error: 'no_permission' });
  });

  it('refuses an entry about what the server carries out itself', async () => {
    const { app, token, device_pk, member_pk } = await openHistory();
    for (const [act_name_id, act_type_id] of [
      [3, 1],
      [4, 1],
      [13, 5],
      [1, 5],
    ]) {
      const body = { act_name_id, act_type_id, device_pk, member_pk };
      expect(await refuse(app, 'recordAudit', { token, body })).toMatchObject({ status: 400 });
    }
  });

  it('of a device is read by by, device_pk, limit 10, offset and order; the newest ten come first [B-AUDIT-03] [B-DETAIL-16] [C-AUDIT-02]', async () => {
    const { testServer, app, token, device_pk, other_pk, member_pk } = await openHistory();
    for (let index = 0; index < 12; index += 1) {
      testServer.clock.now += 1000;
      const body = { act_name_id: 1 + (index % 2), act_type_id: 1, device_pk, member_pk, new_value: `entry ${index}` };
      await succeed(app, 'recordAudit', { token, body });
    }
    await succeed(app, 'recordAudit', {
      token,
      body: { act_name_id: 2, act_type_id: 1, device_pk: other_pk, member_pk },
    });
    const read = async (query: Record<string, string | number>) => {
      const { meta, objects } = await succeed(app, 'listAudit', { token, query: { device_pk, limit: 10, ...query } });
      return { total: meta.total_count, entries: objects.map(({ new_value }) => new_value) };
    };
    const newest = Array.from({ length: 10 }, (_, index) => `entry ${11 - index}`);
    expect(await read({ by: 'act_time', order: 'desc', offset: 0 })).toEqual({ total: 12, entries: newest });
    expect(await read({ by: 'act_time', order: 'desc', offset: 10 })).toEqual({
      total: 12,
      entries: ['entry 1', 'entry 0'],
    });
    expect((await read({ by: 'act_time', order: 'asc', offset: 0 })).entries[0]).toBe('entry 0');
    expect((await read({ by: 'act_name_id', order: 'asc', offset: 0 })).entries.slice(0, 2)).toEqual([
      'entry 0',
      'entry 2',
    ]);
  });

  it('with q=13 answers the deleted devices [B-AUDIT-04] [C-HISTORY-20]', async () => {
    const { testServer, app, token, company, device_pk, member_pk } = await openHistory();
    await succeed(app, 'recordAudit', { token, body: { act_name_id: 1, act_type_id: 1, device_pk, member_pk } });
    await testServer.database.query
      .insertInto('audit')
      .values({
        company_fk: company.companyId,
        act_at: testServer.clock.now,
        act_name_id: 13,
        act_type_id: 5,
        device_fk: 4711,
        member_fk: member_pk,
        name: 'Mia',
        reg_mail: 'mia@alpha.example',
        old_value: 'KIOSK-9',
        new_value: '',
      })
      .execute();
    const { meta, objects } = await succeed(app, 'listAudit', { token, query: { q: 13 } });
    expect(meta.total_count).toBe(1);
    expect(only(objects)).toMatchObject({ act_name_id: 13, act_type_id: 5, device_pk: 4711, old_value: 'KIOSK-9' });
  });

  it('of the whole company is only for whoever may view reports; that of a device for whoever may open it', async () => {
    const { testServer, app, company, seoul, device_pk } = await openHistory();
    const user = await addPerson(testServer, company.companyId, 'uma');
    const token = await sessionOf(testServer, user);
    expect(await refuse(app, 'listAudit', { token })).toMatchObject({ status: 403, error: 'no_permission' });
    expect(await refuse(app, 'listAudit', { token, query: { device_pk } })).toMatchObject({
      status: 403,
      error: 'no_group_access',
    });
    await letInto(testServer, user, seoul);
    await succeed(app, 'listAudit', { token, query: { device_pk } });
    const reporter = await addPerson(testServer, company.companyId, 'rea', { auth_val: '1,8' });
    await succeed(app, 'listAudit', { token: await sessionOf(testServer, reporter) });
  });

  it('shows whoever is not a manager the entries of devices in open groups alone, and the deletions, which have no group', async () => {
    const { testServer, company, app, token, reporter, reporterToken, kiosk, printer, manager } =
      await openHistoryFixture();
    const entry = { company_fk: company.companyId, act_at: 1, act_type_id: 1, member_fk: manager, new_value: '' };
    const by = { name: 'Mia', reg_mail: 'mia@alpha.example' };
    await testServer.database.query
      .insertInto('audit')
      .values([
        { ...entry, ...by, act_name_id: 12, device_fk: kiosk, old_value: 'kiosk' },
        { ...entry, ...by, act_name_id: 12, device_fk: printer, old_value: 'printer' },
        { ...entry, ...by, act_name_id: 12, device_fk: 4711, old_value: 'of one that is gone' },
        { ...entry, ...by, act_name_id: 13, act_type_id: 5, device_fk: 4711, old_value: 'deletion' },
      ])
      .execute();
    const read = async (each: string) => {
      const { meta, objects } = await succeed(app, 'listAudit', { token: each, query: { order: 'asc' } });
      expect(meta.total_count).toBe(objects.length);
      return objects.map(({ old_value }) => old_value);
    };
    expect(await read(token)).toEqual(['kiosk', 'printer', 'of one that is gone', 'deletion']);
    expect(await read(reporterToken)).toEqual(['kiosk', 'deletion']);
    await testServer.database.query
      .updateTable('members')
      .set({ member_type_id: 7 })
      .where('pk', '=', reporter)
      .execute();
    expect(await read(reporterToken)).toEqual(['kiosk']);
  });
});

describe('notices', () => {
  async function addNotice(
    testServer: Awaited<ReturnType<typeof openTestServer>>,
    date: number,
    titles: Partial<Record<'ko' | 'en' | 'ja', string>>,
  ) {
    const { pk } = await testServer.database.query
      .insertInto('notices')
      .values({ notice_date: date, created_at: testServer.clock.now })
      .returning('pk')
      .executeTakeFirstOrThrow();
    for (const lang_code of ['ko', 'en', 'ja'] as const) {
      const title = titles[lang_code];
      if (title === undefined) continue;
      await testServer.database.query
        .insertInto('notice_texts')
        .values({ notice_fk: pk, lang_code, title, content: `<p>${title}</p>` })
        .execute();
    }
    return pk;
  }

  it('carry pk, notice_title, notice_content, notice_date and create_time [A-NOTICE-08]', async () => {
    const testServer = await openTestServer();
    const pk = await addNotice(testServer, Date.UTC(2026, 11, 1), { ko: '점검' });
    const { objects } = await succeed(testServer.app, 'listNotices', {});
    expect(only(objects)).toEqual({
      pk,
      notice_title: '점검',
      notice_content: '<p>점검</p>',
      notice_date: '2026-12-01T00:00:00.000Z',
      create_time: new Date(testServer.clock.now).toISOString(),
    });
    expect(only((await succeed(testServer.app, 'getNotice', { path: { noticePk: pk } })).objects)).toEqual(
      only(objects),
    );
    expect(await refuse(testServer.app, 'getNotice', { path: { noticePk: pk + 1 } })).toMatchObject({ status: 404 });
  });

  it('are listed by by=notice_date, order=desc, search_mode=pagination, offset, limit and type=ko [A-NOTICE-07]', async () => {
    const testServer = await openTestServer();
    for (let day = 1; day <= 5; day += 1) await addNotice(testServer, Date.UTC(2026, 10, day), { ko: `공지 ${day}` });
    const list = async (limit: number, offset: number) => {
      const query = { by: 'notice_date', order: 'desc', search_mode: 'pagination', type: 'ko', limit, offset };
      const { meta, objects } = await succeed(testServer.app, 'listNotices', { query });
      return { total: meta.total_count, titles: objects.map(({ notice_title }) => notice_title) };
    };
    expect(await list(1, 0)).toEqual({ total: 5, titles: ['공지 5'] });
    expect(await list(3, 0)).toEqual({ total: 5, titles: ['공지 5', '공지 4', '공지 3'] });
    expect(await list(3, 3)).toEqual({ total: 5, titles: ['공지 2', '공지 1'] });
  });

  it('speak the language of Accept-Language, and Korean where they have none of it', async () => {
    const testServer = await openTestServer();
    await addNotice(testServer, 2, { ko: '점검', en: 'Maintenance', ja: 'メンテナンス' });
    await addNotice(testServer, 1, { ko: '한국어만' });
    const titles = async (language: string) => {
      const { objects } = await succeed(testServer.app, 'listNotices', { headers: { 'accept-language': language } });
      return objects.map(({ notice_title }) => notice_title);
    };
    expect(await titles('en-US,en;q=0.9,ko;q=0.1')).toEqual(['Maintenance', '한국어만']);
    expect(await titles('ja')).toEqual(['メンテナンス', '한국어만']);
    expect(await titles('fr')).toEqual(['점검', '한국어만']);
  });
});
