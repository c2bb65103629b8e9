import { exchange, succeed } from './exchange.ts';
import { addTicket, type TestTicket } from './addTicket.ts';
import { addCompany, addDevices, addPerson, addTestGroup, letInto, openTestServer, sessionOf } from './testServer.ts';

/** Milliseconds in an hour. */
export const HOUR = 3_600_000;
/** A point in time as answers contain it. */
export const iso = (at: number) => new Date(at).toISOString();

/** A company with a person who decides and one who does not, and two devices. */
export async function openTicketFixture() {
  const testServer = await openTestServer();
  const company = await addCompany(testServer, 'Alpha');
  const group = await addTestGroup(testServer, company, 'Seoul');
  const [device = 0, second = 0] = await addDevices(testServer, company.companyId, [
    { alias: 'KIOSK-01', device_group_fk: group, alive: 1 },
    { alias: 'PRINT-02', device_group_fk: group, alive: 1 },
  ]);
  const person = (mgrid: string, over: Parameters<typeof addPerson>[3] = {}) =>
    addPerson(testServer, company.companyId, mgrid, over);
  const manager = await person('mia', { member_type_id: 2, name: 'Mia', department: 'IT', position: 'Lead' });
  const subManager = await person('sam', { member_type_id: 6, use_approval_function: 1 });
  const user = await person('uma');
  await letInto(testServer, subManager, group);
  const tokens = {
    manager: await sessionOf(testServer, manager),
    subManager: await sessionOf(testServer, subManager),
    user: await sessionOf(testServer, user),
  };
  const add = (ticket: TestTicket = {}) => addTicket(testServer, company.companyId, ticket);
  const act = (ticket_pk: number, action_type: string, over: Record<string, unknown> = {}, token = tokens.manager) =>
    exchange(testServer.app, 'actOnTicket', { token, body: { ticket_pk, action_type, ...over } });
  const list = (query: Record<string, string | number> = {}, token = tokens.manager) =>
    succeed(testServer.app, 'listTickets', { token, query });
  const stateOf = async (pk: number) =>
    (
      await testServer.database.query
        .selectFrom('access_tickets')
        .select('state')
        .where('pk', '=', pk)
        .executeTakeFirstOrThrow()
    ).state;
  const mails = () => testServer.database.query.selectFrom('mails').selectAll().orderBy('pk').execute();
  return {
    testServer,
    company,
    group,
    device,
    second,
    people: { manager, subManager, user },
    tokens,
    add,
    act,
    list,
    stateOf,
    mails,
  };
}
