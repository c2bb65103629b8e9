import { DAY_MS, PARTNER_WINDOW_MS, TICKET_TABS } from '@remote-console/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sweepTickets } from '../tickets/sweepTickets.ts';
import { exchange, refuse, succeed } from './exchange.ts';
import { listen } from './listen.ts';
import { addTicket, type TestTicket } from './tickets.ts';
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

/** A company with who decides and who does not, and two devices. */
async function openOffice() {
  const bench = await openBench();
  const company = await addCompany(bench, 'Alpha');
  const group = await addTestGroup(bench, company, 'Seoul');
  const [device = 0, second = 0] = await addDevices(bench, company.companyPk, [
    { alias: 'KIOSK-01', device_group_fk: group, alive: 1 },
    { alias: 'PRINT-02', device_group_fk: group, alive: 1 },
  ]);
  const person = (mgrid: string, over: Parameters<typeof addPerson>[3] = {}) =>
    addPerson(bench, company.companyPk, mgrid, over);
  const manager = await person('mia', { member_type_id: 2, name: 'Mia', department: 'IT', position: 'Lead' });
  const subManager = await person('sam', { member_type_id: 6, use_approval_function: 1 });
  const user = await person('uma');
  await letInto(bench, subManager, group);
  const tokens = {
    manager: await sessionOf(bench, manager),
    subManager: await sessionOf(bench, subManager),
    user: await sessionOf(bench, user),
  };
  const add = (ticket: TestTicket = {}) => addTicket(bench, company.companyPk, ticket);
  const act = (ticket_pk: number, action_type: string, over: Record<string, unknown> = {}, token = tokens.manager) =>
    exchange(bench.app, 'actOnTicket', { token, body: { ticket_pk, action_type, ...over } });
  const list = (query: Record<string, string | number> = {}, token = tokens.manager) =>
    succeed(bench.app, 'listTickets', { token, query });
  const stateOf = async (pk: number) =>
    (
      await bench.database.query
        .selectFrom('access_tickets')
        .select('state')
        .where('pk', '=', pk)
        .executeTakeFirstOrThrow()
    ).state;
  const mails = () => bench.database.query.selectFrom('mails').selectAll().orderBy('pk').execute();
  return {
    bench,
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

describe('the list of tickets', () => {
  it('has records with every field [C-API-19] [B-TICKET-57] [B-TICKET-58] [B-TICKET-59]', async () => {
    const { people, device, second, add, list } = await openOffice();
    const id = await add({
      state: 2,
      reqr_appr_fk: people.manager,
      appr_fk: people.subManager,
      worker_mgrid: 'pia@partner.example',
      devices: [
        { pk: second, name: 'PRINT-02' },
        { pk: device, name: 'KIOSK-01' },
      ],
    });
    expect(only((await list()).objects)).toEqual({
      id,
      state: 2,
      reqr_created_date: iso(START),
      reqr_user_company: 'Partner company',
      reqr_user_name: 'Pia',
      reqr_user_part: 'Support',
      reqr_work_startdate: iso(START),
      reqr_work_enddate: iso(START + DAY_MS),
      reqr_work_reason: 'maintenance',
      devices: [
        { pk: device, device_name: 'KIOSK-01' },
        { pk: second, device_name: 'PRINT-02' },
      ],
      reqr_appr_mgr: { pk: people.manager, name: 'Mia', position: 'Lead', part: 'IT' },
      appr_mgr: { pk: people.subManager, name: 'sam', position: '', part: '' },
      worker: { mgrid: 'pia@partner.example' },
      extra: '',
    });
  });

  it('is sorted by created date, newest first, ten on a page [B-TICKET-19] [C-TICKET-09] [C-TICKET-08]', async () => {
    const { add, list } = await openOffice();
    const pks: number[] = [];
    for (const hour of [3, 1, 2, ...Array.from({ length: 9 }, (_, index) => 10 + index)]) {
      pks[hour] = await add({ created_at: START + hour * HOUR });
    }
    const newest = Object.values(pks).toReversed();
    expect((await list()).objects.map(({ id }) => id)).toEqual(newest.slice(0, 10));
    expect((await list({ offset: 10 })).objects.map(({ id }) => id)).toEqual(newest.slice(10));
  });

  it('has the rows and the counts that the same filter over all tickets has [B-TICKET-48] [B-TICKET-05] [B-TICKET-06] [B-TICKET-07] [B-TICKET-08] [C-API-17] [B-TICKET-50] [C-TICKET-13]', async () => {
    const { bench, device, add, list } = await openOffice();
    const words = ['Alpha', 'Beta', 'ｇａｍｍａ', '50%', '한빛'];
    const word = fc.constantFrom(...words);
    const aTicket = fc.record({
      state: fc.constantFrom(0, 1, 2, 3, 4, 10, 7),
      company: word,
      name: word,
      part: word,
      device: fc.option(word, { nil: null }),
      age: fc.nat(5),
    });
    const tabs = ['requested', 'approved', 'reject', 'completed'] as const;
    const filter = fc.record({
      state: fc.constantFrom(undefined, ...tabs, '0', '3', '10', '9'),
      key: fc.constantFrom('any', 'reqr_user_company', 'reqr_user_name', 'reqr_user_part', 'device_name'),
      text: fc.constantFrom(undefined, 'a', 'BETA', 'gamma', '%', '한', 'none of them'),
      limit: fc.integer({ min: 1, max: 6 }),
      offset: fc.nat(6),
    });
    const norm = (text: string) => text.normalize('NFKC').toLowerCase();
    await fc.assert(
      fc.asyncProperty(
        fc.array(aTicket, { maxLength: 14 }),
        fc.array(filter, { minLength: 1, maxLength: 6 }),
        async (tickets, filters) => {
          await bench.database.query.deleteFrom('access_tickets').execute();
          const all = [];
          for (const ticket of tickets) {
            const created_at = START - ticket.age * HOUR;
            const pk = await add({
              state: ticket.state,
              created_at,
              reqr_user_company: ticket.company,
              reqr_user_name: ticket.name,
              reqr_user_part: ticket.part,
              devices: ticket.device === null ? [] : [{ pk: device, name: ticket.device }],
            });
            const fields = {
              reqr_user_company: norm(ticket.company),
              reqr_user_name: norm(ticket.name),
              reqr_user_part: norm(ticket.part),
              device_name: norm(ticket.device ?? ''),
            };
            all.push({ pk, created_at, state: ticket.state, fields: new Map(Object.entries(fields)) });
          }
          all.sort((a, b) => b.created_at - a.created_at || b.pk - a.pk);
          for (const { state, key, text, limit, offset } of filters) {
            const found = all.filter(({ fields }) =>
              text === undefined
                ? true
                : [...fields].some(([name, value]) => (key === 'any' || key === name) && value.includes(norm(text))),
            );
            const inTab = (tab: (typeof tabs)[number]) =>
              found.filter((ticket) => TICKET_TABS[tab].some((held) => held === ticket.state));
            const asked = tabs.find((tab) => tab === state);
            const rows =
              state === undefined
                ? found
                : asked
                  ? inTab(asked)
                  : found.filter((ticket) => String(ticket.state) === state);
            const answer = await list({
              by: 'reqr_created_date',
              order: 'desc',
              limit,
              offset,
              ...(state === undefined ? {} : { state }),
              ...(text === undefined ? {} : { search_key: key, search_value: text }),
            });
            expect(answer.objects.map(({ id }) => id)).toEqual(rows.slice(offset, offset + limit).map(({ pk }) => pk));
            expect(answer.meta).toEqual({
              total_count: rows.length,
              ...Object.fromEntries(tabs.map((tab) => [tab, inTab(tab).length])),
            });
          }
        },
      ),
      { numRuns: 25 },
    );
  });

  it('is seen by everybody of the company, and by nobody of another [B-ROLE-12]', async () => {
    const { bench, tokens, add, list } = await openOffice();
    const pk = await add();
    expect((await list({}, tokens.user)).objects).toHaveLength(1);
    const other = await addCompany(bench, 'Beta');
    const stranger = await sessionOf(bench, await addPerson(bench, other.companyPk, 'bob', { member_type_id: 2 }));
    const { objects, meta } = await list({}, stranger);
    expect([objects, meta.total_count, meta.requested]).toEqual([[], 0, 0]);
    const body = { ticket_pk: pk, action_type: 'reject' };
    expect(await refuse(bench.app, 'actOnTicket', { token: stranger, body })).toEqual({
      status: 404,
      error: 'not_found',
    });
  });

  it('refuses a state and a key that are none', async () => {
    const { bench, tokens } = await openOffice();
    for (const query of [{ state: 'open' }, { state: '-1' }, { by: 'pk' }, { search_key: 'mail', search_value: 'a' }]) {
      expect(await refuse(bench.app, 'listTickets', { token: tokens.manager, query })).toMatchObject({
        status: 400,
        error: 'invalid_data',
        field: Object.keys(query)[0],
      });
    }
  });
});

describe('an action on a ticket', () => {
  it.each([0, 1])('approves in state %i [B-TICKET-39] [B-TICKET-54] [C-TICKET-18]', async (state) => {
    const { add, act, stateOf } = await openOffice();
    const pk = await add({ state });
    expect((await act(pk, 'approve')).body).toMatchObject({ status: 200 });
    expect(await stateOf(pk)).toBe(2);
  });

  it.each([0, 1])('rejects in state %i [B-TICKET-40] [B-TICKET-55]', async (state) => {
    const { add, act, stateOf } = await openOffice();
    const pk = await add({ state });
    expect((await act(pk, 'reject')).status).toBe(200);
    expect(await stateOf(pk)).toBe(4);
  });

  it.each([2, 3])('ends one in state %i [B-TICKET-41] [B-TICKET-56]', async (state) => {
    const { add, act, stateOf } = await openOffice();
    const pk = await add({ state });
    expect((await act(pk, 'terminate')).status).toBe(200);
    expect(await stateOf(pk)).toBe(10);
  });

  it('that does not fit the state is refused with 409, and changes nothing [B-TICKET-53] [C-TICKET-25]', async () => {
    const { add, act, stateOf, mails } = await openOffice();
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
    const { people, tokens, add, act } = await openOffice();
    for (const token of [tokens.manager, tokens.subManager]) {
      expect((await act(await add(), 'approve', {}, token)).status).toBe(200);
    }
    expect((await act(await add({ reqr_appr_fk: people.user }), 'reject', {}, tokens.user)).status).toBe(200);
  });

  it('is refused to everybody else [B-TICKET-52]', async () => {
    const { tokens, add, act, stateOf } = await openOffice();
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
    const { add, act, list, mails } = await openOffice();
    await act(await add({ mail: 'pia@partner.example' }), 'reject', { extra: ' Next week, please ' });
    expect(only((await list()).objects).extra).toBe('Next week, please');
    expect(only(await mails())).toMatchObject({
      recipient: 'pia@partner.example',
      subject: 'Alpha rejected your application',
      body: expect.stringContaining('Message: Next week, please'),
    });
  });

  it('is taken by one of two who act at once', async () => {
    const { tokens, add, act, stateOf, bench } = await openOffice();
    for (let round = 0; round < 5; round += 1) {
      const pk = await add({ mail: `pia-${round}@partner.example` });
      const both = await Promise.all([
        act(pk, 'approve', {}, tokens.manager),
        act(pk, 'reject', {}, tokens.subManager),
      ]);
      expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
      const approved = both[0].status === 200;
      expect(await stateOf(pk)).toBe(approved ? 2 : 4);
      const worker = await bench.database.query
        .selectFrom('members')
        .select('pk')
        .where('mgrid', '=', `pia-${round}@partner.example`)
        .executeTakeFirst();
      expect(worker !== undefined).toBe(approved);
    }
  });

  it('tells the approvers, and nobody else [C-TICKET-23]', async () => {
    const { bench, tokens, device, add, act } = await openOffice();
    const [theirs, users] = [await listen(bench, tokens.manager), await listen(bench, tokens.user)];
    const pk = await add();
    await act(pk, 'reject');
    expect((await theirs.next())?.event).toEqual({ type: 'ticket_changed', ticket_pk: pk });
    await bench.connection.emit({ type: 'notices_changed' });
    expect((await users.next())?.event).toEqual({ type: 'notices_changed' });
    expect(device).toBeGreaterThan(0);
  });

  it('gives away only devices of the company that the approver reaches', async () => {
    const { bench, company, tokens, device, add, act, stateOf } = await openOffice();
    const other = await addCompany(bench, 'Beta');
    const [theirs = 0] = await addDevices(bench, other.companyPk, [
      { alias: 'b', device_group_fk: other.defaultGroupPk },
    ]);
    const [closed = 0] = await addDevices(bench, company.companyPk, [
      { alias: 'c', device_group_fk: company.defaultGroupPk },
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
    const { bench, add, act } = await openOffice();
    const [stale, over] = [await add({ void_at: START + HOUR }), await add({ work_end_at: START + HOUR })];
    bench.clock.now = START + HOUR;
    expect((await act(over, 'approve')).body).toMatchObject({ status: 409, error: 'request_expired' });
    expect((await act(stale, 'approve')).body).toMatchObject({ status: 409, error: 'ticket_void' });
  });
});

describe('the summary', () => {
  it('counts the tickets that wait, for who may decide on them [B-POLL-07]', async () => {
    const { bench, people, tokens, add } = await openOffice();
    for (const state of [0, 1, 1, 2, 3, 4, 10]) await add({ state });
    const countFor = async (token: string) => {
      const { meta, objects } = await succeed(bench.app, 'getDeviceSummary', { token });
      expect(only(objects).request_ticket).toBe(meta.request_ticket);
      return meta.request_ticket;
    };
    expect(await countFor(tokens.manager)).toBe(3);
    expect(await countFor(tokens.subManager)).toBe(3);
    expect(await countFor(tokens.user)).toBe(0);
    await add({ reqr_appr_fk: people.user });
    expect([await countFor(tokens.manager), await countFor(tokens.user)]).toEqual([4, 1]);
  });
});

describe('tickets whose time has come', () => {
  it('are void after seven days without a decision, once, and the applicant is told', async () => {
    const { bench, add, stateOf, mails, tokens } = await openOffice();
    const pks = [await add({ state: 0 }), await add({ state: 1 })];
    const approved = await add({ state: 2, void_at: null, work_end_at: START + 30 * DAY_MS });
    const stream = await listen(bench, tokens.manager);
    bench.clock.now = START + PARTNER_WINDOW_MS - 1;
    expect(await sweepTickets(bench.connection)).toBe(0);
    bench.clock.now += 1;
    const both = await Promise.all([sweepTickets(bench.connection), sweepTickets(bench.connection)]);
    expect(both[0] + both[1]).toBe(2);
    expect([await stateOf(pks[0] ?? 0), await stateOf(pks[1] ?? 0), await stateOf(approved)]).toEqual([4, 4, 2]);
    expect((await mails()).map(({ subject }) => subject)).toEqual(
      Array(2).fill('Your application at Alpha has lapsed'),
    );
    const told = [(await stream.next())?.event, (await stream.next())?.event];
    expect(told).toEqual(expect.arrayContaining(pks.map((pk) => ({ type: 'ticket_changed', ticket_pk: pk }))));
  });

  it('are completed when the work is over, and their worker is logged out', async () => {
    const { bench, company, add, stateOf } = await openOffice();
    const worker = await addPerson(bench, company.companyPk, 'pia', { member_type_id: 7 });
    const pk = await add({ state: 3, worker_fk: worker });
    const token = await sessionOf(bench, worker);
    const stream = await listen(bench, token);
    bench.clock.now = START + DAY_MS - 1;
    await bench.database.query
      .updateTable('sessions')
      .set({ expires_at: START + 2 * DAY_MS })
      .execute();
    expect(await sweepTickets(bench.connection)).toBe(0);
    bench.clock.now += 1;
    expect(await sweepTickets(bench.connection)).toBe(1);
    expect(await stateOf(pk)).toBe(10);
    expect((await stream.next())?.event).toEqual({ type: 'session_ended' });
    expect(await refuse(bench.app, 'listDevices', { token })).toMatchObject({ status: 401 });
  });
});
