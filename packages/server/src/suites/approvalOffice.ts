import { dateTimeText } from '@remote-console/domain';
import { exchange, succeed } from './exchange.ts';
import { listen } from './listen.ts';
import { addCompany, addDevices, addPerson, addTestGroup, letInto, only, openBench, sessionOf } from './world.ts';

/** Milliseconds in an hour. */
export const HOUR = 3_600_000;
/** An instant as answers hold it. */
export const iso = (at: number) => new Date(at).toISOString();

/** The next event of a type; what happened before the stream stood may still come before it. */
export async function nextOf(stream: Awaited<ReturnType<typeof listen>>, type: string): Promise<unknown> {
  for (;;) {
    const told = await stream.next();
    if (told === null) return null;
    if (JSON.stringify(told.event).includes(`"type":"${type}"`)) return told.event;
  }
}

/** A company with a requester, two who decide, and two devices that need an approval. */
export async function openOffice() {
  const bench = await openBench();
  const company = await addCompany(bench, 'Alpha');
  const group = await addTestGroup(bench, company, 'Seoul');
  const [device = 0, second = 0] = await addDevices(bench, company.companyPk, [
    { alias: 'KIOSK-01', device_group_fk: group, s_pub_ip: '203.0.113.7', alive: 1 },
    { alias: 'PRINT-02', device_group_fk: group, alive: 1 },
  ]);
  const person = (mgrid: string, over: Parameters<typeof addPerson>[3] = {}) =>
    addPerson(bench, company.companyPk, mgrid, over);
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
  await letInto(bench, user, group);
  await letInto(bench, subManager, group);
  const tokens = {
    manager: await sessionOf(bench, manager),
    subManager: await sessionOf(bench, subManager),
    user: await sessionOf(bench, user),
  };
  const ask = (over: Record<string, unknown> = {}, token = tokens.user) => ({
    token,
    body: {
      device_pk: device,
      start_time: dateTimeText(bench.clock.now),
      end_time: dateTimeText(bench.clock.now + HOUR),
      approval_reason: 'The printer jams',
      ...over,
    },
  });
  const request = async (over: Record<string, unknown> = {}, token = tokens.user) =>
    only((await succeed(bench.app, 'sendApproval', ask(over, token))).objects);
  const decide = (pk: number, accept: 0 | 1, over: Record<string, unknown> = {}, token = tokens.manager) =>
    exchange(bench.app, 'sendApproval', { token, body: { pk, is_accept: accept, ...over } });
  const list = async (query: Record<string, string | number>, token = tokens.manager) =>
    succeed(bench.app, 'listApprovals', { token, query });
  const approvalOf = async (devicePk: number) =>
    only((await succeed(bench.app, 'getDevice', { token: tokens.user, path: { devicePk } })).objects).approval;
  const mails = () => bench.database.query.selectFrom('mails').selectAll().orderBy('pk').execute();
  const stored = () => bench.database.query.selectFrom('approvals').selectAll().orderBy('pk').execute();
  const people = { manager, subManager, user };
  return {
    bench,
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
