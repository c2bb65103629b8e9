import fc from 'fast-check';
import { DAY_MS, PARTNER_WINDOW_MS, TICKET_TABS } from '@remote-console/domain';
import { describe, expect, it } from 'vitest';
import { sweepTickets } from './sweepTickets.ts';
import { refuse, succeed } from '../testing/exchange.ts';
import { listen } from '../testing/eventListener.ts';
import { HOUR, iso, openTicketFixture } from '../testing/ticketFixture.ts';
import { addCompany, addPerson, only, sessionOf, START } from '../testing/testServer.ts';

describe('the list of tickets', () => {
  it('can be the one that a link names, whatever its state', async () => {
    const { add, list } = await openTicketFixture();
    const [waiting, ended] = [await add(), await add({ state: 10 })];
    for (const ticket_pk of [waiting, ended]) {
      const { objects, meta } = await list({ ticket_pk });
      expect([meta.total_count, objects.map(({ id }) => id)]).toEqual([1, [ticket_pk]]);
    }
    expect((await list({ ticket_pk: ended + 1000 })).objects).toEqual([]);
  });

  it('has records with every field [C-API-19] [B-TICKET-57] [B-TICKET-58] [B-TICKET-59]', async () => {
    const { people, device, second, add, list } = await openTicketFixture();
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
      mail: expect.stringContaining('@partner.example'),
      mail_confirmation: 'unasked',
    });
  });

  it('is sorted by created date, newest first, ten on a page [B-TICKET-19] [C-TICKET-09] [C-TICKET-08]', async () => {
    const { add, list } = await openTicketFixture();
    const pks: number[] = [];
    for (const hour of [3, 1, 2, ...Array.from({ length: 9 }, (_, index) => 10 + index)]) {
      pks[hour] = await add({ created_at: START + hour * HOUR });
    }
    const newest = Object.values(pks).toReversed();
    expect((await list()).objects.map(({ id }) => id)).toEqual(newest.slice(0, 10));
    expect((await list({ offset: 10 })).objects.map(({ id }) => id)).toEqual(newest.slice(10));
  });

  it('is fetched by GET with by, limit, offset, order and state [B-TICKET-48]', async () => {
    const { add, list } = await openTicketFixture();
    const first = await add({
      state: 3,
      created_at: START + 2 * HOUR,
      reqr_user_company: 'Beta',
      reqr_user_name: 'Ada',
      work_start_at: START + 3 * HOUR,
      work_end_at: START + 8 * HOUR,
    });
    const second = await add({
      state: 0,
      created_at: START + 3 * HOUR,
      reqr_user_company: 'Gamma',
      reqr_user_name: 'Cleo',
      work_start_at: START + HOUR,
      work_end_at: START + 9 * HOUR,
    });
    const third = await add({
      state: 10,
      created_at: START + HOUR,
      reqr_user_company: 'Alpha',
      reqr_user_name: 'Bea',
      work_start_at: START + 2 * HOUR,
      work_end_at: START + 7 * HOUR,
    });
    const pksOf = async (query: Record<string, string | number>) => (await list(query)).objects.map(({ id }) => id);
    for (const [by, ascending] of [
      ['reqr_created_date', [third, first, second]],
      ['state', [second, first, third]],
      ['reqr_user_company', [third, first, second]],
      ['reqr_user_name', [first, third, second]],
      ['reqr_work_startdate', [second, third, first]],
      ['reqr_work_enddate', [third, first, second]],
    ] as const) {
      expect([by, await pksOf({ by, order: 'asc' })]).toEqual([by, ascending]);
      expect([by, await pksOf({ by, order: 'desc' })]).toEqual([by, ascending.toReversed()]);
      expect(await pksOf({ by, order: 'asc', limit: 1, offset: 1 })).toEqual([ascending[1]]);
    }
    expect(await pksOf({ state: 'requested' })).toEqual([second]);
    expect(await pksOf({ state: '10' })).toEqual([third]);
  });

  it('has the rows and the counts that the same filter over all tickets has [C-TICKET-13]', async () => {
    const { testServer, device, add, list } = await openTicketFixture();
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
      // Half of the filters omit each condition, or next to nothing would ever be found.
      state: fc.option(fc.constantFrom(...tabs, '0', '3', '10', '9'), { nil: undefined, freq: 1 }),
      key: fc.constantFrom('any', 'reqr_user_company', 'reqr_user_name', 'reqr_user_part', 'device_name'),
      text: fc.option(fc.constantFrom('a', 'BETA', 'gamma', '%', '한', 'none of them'), { nil: undefined, freq: 1 }),
      limit: fc.integer({ min: 1, max: 6 }),
      offset: fc.nat(6),
    });
    const norm = (text: string) => text.normalize('NFKC').toLowerCase();
    await fc.assert(
      fc.asyncProperty(
        fc.array(aTicket, { maxLength: 14 }),
        fc.array(filter, { minLength: 1, maxLength: 6 }),
        async (tickets, filters) => {
          await testServer.database.query.deleteFrom('access_tickets').execute();
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

  it('is seen by everybody of the company, and by nobody of another', async () => {
    const { testServer, tokens, add, list } = await openTicketFixture();
    const pk = await add();
    expect((await list({}, tokens.user)).objects).toHaveLength(1);
    const other = await addCompany(testServer, 'Beta');
    const stranger = await sessionOf(
      testServer,
      await addPerson(testServer, other.companyId, 'bob', { member_type_id: 2 }),
    );
    const { objects, meta } = await list({}, stranger);
    expect([objects, meta.total_count, meta.requested]).toEqual([[], 0, 0]);
    const body = { ticket_pk: pk, action_type: 'reject' };
    expect(await refuse(testServer.app, 'actOnTicket', { token: stranger, body })).toEqual({
      status: 404,
      error: 'not_found',
    });
  });

  it.each([
    { tab: 'requested', states: [0, 1], rows: '[B-TICKET-05]' },
    { tab: 'approved', states: [2, 3], rows: '[B-TICKET-06]' },
    { tab: 'reject', states: [4], rows: '[B-TICKET-07]' },
    { tab: 'completed', states: [10], rows: '[B-TICKET-08]' },
  ])('counts the tickets of the tab $tab in meta.$tab $rows', async ({ tab, states }) => {
    const { add, list } = await openTicketFixture();
    for (const state of [0, 1, 2, 3, 4, 10]) await add({ state });
    for (const state of states) await add({ state });
    const { meta } = await list();
    expect(meta).toEqual({
      total_count: 6 + states.length,
      requested: 2,
      approved: 2,
      reject: 1,
      completed: 1,
      [tab]: 2 * states.length,
    });
  });

  it('comes with objects and the counts total_count, requested, approved and reject [B-TICKET-50] [C-API-17]', async () => {
    const { add, list } = await openTicketFixture();
    const pks = [];
    for (const state of [0, 2, 3, 4, 4, 4, 10]) pks.push(await add({ state }));
    const { meta, objects } = await list();
    expect(meta).toMatchObject({ total_count: 7, requested: 1, approved: 2, reject: 3 });
    expect(objects.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(pks);
  });

  it('is asked for with by, limit, offset, order and state, and with a search only where there is one [B-TICKET-49] [C-TICKET-24]', async () => {
    const { testServer, tokens, add, list } = await openTicketFixture();
    const pia = await add({ reqr_user_name: 'Pia' });
    testServer.clock.now += 1;
    const pat = await add({ reqr_user_name: 'Pat' });
    const query = { by: 'reqr_created_date', limit: 10, offset: 0, order: 'asc', state: 'requested' };
    const pksOf = async (more: Record<string, string | number>) =>
      (await list({ ...query, ...more })).objects.map(({ id }) => id);
    expect(await pksOf({})).toEqual([pia, pat]);
    expect(await pksOf({ order: 'desc' })).toEqual([pat, pia]);
    expect(await pksOf({ limit: 1, offset: 1 })).toEqual([pat]);
    expect(await pksOf({ state: '4' })).toEqual([]);
    expect(await pksOf({ search_key: 'reqr_user_name', search_value: 'pia' })).toEqual([pia]);
    const empty = { ...query, search_key: 'reqr_user_name', search_value: '' };
    expect(await refuse(testServer.app, 'listTickets', { token: tokens.manager, query: empty })).toEqual({
      status: 400,
      error: 'invalid_data',
      field: 'search_value',
    });
  });

  it('refuses a state and a key that are none', async () => {
    const { testServer, tokens } = await openTicketFixture();
    for (const query of [{ state: 'open' }, { state: '-1' }, { by: 'pk' }, { search_key: 'mail', search_value: 'a' }]) {
      expect(await refuse(testServer.app, 'listTickets', { token: tokens.manager, query })).toMatchObject({
        status: 400,
        error: 'invalid_data',
        field: Object.keys(query)[0],
      });
    }
  });
});

describe('the summary', () => {
  it('counts the tickets that wait, for whoever may decide on them [B-POLL-07]', async () => {
    const { testServer, people, tokens, add } = await openTicketFixture();
    for (const state of [0, 1, 1, 2, 3, 4, 10]) await add({ state });
    const countFor = async (token: string) => {
      const { meta, objects } = await succeed(testServer.app, 'getDeviceSummary', { token });
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
  it('are void after seven days without a decision, once, and the applicant is informed', async () => {
    const { testServer, add, stateOf, mails, tokens } = await openTicketFixture();
    const pks = [await add({ state: 0 }), await add({ state: 1 })];
    const approved = await add({ state: 2, void_at: null, work_end_at: START + 30 * DAY_MS });
    const stream = await listen(testServer, tokens.manager);
    testServer.clock.now = START + PARTNER_WINDOW_MS - 1;
    expect(await sweepTickets(testServer.connection)).toBe(0);
    testServer.clock.now += 1;
    const both = await Promise.all([sweepTickets(testServer.connection), sweepTickets(testServer.connection)]);
    expect(both[0] + both[1]).toBe(2);
    expect([await stateOf(pks[0] ?? 0), await stateOf(pks[1] ?? 0), await stateOf(approved)]).toEqual([4, 4, 2]);
    expect((await mails()).map(({ subject }) => subject)).toEqual(
      Array(2).fill('[Remote Console] Your request to Alpha has expired'),
    );
    const heard = [(await stream.next())?.event, (await stream.next())?.event];
    expect(heard).toEqual(expect.arrayContaining(pks.map((pk) => ({ type: 'ticket_changed', ticket_pk: pk }))));
  });

  it('are completed when the work is over, and their worker is logged out', async () => {
    const { testServer, company, add, stateOf } = await openTicketFixture();
    const worker = await addPerson(testServer, company.companyId, 'pia', { member_type_id: 7 });
    const pk = await add({ state: 3, worker_fk: worker });
    const token = await sessionOf(testServer, worker);
    const stream = await listen(testServer, token);
    testServer.clock.now = START + DAY_MS - 1;
    await testServer.database.query
      .updateTable('sessions')
      .set({ expires_at: START + 2 * DAY_MS })
      .execute();
    expect(await sweepTickets(testServer.connection)).toBe(0);
    testServer.clock.now += 1;
    expect(await sweepTickets(testServer.connection)).toBe(1);
    expect(await stateOf(pk)).toBe(10);
    expect((await stream.next())?.event).toEqual({ type: 'session_ended' });
    expect(await refuse(testServer.app, 'listDevices', { token })).toMatchObject({ status: 401 });
  });
});
