// @vitest-environment jsdom
import { approvalQuery, TICKET_ACTIONS, TICKET_TAB_NAMES, ticketQuery, type TicketTab } from '@remote-console/domain';
import fc from 'fast-check';
import { createElement, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { SWRConfig } from 'swr';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createApiClient } from '../client.ts';
import { officeServer } from './testing/officeServer.ts';
import type { RequestList, Viewer } from './testing/officeWorld.ts';
import { ApiProvider } from './ApiProvider.ts';
import { useApprovals } from './approvals.ts';
import { useDevices, useDeviceSummary } from './devices.ts';
import { useEventRefresh } from './events.ts';
import { useTickets } from './tickets.ts';

const ORIGIN = 'https://console.example';
const STEP_MS = 250;
/** So few that a second page is reached. */
const PAGE_SIZE = 5;

/** What the screen has open: a tab and a page of the tickets, and one of the lists of requests. */
interface View {
  readonly tab: TicketTab;
  readonly page: number;
  readonly list: RequestList;
}

const which = fc.nat(5);
const happening = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('apply') }) },
  { weight: 5, arbitrary: fc.record({ kind: fc.constant('act'), which, action: fc.constantFrom(...TICKET_ACTIONS) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('logIn'), which }) },
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant('ask'),
      which,
      isOwn: fc.boolean(),
      startsIn: fc.constantFrom(0, 1),
    }),
  },
  { weight: 5, arbitrary: fc.record({ kind: fc.constant('decide'), which, accept: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('rename'), which }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('turn'), which }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('remove'), which }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('pass'), hours: fc.constantFrom(1, 2, 30, 200) }) },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('open'),
      tab: fc.constantFrom(...TICKET_TAB_NAMES),
      page: fc.constantFrom(1, 1, 2),
      list: fc.constantFrom<RequestList>('own', 'request', 'history'),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('lose'), forget: fc.boolean() }) },
  // A moment goes by: long enough for a burst to go out, or too short.
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('wait'), steps: fc.constantFrom(1, 2, 6) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('look') }) },
);
type Happening = typeof happening extends fc.Arbitrary<infer Value> ? Value : never;

/** A request is shown, and its device gets another name. */
const RENAMED: Happening[] = [
  { kind: 'ask', which: 0, isOwn: true, startsIn: 1 },
  { kind: 'look' },
  { kind: 'rename', which: 0 },
];

/** The connection is lost for so long that the server cannot tell what happened. */
const FORGOTTEN: Happening[] = [
  { kind: 'apply' },
  { kind: 'look' },
  { kind: 'lose', forget: true },
  { kind: 'apply' },
  { kind: 'ask', which: 0, isOwn: true, startsIn: 0 },
  { kind: 'decide', which: 0, accept: true },
];

/** A request is rejected, and its period ends: until then it could still have been approved. */
const REJECTED: Happening[] = [
  { kind: 'ask', which: 0, isOwn: true, startsIn: 0 },
  { kind: 'decide', which: 0, accept: false },
  { kind: 'open', tab: 'requested', page: 1, list: 'history' },
  { kind: 'look' },
  { kind: 'pass', hours: 2 },
];

/** Something happens when the screen has read, and does not listen yet. */
const EARLY: Happening[] = [{ kind: 'apply' }, { kind: 'ask', which: 0, isOwn: true, startsIn: 1 }];

/** How long the stream takes to begin, in milliseconds. */
const slowness = fc.constantFrom(0, 0, 100, 1000);

/** A screen over a server: it shows the view that it is drawn with, and keeps what its hooks told last. */
function openScreen(server: ReturnType<typeof officeServer>) {
  const shown: Record<'tickets' | 'approvals' | 'devices' | 'summary', unknown> = {
    tickets: null,
    approvals: null,
    devices: null,
    summary: null,
  };
  const told = { token: () => 'session-token', onEvent: () => undefined, origin: ORIGIN, fetch: server.fetch };
  function Screen({ tab, page, list }: View) {
    useEventRefresh(told);
    const tickets = useTickets(ticketQuery({ tab, page, pageSize: PAGE_SIZE, search: { key: 'any', value: '' } })).data;
    const approvals = useApprovals(approvalQuery({ list, page: 1, pageSize: PAGE_SIZE, order: 'desc' })).data;
    const devices = useDevices({ by: 'alias' }).data;
    const summary = useDeviceSummary().data;
    useEffect(() => {
      shown.tickets = tickets && { rows: tickets.objects.map(({ id, state }) => [id, state]), counts: tickets.meta };
      shown.approvals = approvals && { rows: approvals.objects.map(standing), total: approvals.meta.total_count };
      shown.devices = devices?.objects.map(deviceStanding);
      shown.summary = summary?.objects.map(({ total, online, request_ticket }) => ({ total, online, request_ticket }));
    });
    return null;
  }
  const client = createApiClient({
    origin: ORIGIN,
    token: () => 'session-token',
    language: () => 'en',
    fetch: server.fetch,
  });
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  const cache = new Map();
  const draw = (view: View) =>
    root.render(
      createElement(SWRConfig, { value: { provider: () => cache } }, [
        createElement(ApiProvider, { key: 'api', client }, createElement(Screen, view)),
      ]),
    );
  return { shown, draw, close: () => root.unmount() };
}

const standing = ({
  pk,
  device_alias,
  approve_state,
  expired,
}: {
  readonly pk: number;
  readonly device_alias: string;
  readonly approve_state: number;
  readonly expired: boolean;
}) => ({ pk, device_alias, approve_state, expired });
const deviceStanding = ({
  pk,
  alias,
  alive,
  approval,
}: {
  readonly pk: number;
  readonly alias: string;
  readonly alive: number;
  readonly approval: number;
}) => ({ pk, alias, alive, approval });

/** What the filter over everything gives for a view. */
function expected({ world }: ReturnType<typeof officeServer>, { tab, page, list }: View) {
  const { rows, counts } = world.tickets(tab);
  const approvals = world.approvals(list);
  const devices = world.devices();
  const online = devices.filter(({ alive }) => alive === 1).length;
  return {
    tickets: {
      rows: rows.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE).map(({ id, state }) => [id, state]),
      counts,
    },
    approvals: { rows: approvals.slice(0, PAGE_SIZE).map(standing), total: approvals.length },
    devices: devices.map(deviceStanding),
    summary: [{ total: devices.length, online, request_ticket: world.waitingTickets() }],
  };
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] }));
afterEach(() => void vi.useRealTimers());

/** Lets a moment of the screen's time go by, with whatever React and the server do in it. */
async function moment(): Promise<void> {
  await vi.advanceTimersByTimeAsync(STEP_MS);
  for (let turn = 0; turn < 3; turn += 1) await new Promise((resume) => setImmediate(resume));
}

async function settle(server: ReturnType<typeof officeServer>): Promise<void> {
  while (!server.isListenedTo()) await vi.advanceTimersByTimeAsync(1000);
  // Longer than the pause between two refreshes, twice: what was told may come after one that is on its way.
  for (let step = 0; step < 9 || server.isBusy(); step += 1) await moment();
}

async function happen(server: ReturnType<typeof officeServer>, what: Happening): Promise<void> {
  const { world } = server;
  switch (what.kind) {
    case 'apply':
      return world.apply();
    case 'act':
      return world.act(what.which, what.action);
    case 'logIn':
      return world.logIn(what.which);
    case 'ask':
      return world.ask(what.which, what.isOwn, what.startsIn);
    case 'decide':
      return world.decide(what.which, what.accept);
    case 'rename':
      return world.rename(what.which, `POS-${what.which}`);
    case 'turn':
      return world.turn(what.which);
    case 'remove':
      return world.remove(what.which);
    case 'pass':
      return world.pass(what.hours);
    case 'lose':
      return server.lose(what.forget);
    case 'wait':
      for (let step = 0; step < what.steps; step += 1) await moment();
      return;
    case 'open':
    case 'look':
      return;
  }
}

it.each<Viewer>(['decider', 'requester'])(
  'a random stream of events leaves the screen of a %s with the rows and counts of the filter over all',
  { timeout: 120_000 },
  async (viewer) => {
    await fc.assert(
      fc.asyncProperty(slowness, fc.array(happening, { minLength: 3, maxLength: 24 }), async (slow, happenings) => {
        const server = officeServer(viewer, slow);
        const screen = openScreen(server);
        let view: View = { tab: 'requested', page: 1, list: viewer === 'decider' ? 'request' : 'own' };
        screen.draw(view);
        await moment();
        const agree = async () => {
          await settle(server);
          expect(screen.shown).toEqual(expected(server, view));
        };
        try {
          for (const what of happenings) {
            await happen(server, what);
            if (what.kind === 'look') await agree();
            if (what.kind !== 'open') continue;
            view = { ...what, list: viewer === 'decider' ? what.list : 'own' };
            screen.draw(view);
          }
          await agree();
        } finally {
          screen.close();
        }
      }),
      {
        numRuns: 300,
        examples: [
          [0, RENAMED],
          [0, FORGOTTEN],
          [0, REJECTED],
          [1000, EARLY],
        ],
      },
    );
  },
);
