import { dateTimeText, MEMBER_TYPES, whatEndsRemote } from '@remote-console/domain';
import { describe, expect, it, vi } from 'vitest';
import { addTicket, type TestTicket } from '../testing/addTicket.ts';
import { refuse, send, succeed } from '../testing/exchange.ts';
import { openRelayFixture } from '../testing/relayFixture.ts';
import { addPerson, only, sessionOf } from '../testing/testServer.ts';
import { rightsOf } from './rights.ts';
import { sweepRemote } from './sessionRecords.ts';

type Fixture = Awaited<ReturnType<typeof openRelayFixture>>;
type Person = Awaited<ReturnType<Fixture['person']>>;

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const SEOUL = 32;
/** The day in Seoul, as forms send it. */
const dayOf = (at: number) => new Date(at + 9 * HOUR).toISOString().slice(0, 10);

/** A device, and a partner whose access ticket for it is in effect. */
async function openTicketFixture(ticket: TestTicket) {
  const fixture = await openRelayFixture();
  const { testServer, company, device } = fixture;
  const worker_fk = await addPerson(testServer, company.companyId, 'pia@partner.example', {
    member_type_id: MEMBER_TYPES.partner,
    auth_remotecontrol: 1,
  });
  const devices = [{ pk: device, name: 'KIOSK-1' }];
  const ticketId = await addTicket(testServer, company.companyId, { ...ticket, worker_fk, devices });
  return { ...fixture, ticketId, pair: await fixture.openPair(await sessionOf(testServer, worker_fk)) };
}

const ENDS: readonly (readonly [string, string, (fixture: Fixture, person: Person) => Promise<unknown>])[] = [
  ['the person logs out', 'signed_out', ({ app }, { token }) => send(app, 'logOut', { token })],
  [
    'the account is blocked',
    'account_ended',
    ({ testServer }, { pk }) =>
      testServer.database.query.updateTable('members').set({ flag_active: 0 }).where('pk', '=', pk).execute(),
  ],
  [
    'the permission is taken away',
    'permission_removed',
    ({ testServer }, { pk }) =>
      testServer.database.query.updateTable('members').set({ auth_remotecontrol: 0 }).where('pk', '=', pk).execute(),
  ],
  [
    'the group is closed to the person',
    'group_closed',
    ({ testServer }, { pk }) =>
      testServer.database.query.deleteFrom('group_members').where('member_fk', '=', pk).execute(),
  ],
  [
    'the device is deleted',
    'device_deleted',
    ({ app, token, device }) =>
      succeed(app, 'changeDevice', { token, path: { devicePk: device }, body: { type: 'delete' } }),
  ],
  [
    'a policy shuts out the address',
    'address_refused',
    ({ testServer, company }) =>
      testServer.database.query
        .updateTable('policies')
        .set({ ip_use: 1, ip_block: 0 })
        .where('company_fk', '=', company.companyId)
        .execute(),
  ],
];

describe('a connection ends when what permits it does', () => {
  it.each(ENDS)('%s', async (_what, reason, act) => {
    const fixture = await openRelayFixture();
    const person = await fixture.person('ola', { auth_remotecontrol: 1 });
    const { browser, agent } = await fixture.openPair(person.token);
    await fixture.rest(150);
    expect(browser.heard).not.toContainEqual(expect.objectContaining({ type: 'ended' }));
    await act(fixture, person);
    expect(await browser.endReason()).toBe(reason);
    expect(await agent.endReason()).toBe(reason);
    await vi.waitFor(async () => expect(await fixture.sessions()).toMatchObject([{ end_reason: reason }]));
  });

  it('an approval, when its time is up', async () => {
    const { app, token, testServer, device, person, openPair } = await openRelayFixture();
    const ola = await person('ola', { auth_remotecontrol: 1, use_approval_function: 1 });
    const period = {
      start_time: dateTimeText(testServer.clock.now),
      end_time: dateTimeText(testServer.clock.now + HOUR),
    };
    const asked = { device_pk: device, ...period, approval_reason: 'The printer jams' };
    const { objects } = await succeed(app, 'sendApproval', { token: ola.token, body: asked });
    const body = { device_pk: device, kind: 'terminal' };
    expect(await refuse(app, 'openRemoteConnection', { token: ola.token, body })).toEqual({
      status: 403,
      error: 'approval_required',
    });
    await succeed(app, 'sendApproval', { token, body: { pk: only(objects).pk, is_accept: 1 } });
    const { browser } = await openPair(ola.token);
    const { objects: sessions } = await succeed(app, 'listRunningSessions', { token: ola.token });
    expect(only(sessions).ends_time).toBe(new Date(testServer.clock.now + HOUR).toISOString());
    const { now } = testServer.clock;
    await testServer.database.query.updateTable('approvals').set({ end_at: now }).execute();
    expect(await browser.endReason()).toBe('approval_ended');
  });

  it('a weekly approval, when its window closes, though other weeks follow', async () => {
    const { app, token, testServer, device, person, openPair } = await openRelayFixture();
    const ola = await person('ola', { auth_remotecontrol: 1, use_approval_function: 1 });
    const { query } = testServer.database;
    await query.updateTable('device_groups').set({ approval_rule: 'single', approval_recurring: 1 }).execute();
    const { now } = testServer.clock;
    const weekly = {
      weekdays: [1, 2, 3, 4, 5, 6, 7],
      from: '00:00',
      to: '23:59',
      time_zone_id: SEOUL,
      first_day: dayOf(now),
      last_day: dayOf(now + 13 * DAY),
    };
    const { objects } = await succeed(app, 'sendApproval', {
      token: ola.token,
      body: {
        device_pk: device,
        start_time: dateTimeText(now),
        end_time: dateTimeText(now + HOUR),
        approval_reason: 'The printer jams',
        recurrence: weekly,
      },
    });
    await succeed(app, 'sendApproval', { token, body: { pk: only(objects).pk, is_accept: 1 } });
    const { browser } = await openPair(ola.token);
    const { end_at } = await query.selectFrom('approvals').select('end_at').executeTakeFirstOrThrow();
    await query.updateTable('approvals').set({ window_end_at: now }).execute();
    expect(await browser.endReason()).toBe('approval_ended');
    expect(end_at).toBeGreaterThan(now + 12 * DAY);
  });

  it('an access ticket, when it is over', async () => {
    const { testServer, ticketId, pair } = await openTicketFixture({ state: 2 });
    const { now } = testServer.clock;
    await testServer.database.query
      .updateTable('access_tickets')
      .set({ work_end_at: now })
      .where('pk', '=', ticketId)
      .execute();
    expect(await pair.browser.endReason()).toBe('ticket_ended');
  });

  it('an access ticket, also when it is over between two reads of one look', async () => {
    const { testServer, ticketId } = await openTicketFixture({ state: 2 });
    const { connection, clock, database } = testServer;
    const { work_end_at } = await database.query
      .selectFrom('access_tickets')
      .select('work_end_at')
      .where('pk', '=', ticketId)
      .executeTakeFirstOrThrow();
    const opened = await database.query.selectFrom('remote_connections').selectAll().executeTakeFirstOrThrow();
    const reasons: unknown[] = [];
    for (let readsBefore = 0, reads = Infinity; readsBefore <= reads; readsBefore += 1) {
      reads = 0;
      const now = () => ((reads += 1) > readsBefore ? work_end_at + 1 : clock.now);
      reasons.push(whatEndsRemote(await rightsOf({ ...connection, now }, opened, null)));
    }
    expect(reasons[0]).toBe('ticket_ended');
    expect(reasons.at(-1)).toBeNull();
    expect(new Set(reasons)).toEqual(new Set(['ticket_ended', null]));
  });

  it.each(['application', 'invitation'] as const)(
    'the access ticket of an %s, when somebody ends it: that says more than that its person is signed out',
    async (origin) => {
      const { app, token, ticketId, pair } = await openTicketFixture({ state: 3, origin });
      await succeed(app, 'actOnTicket', { token, body: { ticket_pk: ticketId, action_type: 'terminate' } });
      expect(await pair.browser.endReason()).toBe('ticket_ended');
      expect(await pair.agent.endReason()).toBe('ticket_ended');
    },
  );

  it('and not because the device reports late: its agent is there', async () => {
    const { testServer, openPair, token, rest, device } = await openRelayFixture();
    const { browser } = await openPair(token);
    await testServer.database.query.updateTable('devices').set({ alive: 0 }).where('pk', '=', device).execute();
    await rest(300);
    expect(browser.heard).not.toContainEqual(expect.objectContaining({ type: 'ended' }));
  });
});

describe('sessions that run', () => {
  it('are listed with who, where and what, and ended by a manager, whose name both ends learn', async () => {
    const { app, token, person, openPair, device, manager, testServer } = await openRelayFixture();
    const ola = await person('ola', { auth_remotecontrol: 1, auth_filemanager: 1 });
    const { browser, agent, sessionId } = await openPair(ola.token);
    await openPair(ola.token, 'files', sessionId);
    const { objects } = await succeed(app, 'listRunningSessions', { token });
    expect(objects).toMatchObject([
      {
        pk: sessionId,
        device_pk: device,
        device_name: 'KIOSK-1',
        kinds: ['terminal', 'files'],
        person: { pk: ola.pk, mgrid: 'ola@alpha.example' },
        address: '127.0.0.1',
        own: false,
        may_end: true,
      },
    ]);
    await succeed(app, 'endRunningSession', { token, path: { sessionPk: sessionId } });
    const { name } = await testServer.database.query
      .selectFrom('members')
      .select('name')
      .where('pk', '=', manager)
      .executeTakeFirstOrThrow();
    expect(await browser.hears('ended')).toMatchObject({ reason: 'ended_by_person', by: name });
    expect(await agent.hears('ended')).toMatchObject({ reason: 'ended_by_person', by: name });
    expect((await succeed(app, 'listRunningSessions', { token })).objects).toEqual([]);
    expect(await refuse(app, 'endRunningSession', { token, path: { sessionPk: sessionId } })).toEqual({
      status: 404,
      error: 'not_found',
    });
  });

  it('of others can be seen by whoever may open the device, and not be ended', async () => {
    const { app, token, person, openPair } = await openRelayFixture();
    const { sessionId } = await openPair(token);
    const ola = await person('ola');
    const { objects } = await succeed(app, 'listRunningSessions', { token: ola.token });
    expect(objects).toMatchObject([{ pk: sessionId, own: false, may_end: false }]);
    expect(await refuse(app, 'endRunningSession', { token: ola.token, path: { sessionPk: sessionId } })).toEqual({
      status: 403,
      error: 'no_permission',
    });
  });

  it('that nobody has open any more are over after a while', async () => {
    const { openPair, token, sessions, testServer, app, rest } = await openRelayFixture();
    const { browser, agent } = await openPair(token);
    browser.socket.terminate();
    await agent.endReason();
    await rest(100);
    const lostAt = testServer.clock.now;
    testServer.clock.now += 60_000;
    await sweepRemote(testServer.connection);
    expect(await sessions()).toMatchObject([{ end_time: null }]);
    expect((await succeed(app, 'listRunningSessions', { token })).objects).toEqual([]);
    testServer.clock.now += 20_000;
    await sweepRemote(testServer.connection);
    expect(await sessions()).toMatchObject([{ end_time: lostAt, end_reason: 'connection_lost' }]);
  });
});

describe('a connection is not permitted', () => {
  it.each([
    ['without the permission', { auth_remotecontrol: 0 }, 403, 'no_permission'],
    ['for files by a right to the screen', { auth_remotecontrol: 1 }, 403, 'no_permission'],
  ] as const)('%s', async (what, member, status, error) => {
    const { app, person, device } = await openRelayFixture();
    const { token } = await person('ola', member);
    const kind = what.startsWith('for files') ? 'files' : 'terminal';
    expect(await refuse(app, 'openRemoteConnection', { token, body: { device_pk: device, kind } })).toEqual({
      status,
      error,
    });
  });

  it('to what the agent does not offer', async () => {
    const { app, token, device, testServer } = await openRelayFixture();
    const offer = { remote_kinds: 'files' };
    await testServer.database.query.updateTable('devices').set(offer).where('pk', '=', device).execute();
    expect(await refuse(app, 'openRemoteConnection', { token, body: { device_pk: device, kind: 'terminal' } })).toEqual(
      { status: 409, error: 'remote_not_offered' },
    );
  });
});
