import { describe, expect, it } from 'vitest';
import { listen } from '../testing/eventListener.ts';
import { linkIn } from '../testing/queuedMails.ts';
import { HOUR, openTicketFixture } from '../testing/ticketFixture.ts';
import { addCompany, addDevices, addPerson, only, sessionOf, START } from '../testing/testServer.ts';

describe('an action on a ticket', () => {
  it('approves one in state 0 or 1, which is in state 2 then [B-TICKET-39] [B-TICKET-54]', async () => {
    const { add, act, stateOf } = await openTicketFixture();
    for (const state of [0, 1]) {
      const pk = await add({ state });
      expect((await act(pk, 'approve')).body).toMatchObject({ status: 200 });
      expect([state, await stateOf(pk)]).toEqual([state, 2]);
    }
  });

  it('rejects one in state 0 or 1, which is in state 4 then [B-TICKET-40] [B-TICKET-55]', async () => {
    const { add, act, stateOf } = await openTicketFixture();
    for (const state of [0, 1]) {
      const pk = await add({ state });
      expect((await act(pk, 'reject')).body).toMatchObject({ status: 200 });
      expect([state, await stateOf(pk)]).toEqual([state, 4]);
    }
  });

  it('ends one that is approved or on work, which is in state 10 then [B-TICKET-41] [B-TICKET-56]', async () => {
    const { add, act, stateOf } = await openTicketFixture();
    for (const state of [2, 3]) {
      const pk = await add({ state });
      expect((await act(pk, 'terminate')).body).toMatchObject({ status: 200 });
      expect([state, await stateOf(pk)]).toEqual([state, 10]);
    }
  });

  it('is one of approve, reject and terminate, with a message that may be missing [C-TICKET-18]', async () => {
    const { add, act, list } = await openTicketFixture();
    for (const [state, action] of [
      [0, 'approve'],
      [0, 'reject'],
      [2, 'terminate'],
    ] as const) {
      const [said, silent] = [await add({ state }), await add({ state })];
      await act(said, action, { extra: `${action} it` });
      await act(silent, action);
      const { objects } = await list();
      const extraOf = (ticket: number) => objects.find(({ id }) => id === ticket)?.extra;
      expect([extraOf(said), extraOf(silent)]).toEqual([`${action} it`, '']);
    }
    expect((await act(await add(), 'delete')).body).toMatchObject({ status: 400, error: 'invalid_data' });
  });

  it('that does not fit the state is refused with 409, and changes nothing [B-TICKET-53] [C-TICKET-25]', async () => {
    const { add, act, stateOf, mails } = await openTicketFixture();
    const unfit = [
      ...[0, 1, 4, 10, 7].map((state) => [state, 'terminate'] as const),
      ...[2, 3, 4, 10, 7].flatMap((state) => [[state, 'approve'] as const, [state, 'reject'] as const]),
    ];
    for (const [state, action] of unfit) {
      const pk = await add({ state });
      expect((await act(pk, action)).body).toEqual({ status: 409, error: 'ticket_state_changed' });
      expect(await stateOf(pk)).toBe(state);
    }
    expect(await mails()).toEqual([]);
  });

  it('is for managers, for sub-managers who approve and for the approver it names [B-TICKET-51] [C-TICKET-26]', async () => {
    const { people, tokens, add, act } = await openTicketFixture();
    for (const token of [tokens.manager, tokens.subManager]) {
      expect((await act(await add(), 'approve', {}, token)).status).toBe(200);
    }
    expect((await act(await add({ reqr_appr_fk: people.user }), 'reject', {}, tokens.user)).status).toBe(200);
  });

  it('is refused to everybody else [B-TICKET-52]', async () => {
    const { tokens, add, act, stateOf } = await openTicketFixture();
    for (const [state, action] of [
      [0, 'approve'],
      [0, 'reject'],
      [2, 'terminate'],
    ] as const) {
      const pk = await add({ state });
      expect((await act(pk, action, {}, tokens.user)).body).toEqual({ status: 403, error: 'no_permission' });
      expect(await stateOf(pk)).toBe(state);
    }
  });

  it('carries a message to the requester when one was typed [B-TICKET-42]', async () => {
    const { add, act, list, mails } = await openTicketFixture();
    await act(await add({ mail: 'pia@partner.example' }), 'reject', { extra: ' Next week, please ' });
    expect(only((await list()).objects).extra).toBe('Next week, please');
    expect(only(await mails())).toMatchObject({
      recipient: 'pia@partner.example',
      subject: '[Remote Console] Alpha rejected your request',
      body: expect.stringContaining('Message: Next week, please'),
    });
  });

  it.each(['ko', 'en', 'ja'] as const)(
    'that approves leads to the partner login in the language of %s',
    async (lang_code) => {
      const { add, act, mails } = await openTicketFixture();
      await act(await add({ mail: 'pia@partner.example', lang_code }), 'approve');
      expect(linkIn(only(await mails()).body).pathname).toBe(`/${lang_code}/partner-login`);
    },
  );

  it.each([
    ['ko', 32, '접속할 수 있는 기간: 2026/11/02 12:00 ~ 2026/11/02 13:00 (한국 표준시)'],
    ['en', 9, 'You have access from 2026/11/01 22:00 to 2026/11/01 23:00 (Eastern Time).'],
    ['ja', 33, 'アクセスできる期間：2026/11/02 12:00～2026/11/02 13:00（日本標準時）'],
  ] as const)(
    'that approves says its times to a reader of %s on the clock of whoever approved, with its zone',
    async (lang_code, time_zone_id, period) => {
      const { testServer, people, add, act, mails } = await openTicketFixture();
      const { query } = testServer.database;
      await query.updateTable('members').set({ time_zone_id }).where('pk', '=', people.manager).execute();
      const work = {
        work_start_at: Date.parse('2026-11-02T03:00:00Z'),
        work_end_at: Date.parse('2026-11-02T04:00:00Z'),
      };
      await act(await add({ ...work, mail: 'pia@partner.example', lang_code }), 'approve');
      expect(only(await mails()).body).toContain(`\n${period}\n`);
    },
  );

  it('is taken by one of several who act at once, and the requester hears of one', async () => {
    const { tokens, add, act, stateOf, testServer, mails } = await openTicketFixture();
    for (let round = 0; round < 5; round += 1) {
      const pk = await add({ mail: `pia-${round}@partner.example` });
      const all = await Promise.all(
        [tokens.manager, tokens.subManager].flatMap((token) => [
          act(pk, 'approve', {}, token),
          act(pk, 'reject', {}, token),
        ]),
      );
      expect(all.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
      for (const { status, body } of all) {
        if (status !== 200) expect(body).toEqual({ status: 409, error: 'ticket_state_changed' });
      }
      const approved = all.findIndex(({ status }) => status === 200) % 2 === 0;
      expect(await mails()).toHaveLength(round + 1);
      expect(await stateOf(pk)).toBe(approved ? 2 : 4);
      const worker = await testServer.database.query
        .selectFrom('members')
        .select('pk')
        .where('mgrid', '=', `pia-${round}@partner.example`)
        .executeTakeFirst();
      expect(worker !== undefined).toBe(approved);
    }
  });

  it('tells everybody who may look at it: the company, and of the temporary accounts its own', async () => {
    const { testServer, company, tokens, add, act } = await openTicketFixture();
    const partner = (mgrid: string) => addPerson(testServer, company.companyId, mgrid, { member_type_id: 7 });
    const [worker, stranger] = [await partner('pia'), await partner('pat')];
    const pk = await add({ state: 2, worker_fk: worker });
    // With other current work the session continues, and its screen has to follow.
    for (const worker_fk of [worker, stranger]) await add({ state: 2, worker_fk });
    const hear = (token: string) => listen(testServer, token);
    const [theirs, users] = [await hear(tokens.manager), await hear(tokens.user)];
    const [own, strangers] = [
      await hear(await sessionOf(testServer, worker)),
      await hear(await sessionOf(testServer, stranger)),
    ];
    await act(pk, 'terminate');
    for (const stream of [theirs, users, own]) {
      expect((await stream.next())?.event).toEqual({ type: 'ticket_changed', ticket_pk: pk });
    }
    await testServer.connection.emit({ type: 'notices_changed' });
    expect((await strangers.next())?.event).toEqual({ type: 'notices_changed' });
  });

  it('gives away only devices of the company that the approver reaches', async () => {
    const { testServer, company, tokens, device, add, act, stateOf } = await openTicketFixture();
    const other = await addCompany(testServer, 'Beta');
    const [theirs = 0] = await addDevices(testServer, other.companyId, [
      { alias: 'b', device_group_fk: other.defaultGroupId },
    ]);
    const [closed = 0] = await addDevices(testServer, company.companyId, [
      { alias: 'c', device_group_fk: company.defaultGroupId },
    ]);
    const pk = await add();
    expect((await act(pk, 'approve', { device_pks: [device, theirs] })).status).toBe(404);
    expect((await act(pk, 'approve', { device_pks: [closed] }, tokens.subManager)).body).toEqual({
      status: 403,
      error: 'no_group_access',
      field: 'device_pks',
    });
    expect(await stateOf(pk)).toBe(0);
    expect((await act(pk, 'approve', { device_pks: [closed] })).status).toBe(200);
  });

  it('cannot approve what is void, or over', async () => {
    const { testServer, add, act } = await openTicketFixture();
    const [stale, over] = [await add({ void_at: START + HOUR }), await add({ work_end_at: START + HOUR })];
    testServer.clock.now = START + HOUR;
    expect((await act(over, 'approve')).body).toMatchObject({ status: 409, error: 'request_expired' });
    expect((await act(stale, 'approve')).body).toMatchObject({ status: 409, error: 'ticket_void' });
  });
});
