import { DAY_MS, dateTimeText } from '@remote-console/domain';
import { describe, expect, it } from 'vitest';
import { HOUR, iso, nextOf, openApprovalFixture } from '../testing/approvalFixture.ts';
import { exchange, refuse, send, succeed } from '../testing/exchange.ts';
import { listen } from '../testing/eventListener.ts';
import { linkIn } from '../testing/queuedMails.ts';
import { addCompany, addDevices, addPerson, only, sessionOf, START } from '../testing/testServer.ts';

describe('a request for approval', () => {
  it('is answered and listed with every field of the record [B-APPROVAL-28] [B-APPROVAL-48] [C-APPROVAL-03]', async () => {
    const { device, people, request, list } = await openApprovalFixture();
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

  it('is made by an ordinary user, for a period at a device [B-APPROVAL-01] [B-ROLE-03] [C-PERM-27]', async () => {
    const { device, people, request } = await openApprovalFixture();
    expect(await request({ start_time: '2026-11-02 04:00:00', end_time: '2026-11-02 09:00:00' })).toMatchObject({
      device_fk: device,
      requester_fk: people.user,
      approve_state: 0,
      start_time: '2026-11-02T04:00:00.000Z',
      end_time: '2026-11-02T09:00:00.000Z',
    });
  });

  it('goes to the administrator when no approver is named [B-APPROVAL-25]', async () => {
    const { people, request, second } = await openApprovalFixture();
    expect(await request()).toMatchObject({ approver_fk: people.manager, approver_name: 'Mia' });
    expect(await request({ approver_pk: null, device_pk: second })).toMatchObject({ approver_fk: people.manager });
  });

  it('informs the approver by mail in their own language, and the screens of both', async () => {
    const { testServer, tokens, request, mails } = await openApprovalFixture();
    const [own, theirs] = [await listen(testServer, tokens.user), await listen(testServer, tokens.manager)];
    const { pk } = await request();
    for (const stream of [own, theirs]) {
      expect((await stream.next())?.event).toEqual({ type: 'approval_changed', approval_pk: pk });
    }
    const mail = only(await mails());
    expect(linkIn(mail.body).href).toMatch(new RegExp(`/en/management/access\\?request=${pk}$`));
    expect(mail).toMatchObject({
      recipient: 'mia@alpha.example',
      subject: '[Remote Console] Uma is requesting access to KIOSK-01',
      // Noon in Seoul.
      body: expect.stringContaining('Period: 2026/11/02 12:00 to 2026/11/02 13:00 (Korean Standard Time)\n'),
    });
  });

  it('says its times as date and time in one value, and is refused where one of the two is missing [B-APPROVAL-29]', async () => {
    const { testServer, ask, request, stored } = await openApprovalFixture();
    for (const [over, field] of [
      [{ start_time: '2026-11-02' }, 'start_time'],
      [{ start_time: '04:30:00' }, 'start_time'],
      [{ end_time: '2026-11-03' }, 'end_time'],
      [{ end_time: '05:15:00' }, 'end_time'],
    ] as const) {
      expect(await refuse(testServer.app, 'sendApproval', ask(over))).toEqual({
        status: 400,
        error: 'date_validate_error',
        field,
      });
    }
    expect(await stored()).toEqual([]);
    const sent = await request({ start_time: '2026-11-02 04:30:00', end_time: '2026-11-03 05:15:00' });
    expect([sent.start_time, sent.end_time]).toEqual(['2026-11-02T04:30:00.000Z', '2026-11-03T05:15:00.000Z']);
  });

  it('that is wrong is refused with its field, and nothing is stored', async () => {
    const { testServer, people, ask, stored, mails } = await openApprovalFixture();
    const other = await addCompany(testServer, 'Beta');
    const stranger = await addPerson(testServer, other.companyId, 'bob', { member_type_id: 2 });
    const [theirs = 0] = await addDevices(testServer, other.companyId, [
      { alias: 'b', device_group_fk: other.defaultGroupId },
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
      const { status, error, field } = await refuse(testServer.app, 'sendApproval', ask(over));
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

  it('is stored once, however often it is sent at the same moment', async () => {
    const { testServer, ask, stored, mails } = await openApprovalFixture();
    const answers = await Promise.all(Array.from({ length: 24 }, () => send(testServer.app, 'sendApproval', ask())));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array.from({ length: 23 }, () => 409)]);
    expect(await stored()).toHaveLength(1);
    expect(await mails()).toHaveLength(1);
  });

  it('waits once for a device, and can be made again when it was decided', async () => {
    const { testServer, ask, request, decide, second } = await openApprovalFixture();
    const first = await request();
    expect(await refuse(testServer.app, 'sendApproval', ask())).toMatchObject({
      status: 409,
      error: 'already_requested',
    });
    await request({ device_pk: second });
    await decide(first.pk, 0, { react_reason: 'not now' });
    expect(await request({ earlier_pk: first.pk })).toMatchObject({ earlier_pk: first.pk, approve_state: 0 });
  });
});

describe('a decision', () => {
  it('for a request sends is_accept 1 and lets in [C-APPROVAL-14] [B-APPROVAL-30] [B-APPROVAL-31]', async () => {
    const { request, decide, mails, testServer, tokens } = await openApprovalFixture();
    const stream = await listen(testServer, tokens.user);
    const { pk } = await request();
    expect((await stream.next())?.event).toEqual({ type: 'approval_changed', approval_pk: pk });
    const { status, body } = await decide(pk, 1);
    expect(status).toBe(200);
    expect(body).toMatchObject({ objects: [{ pk, approve_state: 2, effective_from: iso(START), version: 1 }] });
    expect((await stream.next())?.event).toEqual({ type: 'approval_changed', approval_pk: pk });
    const mail = (await mails()).at(-1);
    expect(linkIn(mail?.body ?? '').href).toMatch(new RegExp(`/ja/management/access-user\\?request=${pk}$`));
    expect(mail).toMatchObject({
      recipient: 'uma@alpha.example',
      subject: '[Remote Console] 「KIOSK-01」へのアクセスが承認されました',
    });
  });

  it('against a request sends is_accept 0 with its reason [B-APPROVAL-32]', async () => {
    const { request, decide, list, mails } = await openApprovalFixture();
    const { pk } = await request();
    await decide(pk, 0, { react_reason: ' After closing time, please ' });
    expect(only((await list({ type: 'history' })).objects)).toMatchObject({
      approve_state: 1,
      react_reason: 'After closing time, please',
      effective_from: null,
    });
    const { body = '' } = (await mails()).at(-1) ?? {};
    expect(body).toContain('After closing time, please');
    expect(linkIn(body).searchParams.get('request')).toBe(String(pk));
  });

  it('is refused without a reason against, and with one for; nothing changes [B-APPROVAL-19]', async () => {
    const { request, decide, stored } = await openApprovalFixture();
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

  it.each([
    ['subManager', '[B-ROLE-02] [C-PERM-25] [B-APPROVAL-33] [A-ROLE-18]'],
    ['manager', '[B-APPROVAL-34]'],
  ] as const)('of both kinds is taken by a %s %s', async (who, _rows) => {
    const { request, decide, stored, tokens, second } = await openApprovalFixture();
    const [first, other] = [await request(), await request({ device_pk: second })];
    expect((await decide(first.pk, 1, {}, tokens[who])).status).toBe(200);
    expect((await decide(other.pk, 0, { react_reason: 'no' }, tokens[who])).status).toBe(200);
    expect((await stored()).map(({ approve_state }) => approve_state)).toEqual([2, 1]);
  });

  it('is refused to everybody else, whatever the list shows [C-PERM-30] [B-APPROVAL-35] [C-APPROVAL-30]', async () => {
    const { testServer, company, request, decide, list, tokens, stored } = await openApprovalFixture();
    const { pk } = await request();
    const before = await stored();
    const others = [
      await addPerson(testServer, company.companyId, 'u2', { use_approval_function: 1 }),
      await addPerson(testServer, company.companyId, 's2', { member_type_id: 6 }),
      await addPerson(testServer, company.companyId, 'p2', { member_type_id: 7 }),
    ];
    for (const other of others) {
      const token = await sessionOf(testServer, other);
      expect(await decide(pk, 1, {}, token)).toMatchObject({ status: 403, body: { error: 'no_permission' } });
      expect(await refuse(testServer.app, 'listApprovals', { token, query: { type: 'request' } })).toMatchObject({
        status: 403,
      });
    }
    expect((await list({}, tokens.user)).objects).toHaveLength(1);
    expect(await stored()).toEqual(before);
  });

  it('is refused to whoever asked, even a manager [B-APPROVAL-36]', async () => {
    const { request, decide, tokens } = await openApprovalFixture();
    for (const token of [tokens.manager, tokens.subManager]) {
      const { pk } = await request({}, token);
      expect(await decide(pk, 1, {}, token)).toMatchObject({ status: 403, body: { error: 'own_request' } });
    }
  });

  it('is taken once, also when several come at once; the others are informed, and the requester hears of one', async () => {
    const { request, decide, stored, tokens, mails } = await openApprovalFixture();
    for (let round = 0; round < 5; round += 1) {
      const { pk } = await request();
      const before = (await mails()).length;
      const [rejection, approvers] = [{ react_reason: 'no' }, [tokens.manager, tokens.subManager]];
      const all = await Promise.all(
        approvers.flatMap((token) => [
          decide(pk, 1, {}, token),
          decide(pk, 0, rejection, token),
          decide(pk, 1, { version: 0 }, token),
        ]),
      );
      expect(all.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409, 409]);
      for (const { status, body } of all) {
        if (status !== 200)
          expect(body).toMatchObject({ error: expect.stringMatching(/already_decided|changed_meanwhile/u) });
      }
      const row = (await stored()).at(-1);
      const winner = all.findIndex(({ status }) => status === 200);
      expect(row).toMatchObject({ pk, version: 1, approve_state: winner % 3 === 1 ? 1 : 2 });
      expect(await mails()).toHaveLength(before + 1);
      expect(await decide(pk, 1)).toMatchObject({ status: 409, body: { error: 'already_decided' } });
    }
  });

  it('is reversed only by whoever has read it', async () => {
    const { request, decide } = await openApprovalFixture();
    const { pk } = await request();
    await decide(pk, 1);
    expect((await decide(pk, 0, { react_reason: 'no', version: 0 })).body).toMatchObject({
      error: 'changed_meanwhile',
    });
    expect((await decide(pk, 0, { react_reason: 'no', version: 1 })).status).toBe(200);
    expect((await decide(pk, 1, { version: 2 })).status).toBe(200);
  });

  it('that comes late says from when it is in effect, and one that comes too late is refused', async () => {
    const { testServer, request, decide, mails, second } = await openApprovalFixture();
    const [late, tooLate] = [await request(), await request({ device_pk: second })];
    testServer.clock.now = START + HOUR / 2;
    expect((await decide(late.pk, 1)).body).toMatchObject({
      objects: [{ start_time: iso(START), effective_from: iso(START + HOUR / 2), end_time: iso(START + HOUR) }],
    });
    const { body } = (await mails()).at(-1) ?? {};
    expect(body).toContain('アクセスできる期間：2026/11/02 12:30～2026/11/02 13:00（韓国標準時）\n');
    expect(body).toContain('開始時刻より後');
    testServer.clock.now = START + HOUR;
    expect(await decide(tooLate.pk, 1)).toMatchObject({ status: 409, body: { error: 'request_expired' } });
  });
});

describe('withdrawing a request', () => {
  const withdraw = (token: string, approvalId: number) => ({ token, path: { approvalPk: approvalId } });

  it('takes it off every list, tells the open screens, and leaves room for another', async () => {
    const { testServer, tokens, request, list } = await openApprovalFixture();
    const { pk } = await request();
    const stream = await listen(testServer, tokens.manager);
    await succeed(testServer.app, 'withdrawApproval', withdraw(tokens.user, pk));
    expect(await nextOf(stream, 'approval_changed')).toEqual({ type: 'approval_changed', approval_pk: pk });
    expect((await list({ type: 'request' })).objects).toEqual([]);
    expect((await list({}, tokens.user)).objects).toEqual([]);
    expect((await request()).approve_state).toBe(0);
  });

  it('is for nobody but who made it, and once', async () => {
    const { testServer, tokens, request, stored } = await openApprovalFixture();
    const { pk } = await request();
    const missing = { status: 404, error: 'not_found' };
    for (const token of [tokens.manager, tokens.subManager])
      expect(await refuse(testServer.app, 'withdrawApproval', withdraw(token, pk))).toEqual(missing);
    expect(await stored()).toHaveLength(1);
    await succeed(testServer.app, 'withdrawApproval', withdraw(tokens.user, pk));
    expect(await refuse(testServer.app, 'withdrawApproval', withdraw(tokens.user, pk))).toEqual(missing);
  });

  it('comes too late after a decision, and after the end', async () => {
    const { testServer, tokens, request, decide, second } = await openApprovalFixture();
    const decided = await request();
    await decide(decided.pk, 1);
    const attempt = (pk: number) => refuse(testServer.app, 'withdrawApproval', withdraw(tokens.user, pk));
    expect(await attempt(decided.pk)).toEqual({ status: 409, error: 'already_decided' });
    const lapsing = await request({ device_pk: second });
    testServer.clock.now += HOUR;
    expect(await attempt(lapsing.pk)).toEqual({ status: 409, error: 'request_expired' });
  });

  it('and a decision at the same moment: one of the two counts', async () => {
    const { testServer, tokens, request, decide, stored } = await openApprovalFixture();
    const { pk } = await request();
    const answers = await Promise.all([
      exchange(testServer.app, 'withdrawApproval', withdraw(tokens.user, pk)),
      decide(pk, 1),
    ]);
    const won = answers.map(({ status }) => status === 200);
    expect(won.filter(Boolean)).toHaveLength(1);
    expect(await stored()).toHaveLength(won[0] ? 0 : 1);
  });
});
