import { DAY_MS, dateTimeText } from '@remote-console/domain';
import { exchange, succeed } from './exchange.ts';
import { addCompany, addDevices, addPerson, addTestGroup, only, openTestServer, sessionOf } from './testServer.ts';

/** Milliseconds in an hour. */
export const HOUR = 3_600_000;
/** The password chosen by applicants. */
export const PARTNER_PASSWORD = 'Partner#1';

/** A company with an administrator and two devices in one group. */
export async function openPartnerFixture(environment: Record<string, string> = {}) {
  const testServer = await openTestServer(environment);
  const company = await addCompany(testServer, 'Alpha Retail');
  const group = await addTestGroup(testServer, company, 'Seoul');
  const [device = 0, second = 0] = await addDevices(testServer, company.companyId, [
    { alias: 'KIOSK-01', device_group_fk: group, alive: 1 },
    { alias: 'PRINT-02', device_group_fk: group, alive: 1 },
  ]);
  const manager = await addPerson(testServer, company.companyId, 'mia@alpha.example', {
    member_type_id: 2,
    name: 'Mia Kim',
    phone: '02-1',
    department: 'IT',
    lang_code: 'en',
  });
  const token = await sessionOf(testServer, manager);
  const form = (over: Record<string, unknown> = {}) => ({
    companyName: 'Partner',
    applicantName: 'Pia',
    applicantEmail: 'pia@partner.example',
    applicantPw: PARTNER_PASSWORD,
    applicantPhone: '010-2',
    managerName: 'Mia Kim',
    manager_pk: manager,
    startPicked: dateTimeText(testServer.clock.now),
    endPicked: dateTimeText(testServer.clock.now + 10 * DAY_MS),
    ...over,
  });
  const applyOnly = (over: Record<string, unknown> = {}, address = '127.0.0.1') =>
    exchange(testServer.app, 'applyAsPartner', { body: form(over), address });
  /** Applies, and makes the applicant confirm the address right away. */
  const apply = async (over: Record<string, unknown> = {}, address = '127.0.0.1') => {
    const answer = await applyOnly(over, address);
    await testServer.database.query
      .updateTable('access_tickets')
      .set({ mail_confirmed_at: testServer.clock.now })
      .where('mail_confirmed_at', 'is', null)
      .execute();
    return answer;
  };
  const tickets = () => testServer.database.query.selectFrom('access_tickets').selectAll().orderBy('pk').execute();
  const act = (ticket_pk: number, action_type: string, over: Record<string, unknown> = {}) =>
    exchange(testServer.app, 'actOnTicket', { token, body: { ticket_pk, action_type, ...over } });
  const logIn = async (mail = 'pia@partner.example', pw = PARTNER_PASSWORD) =>
    (await succeed(testServer.app, 'logInAsPartner', { body: { type: '1STEP', mail, pw } })).objects;
  const everyMail = () => testServer.database.query.selectFrom('mails').selectAll().orderBy('pk').execute();
  const isConfirmation = ({ body }: { readonly body: string }) => body.includes('access/auth?type=application&key=');
  /** The emails that ask applicants to confirm their addresses. */
  const confirmations = async () => (await everyMail()).filter(isConfirmation);
  /** All others. */
  const mails = async () => (await everyMail()).filter((mail) => !isConfirmation(mail));
  const aliasesSeen = async (session: string) =>
    (await succeed(testServer.app, 'listDevices', { token: session })).objects.map(({ alias }) => alias);
  return {
    testServer,
    company,
    group,
    device,
    second,
    manager,
    token,
    form,
    apply,
    applyOnly,
    confirmations,
    tickets,
    act,
    logIn,
    mails,
    aliasesSeen,
  };
}

type PartnerFixture = Awaited<ReturnType<typeof openPartnerFixture>>;

/** An application approved for one device, and the partner's session. */
export async function openPartner(fixture: PartnerFixture) {
  await fixture.apply();
  const ticket = only(await fixture.tickets());
  await fixture.act(ticket.pk, 'approve', { device_pks: [fixture.device] });
  const { token = '' } = await fixture.logIn();
  return { ticketId: ticket.pk, session: token };
}

/** Sends an invitation and reads its code from the email. */
export async function sendInvitation(fixture: PartnerFixture, over: Record<string, unknown> = {}) {
  const body = {
    mail: 'guest@partner.example',
    name: 'Gus',
    device_pks: [fixture.device],
    start_time: dateTimeText(fixture.testServer.clock.now),
    end_time: dateTimeText(fixture.testServer.clock.now + DAY_MS),
    ...over,
  };
  const { ticket_pk } = only((await succeed(fixture.testServer.app, 'invite', { token: fixture.token, body })).objects);
  const mail = (await fixture.mails()).at(-1);
  return { ticketId: ticket_pk, mail, code: /[A-Z2-9]{4}-[A-Z2-9]{4}-[A-Z2-9]{4}/.exec(mail?.body ?? '')?.[0] ?? '' };
}
