import { dateTimeText } from '@remote-console/domain';
import { describe, expect, it } from 'vitest';
import { sweepTickets } from '../tickets/sweepTickets.ts';
import { REQUEST } from '../testing/downloadFixture.ts';
import { refuse, succeed } from '../testing/exchange.ts';
import { listen } from '../testing/eventListener.ts';
import { HOUR, PARTNER_PASSWORD, openPartnerFixture, openPartner } from '../testing/partnerFixture.ts';
import { addDevices, addPerson, addTestGroup, letInto, only, PASSWORD, START } from '../testing/testServer.ts';

describe('an approved application', () => {
  it('makes a partner account that works on the partner login [A-PARTNER-35] [A-PARTNER-07]', async () => {
    const fixture = await openPartnerFixture();
    await fixture.apply();
    expect(await fixture.logIn()).toMatchObject({ isLogin: 'Fail', cause: { step1: 'not_matched_user' } });
    const ticket = only(await fixture.tickets());
    expect((await fixture.act(ticket.pk, 'approve', { device_pks: [fixture.device] })).status).toBe(200);
    const result = await fixture.logIn();
    expect(result).toMatchObject({ isLogin: 'Success', user_type: 7, profile: { name: 'Pia', type: 'User' } });
    expect(await fixture.aliasesSeen(result.token ?? '')).toEqual(['KIOSK-01']);
    const after = only(await fixture.tickets());
    // The only copy of the hash is now that of the account.
    expect(after).toMatchObject({ state: 3, password_hash: null, worker_mgrid: 'pia@partner.example' });
    const { objects } = await succeed(fixture.testServer.app, 'listTickets', { token: fixture.token });
    expect(only(objects)).toMatchObject({
      worker: { mgrid: 'pia@partner.example' },
      devices: [{ pk: fixture.device, device_name: 'KIOSK-01' }],
    });
  });

  it('shows the partner the devices of the ticket and nothing else [A-PARTNER-09]', async () => {
    const fixture = await openPartnerFixture();
    const { session } = await openPartner(fixture);
    const { testServer, device, second, group } = fixture;
    await succeed(testServer.app, 'getDevice', { token: session, path: { devicePk: device } });
    expect(await refuse(testServer.app, 'getDevice', { token: session, path: { devicePk: second } })).toMatchObject({
      status: 403,
    });
    const inGroup = await succeed(testServer.app, 'listDevices', { token: session, query: { device_group_pk: group } });
    expect([inGroup.objects.map(({ pk }) => pk), inGroup.meta.total_count]).toEqual([[device], 1]);
    const groups = (await succeed(testServer.app, 'listGroups', { token: session })).objects;
    expect(
      groups.filter(({ has_permission }) => has_permission).map(({ pk, device_count }) => [pk, device_count]),
    ).toEqual([[group, 1]]);
    const summary = only((await succeed(testServer.app, 'getDeviceSummary', { token: session })).objects);
    expect([summary.online, summary.offline, summary.request_ticket]).toEqual([1, 0, 0]);
    // Another partner's ticket is not visible either.
    await fixture.apply({ applicantEmail: 'pat@partner.example' });
    expect((await succeed(testServer.app, 'listTickets', { token: session })).objects).toHaveLength(1);
  });

  it('tells the partner nothing of the people and the size of group and company [A-PARTNER-09]', async () => {
    const fixture = await openPartnerFixture();
    const { session } = await openPartner(fixture);
    const { testServer, group } = fixture;
    const closed = { status: 403, error: 'no_group_access' };
    const summary = async () => only((await succeed(testServer.app, 'getDeviceSummary', { token: session })).objects);
    expect(await refuse(testServer.app, 'getGroup', { token: session, path: { groupPk: group } })).toEqual(closed);
    const query = { device_group_fk: group };
    expect(await refuse(testServer.app, 'listGroupLinks', { token: session, query })).toEqual(closed);
    expect(await summary()).toMatchObject({ total: 1, licensed: 1, online: 1 });
    // People whom the company has given access to the group work there like everybody else.
    const { pk } = await testServer.database.query
      .selectFrom('members')
      .select('pk')
      .where('mgrid_key', '=', 'pia@partner.example')
      .executeTakeFirstOrThrow();
    await letInto(testServer, pk, group);
    await succeed(testServer.app, 'getGroup', { token: session, path: { groupPk: group } });
    await succeed(testServer.app, 'listGroupLinks', { token: session, query });
    expect(await summary()).toMatchObject({ total: 2, licensed: 2 });
  });

  it('lets the partner move no device into a group that only a ticket opens', async () => {
    const fixture = await openPartnerFixture();
    const { session, ticketId } = await openPartner(fixture);
    const { testServer, group, device, company } = fixture;
    const busan = await addTestGroup(testServer, company, 'Busan');
    const [there = 0] = await addDevices(testServer, company.companyId, [{ alias: 'POS-03', device_group_fk: busan }]);
    await testServer.database.query
      .insertInto('ticket_devices')
      .values({ ticket_fk: ticketId, device_fk: there, device_name: 'POS-03', device_name_key: 'pos-03' })
      .execute();
    await succeed(testServer.app, 'getDevice', { token: session, path: { devicePk: there } });
    const body = { device_pk: device, old_device_group_fk: group, new_device_group_fk: busan };
    expect(await refuse(testServer.app, 'moveDevice', { token: session, body })).toEqual({
      status: 403,
      error: 'no_group_access',
    });
  });

  it('tells the partner of the devices of the ticket and of no other', async () => {
    const fixture = await openPartnerFixture();
    const { session } = await openPartner(fixture);
    const { testServer, token, device, second } = fixture;
    const stream = await listen(testServer, session);
    for (const deviceId of [second, device]) {
      await succeed(testServer.app, 'changeDevice', {
        token,
        path: { devicePk: deviceId },
        body: { alias: 'renamed' },
      });
    }
    expect((await stream.next())?.event).toEqual({ type: 'device_changed', device_pk: device });
  });

  it('makes no installer, whose right to enrol would outlast the ticket', async () => {
    const fixture = await openPartnerFixture();
    const { session } = await openPartner(fixture);
    const rights = () => fixture.testServer.database.query.selectFrom('enrolment_tokens').selectAll().execute();
    expect(await refuse(fixture.testServer.app, 'createInstaller', { token: session, body: REQUEST })).toEqual({
      status: 403,
      error: 'no_permission',
    });
    expect(await rights()).toEqual([]);
  });

  it('works only between its start and its end [A-PARTNER-10]', async () => {
    const fixture = await openPartnerFixture();
    const { testServer } = fixture;
    await fixture.apply({ startPicked: dateTimeText(START + HOUR), endPicked: dateTimeText(START + 2 * HOUR) });
    await fixture.act(only(await fixture.tickets()).pk, 'approve', { device_pks: [fixture.device] });
    const outcomes = [];
    for (const at of [START + HOUR - 1, START + HOUR, START + 2 * HOUR - 1, START + 2 * HOUR]) {
      testServer.clock.now = at;
      const { isLogin, cause } = await fixture.logIn();
      outcomes.push([isLogin, cause?.step1]);
    }
    expect(outcomes).toEqual([
      ['Fail', 'inactive'],
      ['Success', undefined],
      ['Success', undefined],
      ['Fail', 'inactive'],
    ]);
  });

  it('shows nothing any more at the very end, before anything has swept', async () => {
    const fixture = await openPartnerFixture();
    await fixture.apply({ endPicked: dateTimeText(START + HOUR) });
    await fixture.act(only(await fixture.tickets()).pk, 'approve', { device_pks: [fixture.device] });
    const { token = '' } = await fixture.logIn();
    fixture.testServer.clock.now = START + HOUR - 1;
    expect(await fixture.aliasesSeen(token)).toEqual(['KIOSK-01']);
    fixture.testServer.clock.now = START + HOUR;
    expect(await fixture.aliasesSeen(token)).toEqual([]);
  });

  it('is at work while the partner has a session, and approved again after that', async () => {
    const fixture = await openPartnerFixture();
    const { session } = await openPartner(fixture);
    const state = async () => only(await fixture.tickets()).state;
    await sweepTickets(fixture.testServer.connection);
    expect(await state()).toBe(3);
    await succeed(fixture.testServer.app, 'logOut', { token: session });
    expect(await sweepTickets(fixture.testServer.connection)).toBe(1);
    expect(await state()).toBe(2);
    await fixture.logIn();
    expect(await state()).toBe(3);
  });

  it('that is ended ends the session of the partner at once', async () => {
    const fixture = await openPartnerFixture();
    const { session, ticketId } = await openPartner(fixture);
    const stream = await listen(fixture.testServer, session);
    expect((await fixture.act(ticketId, 'terminate')).status).toBe(200);
    expect((await stream.next())?.event).toEqual({ type: 'session_ended' });
    // Received as a separate event, and not only when the stream next checks whether the session is alive.
    const rows = await fixture.testServer.database.query
      .selectFrom('events')
      .select('session_fk')
      .where('type', '=', 'session_ended')
      .execute();
    expect(rows).toHaveLength(1);
    expect(await refuse(fixture.testServer.app, 'listDevices', { token: session })).toMatchObject({ status: 401 });
    expect(await fixture.logIn()).toMatchObject({ isLogin: 'Fail', cause: { step1: 'inactive' } });
  });

  it('of a partner who comes back keeps the password: nobody has proved to be the owner of the address', async () => {
    const fixture = await openPartnerFixture();
    const { ticketId } = await openPartner(fixture);
    await fixture.act(ticketId, 'terminate');
    await fixture.apply({ applicantPw: 'Another#22' });
    const second = (await fixture.tickets()).find(({ state }) => state === 1);
    await fixture.act(second?.pk ?? 0, 'approve', { device_pks: [fixture.second] });
    expect((await fixture.logIn(undefined, 'Another#22')).isLogin).toBe('Fail');
    const { token = '' } = await fixture.logIn();
    expect(await fixture.aliasesSeen(token)).toEqual(['PRINT-02']);
  });
});

describe('the partner login', () => {
  it('refuses everybody who is not a partner as if there was no such account, and counts nothing against them [A-PARTNER-08]', async () => {
    const { testServer, company, logIn } = await openPartnerFixture();
    const user = await addPerson(testServer, company.companyId, 'uma');
    for (const mail of ['uma', 'mia@alpha.example', 'nobody']) {
      for (const pw of [PASSWORD, 'wrong']) {
        expect(await logIn(mail, pw)).toEqual({
          isLogin: 'Fail',
          step1: 'fail',
          cause: { step1: 'not_matched_user' },
        });
      }
    }
    const { failure_count } = await testServer.database.query
      .selectFrom('members')
      .select('failure_count')
      .where('pk', '=', user)
      .executeTakeFirstOrThrow();
    expect(failure_count).toBe(0);
  });

  it('is the only one that takes a partner [A-ROLE-20] [C-EDITUSER-11]', async () => {
    const fixture = await openPartnerFixture();
    await openPartner(fixture);
    const body = { type: '1STEP', mail: 'pia@partner.example', pw: PARTNER_PASSWORD };
    const { objects } = await succeed(fixture.testServer.app, 'logIn', { body });
    expect(objects).toMatchObject({ isLogin: 'Fail', cause: { step1: 'partner' } });
    expect(objects.token).toBeUndefined();
  });

  it('slows down who guesses', async () => {
    const { testServer } = await openPartnerFixture({ LOGIN_LIMIT_PER_ADDRESS: '3' });
    const body = { type: '1STEP', mail: 'pia@partner.example', pw: 'x' };
    for (let index = 0; index < 3; index += 1) await succeed(testServer.app, 'logInAsPartner', { body });
    expect(await refuse(testServer.app, 'logInAsPartner', { body })).toMatchObject({ status: 429 });
  });
});
