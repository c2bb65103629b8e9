import { DAY_MS, dateTimeText } from '@remote-console/domain';
import { describe, expect, it } from 'vitest';
import { sweepApprovals } from '../approvals/sweepApprovals.ts';
import { exchange, refuse, succeed } from './exchange.ts';
import { listen } from './listen.ts';
import {
  addCompany,
  addDevices,
  addPerson,
  addTestGroup,
  letInto,
  only,
  openBench,
  sessionOf,
  START,
} from './world.ts';

const HOUR = 3_600_000;
const iso = (at: number) => new Date(at).toISOString();

/** The next event of a type; what happened before the stream stood may still come before it. */
async function nextOf(stream: Awaited<ReturnType<typeof listen>>, type: string): Promise<unknown> {
  for (;;) {
    const told = await stream.next();
    if (told === null) return null;
    if (JSON.stringify(told.event).includes(`"type":"${type}"`)) return told.event;
  }
}

/** A company with a requester, two who decide, and two devices that need an approval. */
async function openOffice() {
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

describe('a request for approval', () => {
  it('is answered and listed with every field of the record [B-APPROVAL-28] [B-APPROVAL-48] [C-APPROVAL-03]', async () => {
    const { device, people, request, list } = await openOffice();
    const sent = await request({ approver_pk: people.subManager, approver_name: 'Sam' });
    const expected = {
      pk: sent.pk,
      device_fk: device,
      device_alias: 'KIOSK-01',
      device_pub_ip: '203.0.113.7',
      requester_fk: people.user,
      requester_id: 'uma@alpha.example',
      requester_name: 'Uma',
      approver_fk: people.subManager,
      approver_id: 'sam@alpha.example',
      approver_name: 'Sam',
      proposal_time: iso(START),
      start_time: iso(START),
      end_time: iso(START + HOUR),
      reason: 'The printer jams',
      react_reason: '',
      approve_state: 0,
      expired: false,
      effective_from: null,
      earlier_pk: null,
      version: 0,
    };
    expect(sent).toEqual(expected);
    expect((await list({ type: 'request' })).objects).toEqual([expected]);
  });

  it('goes to the administrator when no approver is named [B-APPROVAL-25]', async () => {
    const { people, request, second } = await openOffice();
    expect(await request()).toMatchObject({ approver_fk: people.manager, approver_name: 'Mia' });
    expect(await request({ approver_pk: null, device_pk: second })).toMatchObject({ approver_fk: people.manager });
  });

  it('tells the approver by mail in the own language, and the screens of both', async () => {
    const { bench, tokens, request, mails } = await openOffice();
    const [own, theirs] = [await listen(bench, tokens.user), await listen(bench, tokens.manager)];
    const { pk } = await request();
    for (const stream of [own, theirs]) {
      expect((await stream.next())?.event).toEqual({ type: 'approval_changed', approval_pk: pk });
    }
    expect(only(await mails())).toMatchObject({
      recipient: 'mia@alpha.example',
      subject: 'Uma asks for access to KIOSK-01',
      // Noon in Seoul.
      body: expect.stringContaining('Period: 2026/11/02 12:00 to 2026/11/02 13:00'),
    });
  });

  it('that is wrong is refused with its field, and nothing is stored', async () => {
    const { bench, people, ask, stored, mails } = await openOffice();
    const other = await addCompany(bench, 'Beta');
    const stranger = await addPerson(bench, other.companyPk, 'bob', { member_type_id: 2 });
    const [theirs = 0] = await addDevices(bench, other.companyPk, [
      { alias: 'b', device_group_fk: other.defaultGroupPk },
    ]);
    const answers = [];
    for (const over of [
      { start_time: '' },
      { start_time: '2026-02-30 00:00:00' },
      { end_time: dateTimeText(START) },
      { end_time: 'soon' },
      { start_time: dateTimeText(START - 2 * DAY_MS) },
      { approval_reason: '  ' },
      { approver_pk: people.user },
      { approver_pk: stranger },
      { device_pk: theirs },
      { earlier_pk: 999_999 },
    ]) {
      const { status, error, field } = await refuse(bench.app, 'sendApproval', ask(over));
      answers.push([status, error, field]);
    }
    expect(answers).toEqual([
      [400, 'date_validate_error', 'start_time'],
      [400, 'date_validate_error', 'start_time'],
      [400, 'date_validate_error', 'end_time'],
      [400, 'date_validate_error', 'end_time'],
      [400, 'date_validate_error', 'start_time'],
      [400, 'approvals_reason', 'approval_reason'],
      [400, 'search_manager_405', 'approver_pk'],
      [404, 'not_found', undefined],
      [404, 'not_found', undefined],
      [404, 'not_found', undefined],
    ]);
    expect(await stored()).toEqual([]);
    expect(await mails()).toEqual([]);
  });

  it('waits once for a device, and can be made again when it was decided', async () => {
    const { bench, ask, request, decide, second } = await openOffice();
    const first = await request();
    expect(await refuse(bench.app, 'sendApproval', ask())).toMatchObject({ status: 409, error: 'already_requested' });
    await request({ device_pk: second });
    await decide(first.pk, 0, { react_reason: 'not now' });
    expect(await request({ earlier_pk: first.pk })).toMatchObject({ earlier_pk: first.pk, approve_state: 0 });
  });
});

describe('a decision', () => {
  it('for a request sends is_accept 1 and lets in [C-APPROVAL-14] [B-APPROVAL-30] [B-APPROVAL-31]', async () => {
    const { request, decide, mails, bench, tokens } = await openOffice();
    const stream = await listen(bench, tokens.user);
    const { pk } = await request();
    expect((await stream.next())?.event).toEqual({ type: 'approval_changed', approval_pk: pk });
    const { status, body } = await decide(pk, 1);
    expect(status).toBe(200);
    expect(body).toMatchObject({ objects: [{ pk, approve_state: 2, effective_from: iso(START), version: 1 }] });
    expect((await stream.next())?.event).toEqual({ type: 'approval_changed', approval_pk: pk });
    expect((await mails()).at(-1)).toMatchObject({
      recipient: 'uma@alpha.example',
      subject: '「KIOSK-01」の利用が承認されました',
    });
  });

  it('against a request sends is_accept 0 with its reason [B-APPROVAL-32]', async () => {
    const { request, decide, list, mails } = await openOffice();
    const { pk } = await request();
    await decide(pk, 0, { react_reason: ' After closing time, please ' });
    expect(only((await list({ type: 'history' })).objects)).toMatchObject({
      approve_state: 1,
      react_reason: 'After closing time, please',
      effective_from: null,
    });
    expect((await mails()).at(-1)?.body).toContain('After closing time, please');
  });

  it('is refused without a reason against, and with one for; nothing changes [B-APPROVAL-19]', async () => {
    const { request, decide, stored } = await openOffice();
    const { pk } = await request();
    const before = await stored();
    expect((await decide(pk, 0)).body).toEqual({ status: 400, error: 'approvals_reason', field: 'react_reason' });
    expect((await decide(pk, 1, { react_reason: 'no' })).body).toEqual({
      status: 400,
      error: 'denial_reason_given',
      field: 'react_reason',
    });
    expect(await stored()).toEqual(before);
  });

  it('is taken by a sub-manager who approves, and by a manager [B-APPROVAL-33] [B-APPROVAL-34] [A-ROLE-18]', async () => {
    const { request, decide, tokens, second } = await openOffice();
    const [first, other] = [await request(), await request({ device_pk: second })];
    expect((await decide(first.pk, 1, {}, tokens.subManager)).status).toBe(200);
    expect((await decide(other.pk, 0, { react_reason: 'no' }, tokens.manager)).status).toBe(200);
  });

  it('is refused to everybody else, whatever the list shows [B-APPROVAL-35] [C-APPROVAL-30]', async () => {
    const { bench, company, request, decide, list, tokens, stored } = await openOffice();
    const { pk } = await request();
    const before = await stored();
    const others = [
      await addPerson(bench, company.companyPk, 'u2', { use_approval_function: 1 }),
      await addPerson(bench, company.companyPk, 's2', { member_type_id: 6 }),
      await addPerson(bench, company.companyPk, 'p2', { member_type_id: 7 }),
    ];
    for (const other of others) {
      const token = await sessionOf(bench, other);
      expect(await decide(pk, 1, {}, token)).toMatchObject({ status: 403, body: { error: 'no_permission' } });
      expect(await refuse(bench.app, 'listApprovals', { token, query: { type: 'request' } })).toMatchObject({
        status: 403,
      });
    }
    expect((await list({}, tokens.user)).objects).toHaveLength(1);
    expect(await stored()).toEqual(before);
  });

  it('is refused to who asked, be it a manager [B-APPROVAL-36]', async () => {
    const { request, decide, tokens } = await openOffice();
    for (const token of [tokens.manager, tokens.subManager]) {
      const { pk } = await request({}, token);
      expect(await decide(pk, 1, {}, token)).toMatchObject({ status: 403, body: { error: 'own_request' } });
    }
  });

  it('is taken once, also when two come at once; the other is told', async () => {
    const { request, decide, stored, tokens } = await openOffice();
    const { pk } = await request();
    const both = await Promise.all([
      decide(pk, 1, {}, tokens.manager),
      decide(pk, 0, { react_reason: 'no' }, tokens.subManager),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const row = only(await stored());
    expect(row.approve_state).toBe(both[0].status === 200 ? 2 : 1);
    expect(row.version).toBe(1);
    expect(await decide(pk, 1)).toMatchObject({ status: 409, body: { error: 'already_decided' } });
  });

  it('is reversed only by who has read it', async () => {
    const { request, decide } = await openOffice();
    const { pk } = await request();
    await decide(pk, 1);
    expect((await decide(pk, 0, { react_reason: 'no', version: 0 })).body).toMatchObject({
      error: 'changed_meanwhile',
    });
    expect((await decide(pk, 0, { react_reason: 'no', version: 1 })).status).toBe(200);
    expect((await decide(pk, 1, { version: 2 })).status).toBe(200);
  });

  it('that comes late says from when it is in effect, and one that comes too late is refused', async () => {
    const { bench, request, decide, mails, second } = await openOffice();
    const [late, tooLate] = [await request(), await request({ device_pk: second })];
    bench.clock.now = START + HOUR / 2;
    expect((await decide(late.pk, 1)).body).toMatchObject({
      objects: [{ start_time: iso(START), effective_from: iso(START + HOUR / 2), end_time: iso(START + HOUR) }],
    });
    const { body } = (await mails()).at(-1) ?? {};
    expect(body).toContain('2026/11/02 12:30');
    expect(body).toContain('開始時刻より後');
    bench.clock.now = START + HOUR;
    expect(await decide(tooLate.pk, 1)).toMatchObject({ status: 409, body: { error: 'request_expired' } });
  });
});

describe('an approved period', () => {
  it('gives the requester the device from its start until just before its end [B-APPROVAL-46] [B-APPROVAL-47]', async () => {
    const { bench, request, decide, approvalOf, device, second } = await openOffice();
    const start_time = dateTimeText(START + HOUR);
    const { pk } = await request({ start_time, end_time: dateTimeText(START + 2 * HOUR) });
    await decide(pk, 1);
    const seen = [];
    for (const at of [START + HOUR - 1, START + HOUR, START + 2 * HOUR - 1, START + 2 * HOUR]) {
      bench.clock.now = at;
      seen.push([await approvalOf(device), await approvalOf(second)]);
    }
    expect(seen).toEqual([
      [0, 0],
      [1, 0],
      [1, 0],
      [0, 0],
    ]);
  });

  it('tells open screens when it begins and when it ends, once however many look', async () => {
    const { bench, request, decide, device, tokens } = await openOffice();
    const { pk } = await request({ start_time: dateTimeText(START + HOUR), end_time: dateTimeText(START + 2 * HOUR) });
    await decide(pk, 1);
    const stream = await listen(bench, tokens.user);
    const looked = [];
    for (const at of [START + HOUR - 1, START + HOUR, START + HOUR + 1, START + 2 * HOUR, START + 3 * HOUR]) {
      bench.clock.now = at;
      const both = await Promise.all([sweepApprovals(bench.connection), sweepApprovals(bench.connection)]);
      looked.push(both[0] + both[1]);
    }
    expect(looked).toEqual([0, 1, 0, 1, 0]);
    for (const _ of ['begins', 'ends']) {
      expect(await nextOf(stream, 'device_changed')).toEqual({ type: 'device_changed', device_pk: device });
    }
  });

  it('tells them at once when the decision opens or closes the device, and nothing later of what was withdrawn', async () => {
    const { bench, request, decide, device, approvalOf, tokens } = await openOffice();
    const { pk } = await request();
    const stream = await listen(bench, tokens.user);
    await decide(pk, 1);
    expect(await nextOf(stream, 'device_changed')).toEqual({ type: 'device_changed', device_pk: device });
    // It was told just now, so there is nothing more to tell before the end.
    expect(await sweepApprovals(bench.connection)).toBe(0);
    await decide(pk, 0, { react_reason: 'no', version: 1 });
    expect(await nextOf(stream, 'device_changed')).toEqual({ type: 'device_changed', device_pk: device });
    expect(await approvalOf(device)).toBe(0);
    bench.clock.now = START + 2 * HOUR;
    expect(await sweepApprovals(bench.connection)).toBe(0);
  });
});

describe('the lists of requests', () => {
  it('are the own ones for who asks without a type [C-APPROVAL-16]', async () => {
    const { request, list, tokens } = await openOffice();
    const own = await request();
    await request({}, tokens.subManager);
    expect((await list({}, tokens.user)).objects.map(({ pk }) => pk)).toEqual([own.pk]);
    expect((await list({}, tokens.manager)).objects).toEqual([]);
  });

  it('part what waits from what does not, each request in one of them [C-APPROVAL-24]', async () => {
    const { bench, request, decide, list, second, device, tokens } = await openOffice();
    const decided = await request();
    await decide(decided.pk, 1);
    const waiting = await request({ end_time: dateTimeText(START + DAY_MS) });
    const expiring = await request({ device_pk: second });
    const ofDeleted = await request({ device_pk: second, end_time: dateTimeText(START + DAY_MS) }, tokens.subManager);
    bench.clock.now = START + HOUR;
    const pks = async (type: string) =>
      (await list({ type, by: 'proposal_time', order: 'asc', limit: 10, offset: 0 })).objects.map(({ pk }) => pk);
    expect(await pks('request')).toEqual([waiting.pk, ofDeleted.pk]);
    expect(await pks('history')).toEqual([decided.pk, expiring.pk]);
    await bench.database.query.deleteFrom('devices').where('pk', '=', second).execute();
    expect(await pks('request')).toEqual([waiting.pk]);
    const gone = (await list({ type: 'history' })).objects.find(({ pk }) => pk === ofDeleted.pk);
    // The name it had stays.
    expect(gone).toMatchObject({ approve_state: 4, device_alias: 'PRINT-02', device_fk: second });
    expect(device).not.toBe(second);
  });

  it('have pages, orders and ranges of time [C-APPROVAL-25] [C-APPROVAL-26]', async () => {
    const { bench, request, decide, list } = await openOffice();
    const pks: number[] = [];
    for (let hour = 0; hour < 5; hour += 1) {
      bench.clock.now = START + hour * HOUR;
      const { pk } = await request();
      await decide(pk, 0, { react_reason: 'no' });
      pks.push(pk);
    }
    const history = (query: Record<string, string | number>) =>
      list({ type: 'history', by: 'proposal_time', ...query });
    const page = await history({ limit: 2, offset: 1, order: 'desc' });
    expect(page.meta).toEqual({ total_count: 5 });
    expect(page.objects.map(({ pk }) => pk)).toEqual([pks[3], pks[2]]);
    const ranged = await history({
      order: 'asc',
      start_date: dateTimeText(START + HOUR),
      end_date: dateTimeText(START + 3 * HOUR),
    });
    expect(ranged.objects.map(({ pk }) => pk)).toEqual([pks[1], pks[2], pks[3]]);
    expect(ranged.meta).toEqual({ total_count: 3 });
  });

  it('refuse a day that the calendar does not have', async () => {
    const { bench, tokens } = await openOffice();
    for (const field of ['start_date', 'end_date']) {
      const query = { [field]: '2026-02-30 00:00:00' };
      expect(await refuse(bench.app, 'listApprovals', { token: tokens.manager, query })).toEqual({
        status: 400,
        error: 'date_validate_error',
        field,
      });
    }
  });

  it('are searched by device, requester and approver [C-APPROVAL-27]', async () => {
    const { request, list, second, people, tokens } = await openOffice();
    const kiosk = await request();
    const printer = await request({ device_pk: second, approver_pk: people.manager }, tokens.subManager);
    const found = async (search_value: string, search_key = 'any') =>
      (await list({ type: 'request', order: 'asc', search_key, search_value })).objects.map(({ pk }) => pk);
    expect(await found('kiosk', 'device_alias')).toEqual([kiosk.pk]);
    expect(await found('ＰＲＩＮＴ')).toEqual([printer.pk]);
    expect(await found('sam@', 'requester_id')).toEqual([printer.pk]);
    expect(await found('UMA', 'requester_name')).toEqual([kiosk.pk]);
    expect(await found('mia', 'approver_name')).toEqual([kiosk.pk, printer.pk]);
    expect(await found('%')).toEqual([]);
    expect((await list({ type: 'request' })).objects).toHaveLength(2);
  });
});
