import { describe, expect, it } from 'vitest';
import { refuse, succeed } from '../testing/exchange.ts';
import { openHistoryFixture } from '../testing/historyFixture.ts';
import { addPerson, letInto, sessionOf } from '../testing/testServer.ts';

const at = (text: string) => Date.parse(text);

describe('the ranking of remote use', () => {
  it('by person and by device carries usage, count, reg_mail, alias, category and device [C-STATS-03] [C-STATS-13]', async () => {
    const { app, token, kiosk, printer, addSessions } = await openHistoryFixture();
    const uma = { reg_mail: 'uma@alpha.example' };
    await addSessions(
      { start_time: 1 },
      { start_time: 2 },
      { start_time: 3, ...uma, device_fk: printer, alias: 'OLD-NAME' },
      { start_time: 4, ...uma, device_fk: 999_999, alias: 'gone' },
      { start_time: at('2030-01-01T00:00:00Z'), ...uma },
    );
    const query = {
      by: 'mgrid',
      limit: 10,
      offset: 0,
      order: 'desc',
      search_mode: 'pagination',
      start_date: '1970-01-01 00:00:00',
      end_date: '2026-12-31 23:59:59',
    };
    const users = await succeed(app, 'rankRemoteUse', { token, query: { ...query, type: 'user' } });
    expect(users.meta.total_count).toBe(2);
    const person = { usage: 50, count: 2, alias: '', category: 'user', device: null };
    expect(users.objects).toEqual([
      { ...person, reg_mail: 'mia@alpha.example' },
      { ...person, reg_mail: 'uma@alpha.example' },
    ]);
    const devices = await succeed(app, 'rankRemoteUse', { token, query: { ...query, type: 'device' } });
    expect(devices.meta.total_count).toBe(3);
    const device = { count: 1, usage: 25, reg_mail: '', category: 'device' };
    expect(devices.objects).toEqual([
      { ...device, usage: 50, count: 2, alias: 'KIOSK-03', device: kiosk },
      { ...device, alias: 'OLD-NAME', device: printer },
      { ...device, alias: 'gone', device: null },
    ]);
  });

  it('shows the first 10, then the rest, the most frequent first; equals by name or by the latest', async () => {
    const { app, token, addSessions } = await openHistoryFixture();
    const people = Array.from({ length: 12 }, (_, index) => `user-${String(index).padStart(2, '0')}`);
    await addSessions(
      ...people.flatMap((reg_mail, index) =>
        (index === 5 ? [1, 2] : [1]).map((n) => ({ reg_mail, start_time: index + n })),
      ),
    );
    const names = async (query: Record<string, string | number>) => {
      const { meta, objects } = await succeed(app, 'rankRemoteUse', { token, query });
      expect(meta.total_count).toBe(12);
      return objects.map(({ reg_mail }) => reg_mail);
    };
    const others = people.filter((name) => name !== 'user-05');
    expect(await names({ by: 'mgrid' })).toEqual(['user-05', ...others.slice(0, 9)]);
    expect(await names({ by: 'mgrid', offset: 10 })).toEqual(others.slice(9));
    expect(await names({ by: 'create_time', limit: 3 })).toEqual(['user-05', 'user-11', 'user-10']);
    expect(await names({ by: 'mgrid', order: 'asc', offset: 11 })).toEqual(['user-05']);
  });
});

describe('the ranking of alerts', () => {
  it('is asked like that of remote use: by device, and by who is responsible [C-STATS-04]', async () => {
    const { testServer, app, token, kiosk, printer, seoul, busan, company, addAlerts } = await openHistoryFixture();
    await addAlerts(
      { generate: 1 },
      { generate: 2 },
      { generate: 3 },
      { generate: 4, device_fk: printer, device: 'PRINT-SRV' },
    );
    const uma = await addPerson(testServer, company.companyId, 'uma@alpha.example');
    await letInto(testServer, uma, seoul, busan);
    const query = {
      by: 'mgrid',
      limit: 10,
      offset: 0,
      order: 'desc',
      search_mode: 'pagination',
      end_date: '2026-11-30',
    };
    const devices = await succeed(app, 'rankAlerts', { token, query: { ...query, type: 'device' } });
    expect(devices.objects).toEqual([
      { usage: 75, count: 3, reg_mail: '', alias: 'KIOSK-03', category: 'device', device: kiosk },
      { usage: 25, count: 1, reg_mail: '', alias: 'PRINT-SRV', category: 'device', device: printer },
    ]);
    const people = await succeed(app, 'rankAlerts', { token, query: { ...query, type: 'user' } });
    expect(people.objects.map(({ reg_mail, count }) => [reg_mail, count])).toEqual([
      ['uma@alpha.example', 4],
      ['rea@alpha.example', 3],
    ]);
  });
});

describe('a chart', () => {
  const COUNTS = [
    ['2026-10-31T14:59:59Z', 'October'],
    ['2026-10-31T15:00:00Z', 'first'],
    ['2026-11-01T14:59:59Z', 'first'],
    ['2026-11-30T14:59:59Z', 'last'],
    ['2026-11-30T15:00:00Z', 'December'],
  ] as const;

  it.each([
    ['chartRemoteUse', '[C-STATS-06]'],
    ['chartAlerts', '[C-STATS-11]'],
  ] as const)(
    '%s %s has a row a day with pk, start_date, access_cnt and access_ratio, 0 where nothing was [C-STATS-14]',
    async (id, _rows) => {
      const { app, token, addSessions, addAlerts } = await openHistoryFixture();
      for (const [time] of COUNTS) {
        await (id === 'chartAlerts' ? addAlerts({ generate: at(time) }) : addSessions({ start_time: at(time) }));
      }
      const { objects } = await succeed(app, id, { token, query: { type: 'day', year: 2026, month: 11 } });
      expect(objects).toEqual(
        Array.from({ length: 30 }, (_, index) => ({
          pk: index + 1,
          start_date: `2026-11-${String(index + 1).padStart(2, '0')}`,
          access_cnt: index === 0 ? 2 : index === 29 ? 1 : 0,
          access_ratio: index === 0 ? 66.7 : index === 29 ? 33.3 : 0,
        })),
      );
      const months = await succeed(app, id, { token, query: { type: 'month', year: 2026 } });
      expect(months.objects.map(({ access_cnt }) => access_cnt)).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 3, 1]);
      expect(months.objects[10]).toEqual({ pk: 11, start_date: '2026-11-01', access_cnt: 3, access_ratio: 60 });
      const years = await succeed(app, id, { token, query: { type: 'year', year: 2026 } });
      expect(years.objects.map(({ access_cnt }) => access_cnt)).toEqual([0, 0, 0, 0, 5]);
    },
  );

  it('counts each entry once where daylight saving time begins and ends', async () => {
    const { testServer, app, company, addSessions } = await openHistoryFixture();
    const person = { member_type_id: 2, time_zone_id: 9 };
    const token = await sessionOf(testServer, await addPerson(testServer, company.companyId, 'nina', person));
    // Every half hour from 7 to 9 March in New York, and from 31 October to 2 November.
    const halfHours = (from: string, to: string) => {
      const times = [];
      for (let time = at(from); time < at(to); time += 1_800_000) times.push({ start_time: time });
      return times;
    };
    await addSessions(...halfHours('2026-03-07T05:00:00Z', '2026-03-10T04:00:00Z'));
    await addSessions(...halfHours('2026-10-31T04:00:00Z', '2026-11-03T05:00:00Z'));
    const days = async (month: number) => {
      const { objects } = await succeed(app, 'chartRemoteUse', { token, query: { type: 'day', year: 2026, month } });
      return objects.map(({ access_cnt }) => access_cnt).filter((count) => count > 0);
    };
    expect(await days(3)).toEqual([48, 46, 48]);
    expect(await days(10)).toEqual([48]);
    expect(await days(11)).toEqual([50, 48]);
  });

  it('shows a reporter what happened in open groups only, and refuses a day chart without a month', async () => {
    const { app, token, reporterToken, printer, addSessions } = await openHistoryFixture();
    await addSessions(
      { start_time: at('2026-11-02T00:00:00Z') },
      { start_time: at('2026-11-02T00:00:00Z'), device_fk: printer },
    );
    const total = async (each: string) => {
      const { objects } = await succeed(app, 'chartRemoteUse', { token: each, query: { year: 2026 } });
      return objects.reduce((sum, { access_cnt }) => sum + access_cnt, 0);
    };
    expect(await total(token)).toBe(2);
    expect(await total(reporterToken)).toBe(1);
    for (const id of ['chartRemoteUse', 'chartAlerts'] as const) {
      expect(await refuse(app, id, { token, query: { type: 'day', year: 2026 } })).toMatchObject({
        status: 400,
        field: 'month',
      });
      expect(await refuse(app, id, { token, query: { type: 'month' } })).toMatchObject({ status: 400, field: 'year' });
    }
  });
});
