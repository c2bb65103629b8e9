// @vitest-environment jsdom
import { type ApprovalList, approvalQuery, ticketQuery, type TicketTab } from '@remote-console/domain';
import fc from 'fast-check';
import { createElement, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { SWRConfig } from 'swr';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createApiClient } from '../client/client.ts';
import type { DeviceSummary } from '../contract.ts';
import { companyServer, type CompanyServer, ORIGIN, PEOPLE, type Viewer } from './testing/companyServer.ts';
import { happen, type Happening, happening } from './testing/happenings.ts';
import { ApiProvider } from './ApiProvider.ts';
import { useApprovals } from './approvals.ts';
import { useDevices, useDeviceSummary } from './devices.ts';
import { useEventRefresh } from './events.ts';
import { useTickets } from './tickets.ts';

const STEP_MS = 250;
/** Small enough that a second page is reached. */
const PAGE_SIZE = 5;

/** What the screen has open: a tab and a page of the tickets, and one of the lists of requests. */
interface View {
  readonly tab: TicketTab;
  readonly page: number;
  readonly list: ApprovalList;
}

/** A request is shown, and its device is renamed. */
const RENAMED: Happening[] = [
  { kind: 'ask', which: 0, isOwn: true, startsIn: 1 },
  { kind: 'look' },
  { kind: 'rename', which: 0 },
];

/** The connection is lost for too long for the server to know what happened. */
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

/** Something happens after the screen has read and before it listens. */
const EARLY: Happening[] = [{ kind: 'apply' }, { kind: 'ask', which: 0, isOwn: true, startsIn: 1 }];

/** How long the stream takes to start, in milliseconds. */
const slowness = fc.constantFrom(0, 0, 100, 1000);

/** A screen over a server: it shows the view that it is rendered with, and keeps what its hooks last returned. */
function openScreen(server: CompanyServer, viewer: Viewer) {
  const shown: Record<'tickets' | 'approvals' | 'devices' | 'summary', unknown> = {
    tickets: null,
    approvals: null,
    devices: null,
    summary: null,
  };
  const options = { token: () => PEOPLE[viewer], onEvent: () => undefined, origin: ORIGIN, fetch: server.fetch };
  function Screen({ tab, page, list }: View) {
    useEventRefresh(options);
    const tickets = useTickets(ticketQuery({ tab, page, pageSize: PAGE_SIZE, search: { key: 'any', value: '' } })).data;
    const approvals = useApprovals(approvalQuery({ list, page: 1, pageSize: PAGE_SIZE, order: 'desc' })).data;
    const devices = useDevices({ by: 'alias' }).data;
    const summary = useDeviceSummary().data;
    useEffect(() => {
      shown.tickets = tickets && {
        rows: tickets.objects.map(({ ticketId, state }) => [ticketId, state]),
        counts: tickets.meta,
      };
      shown.approvals = approvals && { rows: approvals.objects.map(approvalRow), total: approvals.meta.totalCount };
      shown.devices = devices?.objects.map(deviceAccess);
      shown.summary = summary?.objects.map(waitingIn);
    });
    return null;
  }
  const client = createApiClient({
    origin: ORIGIN,
    token: () => PEOPLE[viewer],
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

const approvalRow = ({
  id,
  deviceAlias,
  decisionState,
  expired,
}: {
  readonly id: number;
  readonly deviceAlias: string;
  readonly decisionState: number;
  readonly expired: boolean;
}) => ({ id, deviceAlias, decisionState, expired });
const deviceAccess = ({
  id,
  alias,
  isOnline,
  approval,
}: {
  readonly id: number;
  readonly alias: string;
  readonly isOnline: boolean;
  readonly approval: number;
}) => ({ id, alias, isOnline, approval });

/** More than there ever are. */
const ALL = 100;

/** The parts of a summary that events can change. */
const waitingIn = ({ total, online, requestTicket, requestApproval }: DeviceSummary) => ({
  total,
  online,
  requestTicket,
  requestApproval,
});

/** What filtering everything gives for a view. */
async function expected(server: CompanyServer, viewer: Viewer, { tab, page, list }: View) {
  const client = server[viewer];
  const approvalList = { ...approvalQuery({ list, page: 1, pageSize: ALL, order: 'desc' }) };
  const tickets = await client.GET('/tickets', { params: { query: { state: tab, limit: ALL } } });
  const approvals = await client.GET('/approvals', { params: { query: approvalList } });
  const devices = await client.GET('/devices', { params: { query: { by: 'alias' } } });
  const summary = await client.GET('/devices/summary');
  return {
    tickets: tickets.data && {
      rows: tickets.data.objects
        .slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE)
        .map(({ ticketId, state }) => [ticketId, state]),
      counts: tickets.data.meta,
    },
    approvals: approvals.data && {
      rows: approvals.data.objects.slice(0, PAGE_SIZE).map(approvalRow),
      total: approvals.data.meta.totalCount,
    },
    devices: devices.data?.objects.map(deviceAccess),
    summary: summary.data?.objects.map(waitingIn),
  };
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] }));
afterEach(() => void vi.useRealTimers());

/** Lets a moment of the screen's time pass, with whatever React and the server do in it. */
async function moment(): Promise<void> {
  await vi.advanceTimersByTimeAsync(STEP_MS);
  for (let turn = 0; turn < 3; turn += 1) await new Promise((resume) => setImmediate(resume));
}

async function settle(server: CompanyServer): Promise<void> {
  while (!server.isListenedTo()) await vi.advanceTimersByTimeAsync(1000);
  // Longer than twice the pause between refreshes: an event may arrive during one.
  for (let step = 0; step < 9 || server.isBusy(); step += 1) await moment();
}

it.each<Viewer>(['decider', 'requester'])(
  'a random stream of events leaves the screen of a %s with the rows and counts of the filter over all',
  { timeout: 120_000 },
  async (viewer) => {
    await fc.assert(
      fc.asyncProperty(slowness, fc.array(happening, { minLength: 3, maxLength: 24 }), async (slow, happenings) => {
        const server = companyServer(viewer, slow);
        const screen = openScreen(server, viewer);
        let view: View = { tab: 'requested', page: 1, list: viewer === 'decider' ? 'request' : 'own' };
        screen.draw(view);
        await moment();
        const agree = async () => {
          await settle(server);
          expect(screen.shown).toEqual(await expected(server, viewer, view));
        };
        try {
          for (const what of happenings) {
            await happen(server, what);
            for (let step = 0; what.kind === 'wait' && step < what.steps; step += 1) await moment();
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
