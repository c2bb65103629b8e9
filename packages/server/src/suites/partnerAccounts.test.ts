import { dateTimeText } from '@remote-console/domain';
import { describe, expect, it } from 'vitest';
import { sweepTickets } from '../tickets/sweepTickets.ts';
import { REQUEST } from './downloadBench.ts';
import { refuse, succeed } from './exchange.ts';
import { listen } from './listen.ts';
import { HOUR, PARTNER_PASSWORD, openOffice, openPartner } from './partnerOffice.ts';
import { addDevices, addPerson, addTestGroup, letInto, only, PASSWORD, START } from './world.ts';

describe('an approved application', () => {
  it('makes a partner account that works on the partner login [A-PARTNER-35] [A-PARTNER-07]', async () => {
    const office = await openOffice();
    await office.apply();
    expect(await office.logIn()).toMatchObject({ isLogin: 'Fail', cause: { step1: 'not_matched_user' } });
    const ticket = only(await office.tickets());
    expect((await office.act(ticket.pk, 'approve', { device_pks: [office.device] })).status).toBe(200);
    const result = await office.logIn();
    expect(result).toMatchObject({ isLogin: 'Success', user_type: 7, profile: { name: 'Pia', type: 'User' } });
    expect(await office.aliasesSeen(result.token ?? '')).toEqual(['KIOSK-01']);
    const after = only(await office.tickets());
    // The only copy of the hash is that of the account now.
    expect(after).toMatchObject({ state: 3, password_hash: null, worker_mgrid: 'pia@partner.example' });
    const { objects } = await succeed(office.bench.app, 'listTickets', { token: office.token });
    expect(only(objects)).toMatchObject({
      worker: { mgrid: 'pia@partner.example' },
      devices: [{ pk: office.device, device_name: 'KIOSK-01' }],
    });
  });

  it('shows the partner the devices of the ticket and nothing else [A-PARTNER-09]', async () => {
    const office = await openOffice();
    const { session } = await openPartner(office);
    const { bench, device, second, group } = office;
    await succeed(bench.app, 'getDevice', { token: session, path: { devicePk: device } });
    expect(await refuse(bench.app, 'getDevice', { token: session, path: { devicePk: second } })).toMatchObject({
      status: 403,
    });
    const inGroup = await succeed(bench.app, 'listDevices', { token: session, query: { device_group_pk: group } });
    expect([inGroup.objects.map(({ pk }) => pk), inGroup.meta.total_count]).toEqual([[device], 1]);
    const groups = (await succeed(bench.app, 'listGroups', { token: session })).objects;
    expect(
      groups.filter(({ has_permission }) => has_permission).map(({ pk, device_count }) => [pk, device_count]),
    ).toEqual([[group, 1]]);
    const summary = only((await succeed(bench.app, 'getDeviceSummary', { token: session })).objects);
    expect([summary.online, summary.offline, summary.request_ticket]).toEqual([1, 0, 0]);
    // Another partner's ticket is not seen either.
    await office.apply({ applicantEmail: 'pat@partner.example' });
    expect((await succeed(bench.app, 'listTickets', { token: session })).objects).toHaveLength(1);
  });

  it('tells the partner nothing of the people and the size of group and company [A-PARTNER-09]', async () => {
    const office = await openOffice();
    const { session } = await openPartner(office);
    const { bench, group } = office;
    const closed = { status: 403, error: 'no_group_access' };
    const summary = async () => only((await succeed(bench.app, 'getDeviceSummary', { token: session })).objects);
    expect(await refuse(bench.app, 'getGroup', { token: session, path: { groupPk: group } })).toEqual(closed);
    const query = { device_group_fk: group };
    expect(await refuse(bench.app, 'listGroupLinks', { token: session, query })).toEqual(closed);
    expect(await summary()).toMatchObject({ total: 1, licensed: 1, online: 1 });
    // Whom the company has let into the group works there like everybody else.
    const { pk } = await bench.database.query
      .selectFrom('members')
      .select('pk')
      .where('mgrid_key', '=', 'pia@partner.example')
      .executeTakeFirstOrThrow();
    await letInto(bench, pk, group);
    await succeed(bench.app, 'getGroup', { token: session, path: { groupPk: group } });
    await succeed(bench.app, 'listGroupLinks', { token: session, query });
    expect(await summary()).toMatchObject({ total: 2, licensed: 2 });
  });

  it('lets the partner move no device into a group that only a ticket opens', async () => {
    const office = await openOffice();
    const { session, ticketPk } = await openPartner(office);
    const { bench, group, device, company } = office;
    const busan = await addTestGroup(bench, company, 'Busan');
    const [there = 0] = await addDevices(bench, company.companyPk, [{ alias: 'POS-03', device_group_fk: busan }]);
    await bench.database.query
      .insertInto('ticket_devices')
      .values({ ticket_fk: ticketPk, device_fk: there, device_name: 'POS-03', device_name_key: 'pos-03' })
      .execute();
    await succeed(bench.app, 'getDevice', { token: session, path: { devicePk: there } });
    const body = { device_pk: device, old_device_group_fk: group, new_device_group_fk: busan };
    expect(await refuse(bench.app, 'moveDevice', { token: session, body })).toEqual({
      status: 403,
      error: 'no_group_access',
    });
  });

  it('tells the partner of the devices of the ticket and of no other', async () => {
    const office = await openOffice();
    const { session } = await openPartner(office);
    const { bench, token, device, second } = office;
    const stream = await listen(bench, session);
    for (const devicePk of [second, device]) {
      await succeed(bench.app, 'changeDevice', { token, path: { devicePk }, body: { alias: 'renamed' } });
    }
    expect((await stream.next())?.event).toEqual({ type: 'device_changed', device_pk: device });
  });

  it('makes no installer, whose right to enrol would outlast the ticket', async () => {
    const office = await openOffice();
    const { session } = await openPartner(office);
    const rights = () => office.bench.database.query.selectFrom('enrolment_tokens').selectAll().execute();
    expect(await refuse(office.bench.app, 'createInstaller', { token: session, body: REQUEST })).toEqual({
      status: 403,
      error: 'no_permission',
    });
    expect(await rights()).toEqual([]);
  });

  it('works only between its start and its end [A-PARTNER-10]', async () => {
    const office = await openOffice();
    const { bench } = office;
    await office.apply({ startPicked: dateTimeText(START + HOUR), endPicked: dateTimeText(START + 2 * HOUR) });
    await office.act(only(await office.tickets()).pk, 'approve', { device_pks: [office.device] });
    const outcomes = [];
    for (const at of [START + HOUR - 1, START + HOUR, START + 2 * HOUR - 1, START + 2 * HOUR]) {
      bench.clock.now = at;
      const { isLogin, cause } = await office.logIn();
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
    const office = await openOffice();
    await office.apply({ endPicked: dateTimeText(START + HOUR) });
    await office.act(only(await office.tickets()).pk, 'approve', { device_pks: [office.device] });
    const { token = '' } = await office.logIn();
    office.bench.clock.now = START + HOUR - 1;
    expect(await office.aliasesSeen(token)).toEqual(['KIOSK-01']);
    office.bench.clock.now = START + HOUR;
    expect(await office.aliasesSeen(token)).toEqual([]);
  });

  it('is at work while the partner has a session, and approved again after that', async () => {
    const office = await openOffice();
    const { session } = await openPartner(office);
    const state = async () => only(await office.tickets()).state;
    await sweepTickets(office.bench.connection);
    expect(await state()).toBe(3);
    await succeed(office.bench.app, 'logOut', { token: session });
    expect(await sweepTickets(office.bench.connection)).toBe(1);
    expect(await state()).toBe(2);
    await office.logIn();
    expect(await state()).toBe(3);
  });

  it('that is ended ends the session of the partner at once', async () => {
    const office = await openOffice();
    const { session, ticketPk } = await openPartner(office);
    const stream = await listen(office.bench, session);
    expect((await office.act(ticketPk, 'terminate')).status).toBe(200);
    expect((await stream.next())?.event).toEqual({ type: 'session_ended' });
    // Told by an event of its own, and not only when the stream next looks whether the session is alive.
    const told = await office.bench.database.query
      .selectFrom('events')
      .select('session_fk')
      .where('type', '=', 'session_ended')
      .execute();
    expect(told).toHaveLength(1);
    expect(await refuse(office.bench.app, 'listDevices', { token: session })).toMatchObject({ status: 401 });
    expect(await office.logIn()).toMatchObject({ isLogin: 'Fail', cause: { step1: 'inactive' } });
  });

  it('of a partner who comes back keeps the password: nobody has proved to be the owner of the address', async () => {
    const office = await openOffice();
    const { ticketPk } = await openPartner(office);
    await office.act(ticketPk, 'terminate');
    await office.apply({ applicantPw: 'Another#22' });
    const second = (await office.tickets()).find(({ state }) => state === 1);
    await office.act(second?.pk ?? 0, 'approve', { device_pks: [office.second] });
    expect((await office.logIn(undefined, 'Another#22')).isLogin).toBe('Fail');
    const { token = '' } = await office.logIn();
    expect(await office.aliasesSeen(token)).toEqual(['PRINT-02']);
  });
});

describe('the partner login', () => {
  it('refuses everybody who is no partner as if there was no such account, and counts nothing against them [A-PARTNER-08]', async () => {
    const { bench, company, logIn } = await openOffice();
    const user = await addPerson(bench, company.companyPk, 'uma');
    for (const mail of ['uma', 'mia@alpha.example', 'nobody']) {
      for (const pw of [PASSWORD, 'wrong']) {
        expect(await logIn(mail, pw)).toEqual({
          isLogin: 'Fail',
          step1: 'fail',
          cause: { step1: 'not_matched_user' },
        });
      }
    }
    const { failure_count } = await bench.database.query
      .selectFrom('members')
      .select('failure_count')
      .where('pk', '=', user)
      .executeTakeFirstOrThrow();
    expect(failure_count).toBe(0);
  });

  it('is the only one that takes a partner [A-ROLE-20] [C-EDITUSER-11]', async () => {
    const office = await openOffice();
    await openPartner(office);
    const body = { type: '1STEP', mail: 'pia@partner.example', pw: PARTNER_PASSWORD };
    const { objects } = await succeed(office.bench.app, 'logIn', { body });
    expect(objects).toMatchObject({ isLogin: 'Fail', cause: { step1: 'partner' } });
    expect(objects.token).toBeUndefined();
  });

  it('slows down who guesses', async () => {
    const { bench } = await openOffice({ LOGIN_LIMIT_PER_ADDRESS: '3' });
    const body = { type: '1STEP', mail: 'pia@partner.example', pw: 'x' };
    for (let index = 0; index < 3; index += 1) await succeed(bench.app, 'logInAsPartner', { body });
    expect(await refuse(bench.app, 'logInAsPartner', { body })).toMatchObject({ status: 429 });
  });
});
