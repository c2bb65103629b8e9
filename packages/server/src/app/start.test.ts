import { noticeListQuery } from '@remote-console/domain';
import { expect, it } from 'vitest';
import { openDeviceListFixture } from '../testing/deviceListFixture.ts';
import { refuse, succeed } from '../testing/exchange.ts';
import { addPerson, letInto, only, sessionOf } from '../testing/testServer.ts';

const fleet = () =>
  openDeviceListFixture(({ seoul, busan }) => [
    { alias: 'KIOSK-1', device_group_fk: seoul, alive: 1 },
    { alias: 'KIOSK-2', device_group_fk: busan },
  ]);
type Fleet = Awaited<ReturnType<typeof fleet>>;

/** What the single calls return to somebody. */
async function singleReads({ app }: Pick<Fleet, 'app'>, token: string) {
  const summary = await succeed(app, 'getDeviceSummary', { token });
  const notices = await succeed(app, 'listNotices', { query: noticeListQuery({ limit: 1 }) });
  return {
    profile: only((await succeed(app, 'getOwnProfile', { token })).objects),
    summary: only(summary.objects),
    request_ticket: summary.meta.request_ticket,
    groups: (await succeed(app, 'listGroups', { token })).objects,
    favourites: (await succeed(app, 'listFavourites', { token })).objects,
    notices: notices.objects,
    notice_count: notices.meta.total_count,
  };
}

it('says to a manager what the single calls say', async () => {
  const opened = await fleet();
  const { app, token } = opened;
  await succeed(app, 'addFavourite', { token, body: { servernum: opened.pks[0] } });
  const start = only((await succeed(app, 'getStart', { token })).objects);
  expect(start).toEqual(await singleReads(opened, token));
  expect(start.favourites).toHaveLength(1);
});

it('says to a user no more than the single calls say', async () => {
  const opened = await fleet();
  const { app, token, seoul, testServer, company } = opened;
  const memberId = await addPerson(testServer, company.companyId, 'una');
  await letInto(testServer, memberId, seoul);
  const user = await sessionOf(testServer, memberId);
  const start = only((await succeed(app, 'getStart', { token: user })).objects);
  expect(start).toEqual(await singleReads(opened, user));
  const everything = only((await succeed(app, 'getStart', { token })).objects);
  expect(start.groups?.length).toBeLessThan(everything.groups?.length ?? 0);
  expect(start.summary).not.toEqual(everything.summary);
});

it('is for nobody without a session', async () => {
  const { app } = await fleet();
  expect(await refuse(app, 'getStart', {})).toMatchObject({ status: 401, error: 'login_required' });
});
