import fc from 'fast-check';
import { DAY_MS, TICKET_TAB_NAMES, TICKET_TABS, ticketQuery, type TicketTab } from '@remote-console/domain';
import { describe, expect, it } from 'vitest';
import { sweepTickets } from '../tickets/sweepTickets.ts';
import { succeed } from '../testing/exchange.ts';
import { listen } from '../testing/eventListener.ts';
import { HOUR, openPartnerFixture, sendInvitation } from '../testing/partnerFixture.ts';

const MINUTE = 60_000;

const person = fc.nat(2);
const which = fc.nat(5);
/** What happens to tickets, and all who cause it: applicants, approvers, partners and the clock. */
const happening = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('apply'), person }) },
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant('act'),
      which,
      action: fc.constantFrom('approve', 'reject', 'terminate'),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('invite'), person }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('logIn'), person }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('pass'), hours: fc.constantFrom(1, 13, 30, 200) }) },
);
type Happening = typeof happening extends fc.Arbitrary<infer Value> ? Value : never;

/** One that goes through every state: applied for, approved, at work, ended; and again, rejected. */
const WAY_THROUGH_ALL: Happening[] = [
  { kind: 'apply', person: 0 },
  { kind: 'act', which: 0, action: 'approve' },
  { kind: 'logIn', person: 0 },
  { kind: 'act', which: 0, action: 'terminate' },
  { kind: 'apply', person: 0 },
  { kind: 'act', which: 1, action: 'reject' },
  { kind: 'apply', person: 1 },
  { kind: 'pass', hours: 200 },
  { kind: 'apply', person: 1 },
];

const mailOf = (index: number) => `pia-${index}@partner.example`;

/** The page of each tab as an open screen has it: read once, and again only when an event says so. */
async function openScreen({ testServer, token }: Awaited<ReturnType<typeof openPartnerFixture>>) {
  const stream = await listen(testServer, token);
  const pages = new Map<TicketTab, unknown>();
  const read = async () => {
    for (const tab of TICKET_TAB_NAMES) {
      const query = ticketQuery({ tab, page: 1, pageSize: 10, search: { key: 'any', value: '' } });
      const { objects, meta } = await succeed(testServer.app, 'listTickets', { token, query: { ...query } });
      pages.set(tab, { rows: objects.map(({ id, state }) => [id, state]), ...meta });
    }
  };
  await read();
  return {
    pages,
    /** Receives what was sent so far, and refreshes what it is about. */
    async follow() {
      await testServer.connection.emit({ type: 'notices_changed' });
      let touched = false;
      for (;;) {
        const heard = JSON.stringify((await stream.next())?.event);
        if (heard.includes('notices_changed')) break;
        touched ||= heard.includes('ticket_changed');
      }
      if (touched) await read();
    },
  };
}

describe('a stream of events', () => {
  it('leaves every open screen with the rows and counts that the filter over all tickets has', async () => {
    const fixture = await openPartnerFixture();
    const { testServer } = fixture;
    const stayLoggedIn = () =>
      testServer.database.query
        .updateTable('sessions')
        .set({
          created_at: testServer.clock.now,
          last_used_at: testServer.clock.now,
          expires_at: testServer.clock.now + DAY_MS,
        })
        .where('member_fk', '=', fixture.manager)
        .execute();
    const happen = async (what: Happening) => {
      const pks = (await fixture.tickets()).map(({ pk }) => pk);
      switch (what.kind) {
        case 'apply':
          await fixture.apply({ applicantEmail: mailOf(what.person) });
          break;
        case 'act': {
          const pk = pks[what.which % Math.max(1, pks.length)];
          if (pk !== undefined) await fixture.act(pk, what.action, {});
          break;
        }
        case 'invite':
          await sendInvitation(fixture, { mail: `guest-${what.person}@partner.example` });
          break;
        case 'logIn':
          await fixture.logIn(mailOf(what.person));
          break;
        case 'pass':
          testServer.clock.now += what.hours * HOUR;
          await stayLoggedIn();
          break;
      }
      // So that no rate limit is reached.
      testServer.clock.now += MINUTE;
    };
    const expected = async (tab: TicketTab) => {
      const all = (await fixture.tickets()).toSorted((one, two) => two.created_at - one.created_at || two.pk - one.pk);
      const inTab = (name: TicketTab) => all.filter(({ state }) => TICKET_TABS[name].some((held) => held === state));
      const counts = Object.fromEntries(TICKET_TAB_NAMES.map((name) => [name, inTab(name).length]));
      const rows = inTab(tab).slice(0, 10);
      return { rows: rows.map(({ pk, state }) => [pk, state]), total_count: inTab(tab).length, ...counts };
    };
    const reached = new Set<number>();
    await fc.assert(
      fc.asyncProperty(fc.array(happening, { minLength: 4, maxLength: 14 }), async (happenings) => {
        await testServer.database.query.deleteFrom('access_tickets').execute();
        await stayLoggedIn();
        const screen = await openScreen(fixture);
        for (const what of happenings) {
          await happen(what);
          await sweepTickets(testServer.connection);
          await screen.follow();
          for (const { state } of await fixture.tickets()) reached.add(state);
          for (const tab of TICKET_TAB_NAMES) expect(screen.pages.get(tab)).toEqual(await expected(tab));
        }
      }),
      { numRuns: 10, examples: [[WAY_THROUGH_ALL]] },
    );
    expect([...reached]).toEqual(expect.arrayContaining([0, 1, 2, 3, 4, 10]));
  });
});
