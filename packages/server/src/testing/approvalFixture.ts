import { dateTimeText } from '@remote-console/domain';
import { exchange, succeed } from './exchange.ts';
import { listen } from './eventListener.ts';
import {
  addCompany,
  addDevices,
  addPerson,
  addTestGroup,
  letInto,
  only,
  openTestServer,
  sessionOf,
} from './testServer.ts';

/** Milliseconds in an hour. */
export const HOUR = 3_600_000;
/** A point in time as answers contain it. */
export const iso = (at: number) => new Date(at).toISOString();

/** The next event of a type; earlier events may still arrive after the stream was opened. */
export async function nextOf(stream: Awaited<ReturnType<typeof listen>>, type: string): Promise<unknown> {
  for (;;) {
    const heard = await stream.next();
    if (heard === null) return null;
    if (JSON.stringify(heard.event).includes(`"type":"${type}"`)) return heard.event;
  }
}

/** A company with a requester, two approvers, and two devices that need an approval. */
export async function openApprovalFixture() {
  const testServer = await openTestServer();
  const company = await addCompany(testServer, 'Alpha');
  const group = await addTestGroup(testServer, company, 'Seoul');
  const [device = 0, second = 0] = await addDevices(testServer, company.companyId, [
    { alias: 'KIOSK-01', device_group_fk: group, s_pub_ip: '203.0.113.7', alive: 1 },
    { alias: 'PRINT-02', device_group_fk: group, alive: 1 },
  ]);
  const person = (mgrid: string, over: Parameters<typeof addPerson>[3] = {}) =>
    addPerson(testServer, company.companyId, mgrid, over);
  const manager = await person('mia@alpha.example', {
    member_type_id: 2,
    name: 'Mia',
    lang_code: 'en',
    auth_remotecontrol: 1,
  });
  const subManager = await person('sam@alpha.example', {
    member_type_id: 6,
    name: 'Sam',
    use_approval_function: 1,
    auth_remotecontrol: 1,
  });
  const user = await person('uma@alpha.example', {
    name: 'Uma',
    use_approval_function: 1,
    auth_remotecontrol: 1,
    lang_code: 'ja',
  });
  await letInto(testServer, user, group);
  await letInto(testServer, subManager, group);
  const tokens = {
    manager: await sessionOf(testServer, manager),
    subManager: await sessionOf(testServer, subManager),
    user: await sessionOf(testServer, user),
  };
  const ask = (over: Record<string, unknown> = {}, token = tokens.user) => ({
    token,
    body: {
      device_pk: device,
      start_time: dateTimeText(testServer.clock.now),
      end_time: dateTimeText(testServer.clock.now + HOUR),
      approval_reason: 'The printer jams',
      ...over,
    },
  });
  const request = async (over: Record<string, unknown> = {}, token = tokens.user) =>
    only((await succeed(testServer.app, 'sendApproval', ask(over, token))).objects);
  const decide = (pk: number, accept: 0 | 1, over: Record<string, unknown> = {}, token = tokens.manager) =>
    exchange(testServer.app, 'sendApproval', { token, body: { pk, is_accept: accept, ...over } });
  const list = async (query: Record<string, string | number>, token = tokens.manager) =>
    succeed(testServer.app, 'listApprovals', { token, query });
  const approvalOf = async (deviceId: number) =>
    only((await succeed(testServer.app, 'getDevice', { token: tokens.user, path: { devicePk: deviceId } })).objects)
      .approval;
  const mails = () => testServer.database.query.selectFrom('mails').selectAll().orderBy('pk').execute();
  const stored = () => testServer.database.query.selectFrom('approvals').selectAll().orderBy('pk').execute();
  const people = { manager, subManager, user };
  return {
    testServer,
    company,
    group,
    device,
    second,
    people,
    tokens,
    ask,
    request,
    decide,
    list,
    approvalOf,
    mails,
    stored,
  };
}
