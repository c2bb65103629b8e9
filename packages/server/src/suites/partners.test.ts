import { DAY_MS, dateTimeText, PARTNER_WINDOW_MS } from '@remote-console/domain';
import { describe, expect, it } from 'vitest';
import { tokenHash } from '../accounts/secrets.ts';
import { sweepTickets } from '../tickets/sweepTickets.ts';
import { exchange, refuse, succeed } from './exchange.ts';
import { listen } from './listen.ts';
import {
  addCompany,
  addDevices,
  addPerson,
  addTestGroup,
  only,
  openBench,
  PASSWORD,
  sessionOf,
  START,
} from './world.ts';

const HOUR = 3_600_000;
const PARTNER_PASSWORD = 'Partner#1';

/** A company with a manager and two devices in one group. */
async function openOffice(environment: Record<string, string> = {}) {
  const bench = await openBench(environment);
  const company = await addCompany(bench, 'Alpha Retail');
  const group = await addTestGroup(bench, company, 'Seoul');
  const [device = 0, second = 0] = await addDevices(bench, company.companyPk, [
    { alias: 'KIOSK-01', device_group_fk: group, alive: 1 },
    { alias: 'PRINT-02', device_group_fk: group, alive: 1 },
  ]);
  const manager = await addPerson(bench, company.companyPk, 'mia@alpha.example', {
    member_type_id: 2,
    name: 'Mia Kim',
    phone: '02-1',
    department: 'IT',
    lang_code: 'en',
  });
  const token = await sessionOf(bench, manager);
  const form = (over: Record<string, unknown> = {}) => ({
    companyName: 'Partner',
    applicantName: 'Pia',
    applicantEmail: 'pia@partner.example',
    applicantPw: PARTNER_PASSWORD,
    applicantPhone: '010-2',
    managerName: 'Mia Kim',
    manager_pk: manager,
    startPicked: dateTimeText(bench.clock.now),
    endPicked: dateTimeText(bench.clock.now + 10 * DAY_MS),
    ...over,
  });
  const apply = (over: Record<string, unknown> = {}) => exchange(bench.app, 'applyAsPartner', { body: form(over) });
  const tickets = () => bench.database.query.selectFrom('access_tickets').selectAll().orderBy('pk').execute();
  const act = (ticket_pk: number, action_type: string, over: Record<string, unknown> = {}) =>
    exchange(bench.app, 'actOnTicket', { token, body: { ticket_pk, action_type, ...over } });
  const logIn = async (mail = 'pia@partner.example', pw = PARTNER_PASSWORD) =>
    (await succeed(bench.app, 'logInAsPartner', { body: { type: '1STEP', mail, pw } })).objects;
  const mails = () => bench.database.query.selectFrom('mails').selectAll().orderBy('pk').execute();
  const aliasesSeen = async (session: string) =>
    (await succeed(bench.app, 'listDevices', { token: session })).objects.map(({ alias }) => alias);
  return {
    bench,
    company,
    group,
    device,
    second,
    manager,
    token,
    form,
    apply,
    tickets,
    act,
    logIn,
    mails,
    aliasesSeen,
  };
}

type Office = Awaited<ReturnType<typeof openOffice>>;

/** An application that was approved for one device, and the partner's session. */
async function openPartner(office: Office) {
  await office.apply();
  const ticket = only(await office.tickets());
  await office.act(ticket.pk, 'approve', { device_pks: [office.device] });
  const { token = '' } = await office.logIn();
  return { ticketPk: ticket.pk, session: token };
}

/** Sends an invitation and reads its code out of the mail. */
async function sendInvitation(office: Office, over: Record<string, unknown> = {}) {
  const body = {
    mail: 'guest@partner.example',
    name: 'Gus',
    device_pks: [office.device],
    start_time: dateTimeText(office.bench.clock.now),
    end_time: dateTimeText(office.bench.clock.now + DAY_MS),
    ...over,
  };
  const { ticket_pk } = only((await succeed(office.bench.app, 'invite', { token: office.token, body })).objects);
  const mail = (await office.mails()).at(-1);
  return { ticketPk: ticket_pk, mail, code: /[A-Z2-9]{4}-[A-Z2-9]{4}-[A-Z2-9]{4}/.exec(mail?.body ?? '')?.[0] ?? '' };
}

describe('the search for a company and its managers', () => {
  it('finds companies by a part of their name, with nothing but the name [A-PARTNER-40] [A-PARTNER-43]', async () => {
    const { bench } = await openOffice();
    await addCompany(bench, 'Alpha Nobody');
    const search = (input_data: string) => succeed(bench.app, 'searchPartnerCompanies', { query: { input_data } });
    expect((await search('ALPHA')).objects).toEqual([{ company: 'Alpha Retail' }]);
    expect((await search('%%')).objects).toEqual([]);
  });

  it('finds who decides in that company, with what the row needs [A-PARTNER-41] [A-PARTNER-44]', async () => {
    const { bench, company, manager } = await openOffice();
    await addPerson(bench, company.companyPk, 'user', { name: 'Mia User' });
    await addPerson(bench, company.companyPk, 'gone', { name: 'Mia Gone', member_type_id: 2, flag_active: 0 });
    const sub = await addPerson(bench, company.companyPk, 'sub', {
      name: 'Mia Sub',
      member_type_id: 6,
      use_approval_function: 1,
    });
    const search = (input_data: string, company_name: string) =>
      succeed(bench.app, 'searchPartnerManagers', { query: { input_data, company_name } });
    expect((await search('mia', 'Alpha Retail')).objects).toEqual([
      { pk: manager, name: 'Mia Kim', part: 'IT', email: 'mia@alpha.example', phone: '02-1', user_type: 2 },
      { pk: sub, name: 'Mia Sub', part: '', email: 'sub', phone: '', user_type: 6 },
    ]);
    expect((await search('mia', 'Alpha')).objects).toEqual([]);
  });

  it('lists nobody by a short or blank text, never more than twenty, and not without end', async () => {
    const { bench, company } = await openOffice({ LOGIN_LIMIT_PER_ADDRESS: '4' });
    for (let index = 0; index < 25; index += 1) {
      await addPerson(bench, company.companyPk, `m${index}`, { member_type_id: 2, name: `Manager ${index}` });
    }
    for (const input_data of ['', 'a', '   ']) {
      for (const id of ['searchPartnerCompanies', 'searchPartnerManagers'] as const) {
        expect(await refuse(bench.app, id, { query: { input_data, company_name: 'Alpha Retail' } })).toMatchObject({
          status: 400,
          field: 'input_data',
        });
      }
    }
    const query = { input_data: 'manager', company_name: 'Alpha Retail' };
    expect((await succeed(bench.app, 'searchPartnerManagers', { query })).objects).toHaveLength(20);
    for (let index = 0; index < 3; index += 1) await succeed(bench.app, 'searchPartnerManagers', { query });
    expect(await refuse(bench.app, 'searchPartnerManagers', { query })).toMatchObject({ status: 429 });
    await succeed(bench.app, 'searchPartnerManagers', { query, address: '203.0.113.9' });
  });
});

describe('an application', () => {
  it('waits as a ticket of the chosen manager, who is told by mail and on open screens [A-PARTNER-31] [A-PARTNER-32]', async () => {
    const { bench, company, manager, token, apply, tickets, mails } = await openOffice();
    const stream = await listen(bench, token);
    expect((await apply({ applicantName: ' Pia ', reason: 'Replace the printer' })).status).toBe(200);
    const ticket = only(await tickets());
    expect(ticket).toMatchObject({
      company_fk: company.companyPk,
      origin: 'application',
      state: 0,
      reqr_user_company: 'Partner',
      reqr_user_name: 'Pia',
      mail: 'pia@partner.example',
      phone: '010-2',
      reqr_appr_fk: manager,
      work_start_at: START,
      work_end_at: START + 10 * DAY_MS,
      work_reason: 'Replace the printer',
      worker_fk: null,
    });
    expect((await stream.next())?.event).toEqual({ type: 'ticket_changed', ticket_pk: ticket.pk });
    expect(only(await mails())).toMatchObject({
      recipient: 'mia@alpha.example',
      subject: 'Pia applies for temporary access',
    });
  });

  it('never stores the password, only its hash', async () => {
    const { apply, tickets, bench } = await openOffice();
    await apply();
    expect(only(await tickets()).password_hash).toMatch(/^\$argon2id\$/);
    expect(JSON.stringify([await tickets(), bench.log])).not.toContain(PARTNER_PASSWORD);
  });

  it('stores the Korean word for "not stated" where company and phone are missing', async () => {
    const { apply, tickets } = await openOffice();
    await apply({ companyName: undefined, applicantPhone: ' ' });
    expect(only(await tickets())).toMatchObject({ reqr_user_company: '미기재', phone: '미기재' });
  });

  it('with a fault is refused with its own key and field, and nothing is stored [A-PARTNER-24]', async () => {
    const { bench, company, apply, tickets } = await openOffice();
    const user = await addPerson(bench, company.companyPk, 'user');
    const faults = [
      [{ applicantName: ' ' }, 'applicant_name_requirement', 'applicantName'],
      [{ applicantEmail: 'pia' }, 'applicant_email_requirement', 'applicantEmail'],
      [{ applicantPw: 'nouppercase#1' }, 'password_requirement', 'applicantPw'],
      [{ applicantPw: 'Short#1' }, 'password_requirement', 'applicantPw'],
      [{ applicantPw: 'TooLongPass#1' }, 'password_requirement', 'applicantPw'],
      [{ managerName: '' }, 'manager_name_requirement', 'managerName'],
      [{ manager_pk: null }, 'manager_name_requirement', 'manager_pk'],
      [{ manager_pk: user }, 'manager_name_requirement', 'manager_pk'],
      [{ startPicked: '' }, 'start_date_requirement', 'startPicked'],
      [{ endPicked: '' }, 'end_date_requirement', 'endPicked'],
      [{ endPicked: dateTimeText(START - HOUR) }, 'date_validate_error', 'endPicked'],
      [{ startPicked: dateTimeText(START - 2 * DAY_MS) }, 'date_validate_error', 'startPicked'],
    ] as const;
    for (const [over, error, field] of faults) {
      expect((await apply(over)).body).toEqual({ status: 400, error, field });
    }
    expect(await tickets()).toEqual([]);
  });

  it('of an address waits once; void after seven days, it can be made again [A-PARTNER-34]', async () => {
    const { bench, apply, tickets } = await openOffice();
    await apply();
    expect((await apply({ applicantEmail: 'PIA@partner.example' })).body).toMatchObject({
      status: 409,
      error: 'partner_already_applied',
    });
    bench.clock.now = START + PARTNER_WINDOW_MS - 1;
    expect((await apply()).status).toBe(409);
    bench.clock.now += 1;
    expect((await apply()).status).toBe(200);
    // Re-requested; the first is rejected by time alone, and its password is gone.
    expect((await tickets()).map(({ state, password_hash }) => [state, password_hash !== null])).toEqual([
      [4, false],
      [1, true],
    ]);
  });

  it('of an address waits once, also when two arrive together', async () => {
    const { apply, tickets } = await openOffice();
    const both = await Promise.all([apply(), apply()]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await tickets()).toHaveLength(1);
  });

  it('cannot take the ID of somebody who is no partner of the company', async () => {
    const { bench, company, apply, tickets } = await openOffice();
    const other = await addCompany(bench, 'Beta');
    await addPerson(bench, company.companyPk, 'uma@alpha.example');
    await addPerson(bench, other.companyPk, 'pat@beta.example', { member_type_id: 7 });
    for (const applicantEmail of ['uma@alpha.example', 'pat@beta.example']) {
      expect((await apply({ applicantEmail })).body).toMatchObject({ status: 409, error: 'id_exist' });
    }
    expect(await tickets()).toEqual([]);
  });
});

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

describe('an invitation', () => {
  it('is mailed with a code of which only a digest is stored', async () => {
    const office = await openOffice();
    const { code, mail, ticketPk } = await sendInvitation(office, { lang_code: 'ko', reason: '프린터 점검' });
    expect(mail).toMatchObject({ recipient: 'guest@partner.example', subject: 'Alpha Retail 원격 작업 초대' });
    for (const part of ['KIOSK-01', '프린터 점검', '2026/11/02 12:00', 'Asia/Seoul'])
      expect(mail?.body).toContain(part);
    const stored = only(await office.bench.database.query.selectFrom('invitations').selectAll().execute());
    expect(stored).toMatchObject({
      ticket_fk: ticketPk,
      code_hash: tokenHash(code.replaceAll('-', '')),
      used_at: null,
    });
    expect(only(await office.tickets())).toMatchObject({ state: 2, origin: 'invitation', appr_fk: office.manager });
  });

  it('opens a session that reaches its devices only, and a ticket at work [A-INVITE-03] [A-INVITE-04]', async () => {
    const office = await openOffice();
    const { code, ticketPk } = await sendInvitation(office);
    const { objects } = await succeed(office.bench.app, 'useInvitation', { body: { code: ` ${code.toLowerCase()} ` } });
    expect(objects).toMatchObject({ isLogin: 'Success', user_type: 7, profile: { name: 'Gus' } });
    const token = objects.token ?? '';
    expect(await office.aliasesSeen(token)).toEqual(['KIOSK-01']);
    const path = { devicePk: office.second };
    expect(await refuse(office.bench.app, 'getDevice', { token, path })).toMatchObject({ status: 403 });
    expect(only(await office.tickets())).toMatchObject({ pk: ticketPk, state: 3 });
  });

  it('works once, however many come with it together [A-INVITE-06]', async () => {
    const office = await openOffice();
    const { code } = await sendInvitation(office);
    const use = () => exchange(office.bench.app, 'useInvitation', { body: { code } });
    const all = await Promise.all(Array.from({ length: 8 }, use));
    expect(all.map(({ status }) => status).toSorted()).toEqual([200, 400, 400, 400, 400, 400, 400, 400]);
    expect((await use()).body).toEqual({ status: 400, error: 'invitation_code_invalid', field: 'code' });
  });

  it('does not tell an unknown code from one that is used, over, ended or too early [A-INVITE-05]', async () => {
    const office = await openOffice();
    const { bench } = office;
    const early = await sendInvitation(office, { start_time: dateTimeText(START + HOUR) });
    const ended = await sendInvitation(office);
    const over = await sendInvitation(office, { end_time: dateTimeText(START + HOUR) });
    const used = await sendInvitation(office);
    await succeed(bench.app, 'useInvitation', { body: { code: used.code } });
    await office.act(ended.ticketPk, 'terminate');
    const answers = [];
    for (const code of [early.code, ended.code, used.code, 'ABCD-EFGH-2345', 'x', '     ']) {
      answers.push(await refuse(bench.app, 'useInvitation', { body: { code } }));
    }
    bench.clock.now = START + HOUR;
    answers.push(await refuse(bench.app, 'useInvitation', { body: { code: over.code } }));
    for (const answer of answers) {
      expect(answer).toEqual({ status: 400, error: 'invitation_code_invalid', field: 'code' });
    }
    // And now it is not too early any more.
    await succeed(bench.app, 'useInvitation', { body: { code: early.code } });
  });

  it('slows down who guesses codes', async () => {
    const { bench } = await openOffice({ LOGIN_LIMIT_PER_ADDRESS: '3' });
    const body = { code: 'ABCD-EFGH-2345' };
    for (let index = 0; index < 3; index += 1) await refuse(bench.app, 'useInvitation', { body });
    expect(await refuse(bench.app, 'useInvitation', { body })).toMatchObject({ status: 429 });
  });

  it('ends with its period, its ticket or its session, and its account never works again', async () => {
    const office = await openOffice();
    const { bench } = office;
    const open = async (over: Record<string, unknown> = {}) => {
      const { code, ticketPk } = await sendInvitation(office, over);
      const { objects } = await succeed(bench.app, 'useInvitation', { body: { code } });
      return { ticketPk, session: objects.token ?? '' };
    };
    const [byPeriod, byTicket, bySession] = [
      await open({ end_time: dateTimeText(START + HOUR) }),
      await open(),
      await open(),
    ];
    await office.act(byTicket.ticketPk, 'terminate');
    expect(await refuse(bench.app, 'listDevices', { token: byTicket.session })).toMatchObject({ status: 401 });
    await succeed(bench.app, 'logOut', { token: bySession.session });
    bench.clock.now = START + HOUR;
    const stream = await listen(bench, byPeriod.session);
    expect(await sweepTickets(bench.connection)).toBe(2);
    expect((await stream.next())?.event).toEqual({ type: 'session_ended' });
    expect((await office.tickets()).map(({ state }) => state)).toEqual([10, 10, 10]);
    const workers = await bench.database.query
      .selectFrom('members')
      .select(['flag_active', 'password_hash'])
      .where('mgrid', 'like', 'guest-%')
      .execute();
    expect(workers).toEqual([1, 2, 3].map(() => ({ flag_active: 0, password_hash: '' })));
  });

  it('with a fault is refused with its field, and nothing is stored or sent', async () => {
    const office = await openOffice();
    const { bench, token, device } = office;
    const other = await addCompany(bench, 'Beta');
    const [theirs = 0] = await addDevices(bench, other.companyPk, [
      { alias: 'b', device_group_fk: other.defaultGroupPk },
    ]);
    const body = {
      mail: 'guest@partner.example',
      device_pks: [device],
      start_time: dateTimeText(START),
      end_time: dateTimeText(START + HOUR),
    };
    const answers = [];
    for (const over of [
      { mail: 'guest' },
      { end_time: dateTimeText(START) },
      { device_pks: [] },
      { device_pks: [device, theirs] },
    ]) {
      const { status, error, field } = await refuse(bench.app, 'invite', { token, body: { ...body, ...over } });
      answers.push([status, error, field]);
    }
    expect(answers).toEqual([
      [400, 'email-invalid', 'mail'],
      [400, 'date_validate_error', 'end_time'],
      [400, 'invalid_data', 'device_pks'],
      [404, 'not_found', undefined],
    ]);
    expect([await office.tickets(), await office.mails()]).toEqual([[], []]);
  });
});
