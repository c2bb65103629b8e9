import { describe, expect, it } from 'vitest';
import { refuse, succeed } from '../testing/exchange.ts';
import { listen } from '../testing/eventListener.ts';
import { addCompany, addPerson, only, openTestServer, sessionOf } from '../testing/testServer.ts';

const TEXTS = {
  ko: { title: '점검 안내', content: '<p>일요일 <strong>02:00</strong></p>' },
  en: { title: 'Maintenance', content: '<p>Sunday</p>' },
  ja: { title: 'メンテナンス', content: '<p>日曜日</p>' },
};
const DATE = '2026-12-01T00:00:00.000Z';

async function openNotices() {
  const testServer = await openTestServer();
  const company = await addCompany(testServer, 'Operator');
  const operator = await addPerson(testServer, company.companyId, 'op', { member_type_id: 9 });
  const token = await sessionOf(testServer, operator);
  const { app } = testServer;
  return {
    testServer,
    app,
    token,
    company,
    publish: async (more: object = {}) =>
      only((await succeed(app, 'createNotice', { token, body: { notice_date: DATE, texts: TEXTS, ...more } })).objects),
    read: async (noticeId: number, language: string) =>
      only(
        (await succeed(app, 'getNotice', { path: { noticePk: noticeId }, headers: { 'accept-language': language } }))
          .objects,
      ),
  };
}

describe('a notice', () => {
  it('is published with a date and three languages, and has every field when it is read [A-NOTICE-08] [C-NOTICE-09] [C-NOTICE-08]', async () => {
    const { testServer, publish, read } = await openNotices();
    const notice = await publish();
    expect(notice).toEqual({
      pk: notice.pk,
      notice_title: '점검 안내',
      notice_content: '<p>일요일 <strong>02:00</strong></p>',
      notice_date: DATE,
      create_time: new Date(testServer.clock.now).toISOString(),
    });
    expect(await read(notice.pk, 'ko')).toEqual(notice);
    expect(await read(notice.pk, 'en')).toMatchObject({ notice_title: 'Maintenance', notice_content: '<p>Sunday</p>' });
    expect(await read(notice.pk, 'ja')).toMatchObject({ notice_title: 'メンテナンス' });
  });

  it('shows its Korean text where a language has none', async () => {
    const { publish, read } = await openNotices();
    const { pk } = await publish({ texts: { ko: TEXTS.ko } });
    for (const language of ['en', 'ja']) expect((await read(pk, language)).notice_title).toBe('점검 안내');
  });

  it('shows its English text where a language has none and English has one', async () => {
    const { publish, read } = await openNotices();
    const { pk } = await publish({ texts: { ko: TEXTS.ko, en: TEXTS.en } });
    expect(await read(pk, 'ja')).toMatchObject({ notice_title: 'Maintenance', notice_content: '<p>Sunday</p>' });
    expect(await read(pk, 'ko')).toMatchObject({ notice_title: '점검 안내' });
  });

  it('is stored without anything that could run', async () => {
    const { testServer, publish } = await openNotices();
    const content = '<p onclick="x()">a</p><script>x()</script><a href="javascript:x()">b</a><img src=x onerror=x()>';
    const notice = await publish({ texts: { ko: { title: 't', content } } });
    expect(notice.notice_content).toBe('<p>a</p><a>b</a>');
    const stored = await testServer.database.query.selectFrom('notice_texts').select('content').execute();
    expect(stored).toEqual([{ content: '<p>a</p><a>b</a>' }]);
  });

  it('needs a Korean text, and a title and a body wherever there is one', async () => {
    const { testServer, app, token } = await openNotices();
    const refused = (texts: object, notice_date = DATE) =>
      refuse(app, 'createNotice', { token, body: { notice_date, texts } });
    expect(await refused({ en: TEXTS.en })).toMatchObject({ status: 400, field: 'texts.ko' });
    expect(await refused({ ...TEXTS, en: { title: ' ', content: 'x' } })).toEqual({
      status: 400,
      error: 'no_input_data',
      field: 'texts.en.title',
    });
    for (const content of ['', '<p> </p>', '<script>x()</script>', '<p>&nbsp;</p>']) {
      expect(await refused({ ko: { title: 't', content } })).toEqual({
        status: 400,
        error: 'no_input_data',
        field: 'texts.ko.content',
      });
    }
    for (const date of ['2026-12-01', 'tomorrow', '2026-13-01T00:00:00Z']) {
      expect(await refused(TEXTS, date)).toMatchObject({ status: 400, field: 'notice_date' });
    }
    expect(await testServer.database.query.selectFrom('notices').selectAll().execute()).toEqual([]);
  });

  it('is rewritten whole, and of two editors the second is informed', async () => {
    const { app, token, publish, read } = await openNotices();
    const { pk } = await publish();
    const path = { noticePk: pk };
    const before = only((await succeed(app, 'getNoticeTexts', { token, path })).objects);
    expect(before).toEqual({ pk, notice_date: DATE, version: 0, texts: TEXTS });
    const notice_date = '2026-12-24T00:00:00.000Z';
    const body = { notice_date, version: 0, texts: { ko: { title: '새 제목', content: '<p>새 글</p>' } } };
    await succeed(app, 'changeNotice', { token, path, body });
    expect(await read(pk, 'en')).toMatchObject({ notice_title: '새 제목', notice_date });
    const stale = { ...body, texts: TEXTS };
    expect(await refuse(app, 'changeNotice', { token, path, body: stale })).toEqual({
      status: 409,
      error: 'changed_meanwhile',
    });
    expect(await read(pk, 'en')).toMatchObject({ notice_title: '새 제목' });
    await succeed(app, 'changeNotice', { token, path, body: { ...stale, version: 1 } });
    expect(await read(pk, 'en')).toMatchObject({ notice_title: 'Maintenance' });
  });

  it('is taken back with all its texts', async () => {
    const { testServer, app, token, publish } = await openNotices();
    const { pk } = await publish();
    await succeed(app, 'deleteNotice', { token, path: { noticePk: pk } });
    expect(await testServer.database.query.selectFrom('notice_texts').selectAll().execute()).toEqual([]);
    for (const id of ['deleteNotice', 'getNoticeTexts'] as const) {
      expect(await refuse(app, id, { token, path: { noticePk: pk } })).toMatchObject({ status: 404 });
    }
    const body = { notice_date: DATE, version: 0, texts: TEXTS };
    expect(await refuse(app, 'changeNotice', { token, path: { noticePk: pk }, body })).toMatchObject({ status: 404 });
  });

  it('that is published, rewritten or taken back is sent to everyone, whatever their company', async () => {
    const { testServer, app, token, publish } = await openNotices();
    const other = await addCompany(testServer, 'Beta');
    const stranger = await sessionOf(testServer, await addPerson(testServer, other.companyId, 'nia'));
    const stream = await listen(testServer, stranger);
    const { pk } = await publish();
    expect((await stream.next())?.event).toEqual({ type: 'notices_changed' });
    const body = { notice_date: DATE, version: 0, texts: TEXTS };
    await succeed(app, 'changeNotice', { token, path: { noticePk: pk }, body });
    expect((await stream.next())?.event).toEqual({ type: 'notices_changed' });
    await succeed(app, 'deleteNotice', { token, path: { noticePk: pk } });
    expect((await stream.next())?.event).toEqual({ type: 'notices_changed' });
  });
});

describe('the list of notices', () => {
  it('has the newest notice_date first and 10 on a page that does not say how many [C-NOTICE-05] [C-NOTICE-06] [C-NOTICE-07] [A-NOTICE-07]', async () => {
    const { app, publish } = await openNotices();
    const days = [5, 11, 2, 9, 1, 8, 3, 10, 7, 4, 6, 12];
    for (const day of days) {
      await publish({ notice_date: `2026-12-${String(day).padStart(2, '0')}T00:00:00.000Z` });
    }
    const query = { by: 'notice_date', order: 'desc', search_mode: 'pagination', type: 'ko', offset: 0 };
    const dayOf = ({ notice_date }: { notice_date: string }) => Number(notice_date.slice(8, 10));
    const first = await succeed(app, 'listNotices', { query });
    expect([first.meta.total_count, first.objects.map(dayOf)]).toEqual([12, [12, 11, 10, 9, 8, 7, 6, 5, 4, 3]]);
    const second = await succeed(app, 'listNotices', { query: { ...query, offset: 10, limit: 3 } });
    expect(second.objects.map(dayOf)).toEqual([2, 1]);
    expect((await succeed(app, 'listNotices', { query: { ...query, limit: 1 } })).objects.map(dayOf)).toEqual([12]);
  });
});
