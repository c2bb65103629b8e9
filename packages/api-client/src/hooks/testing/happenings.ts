import {
  type ApprovalList,
  dateTimeText,
  TICKET_ACTIONS,
  TICKET_TAB_NAMES,
  type TicketAction,
} from '@remote-console/domain';
import fc from 'fast-check';
import type { CompanyServer } from './companyServer.ts';

const HOUR_MS = 3_600_000;

const which = fc.nat(5);
/** Anything that can happen, to the company or to the screen. */
export const happening = fc.oneof(
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
      list: fc.constantFrom<ApprovalList>('own', 'request', 'history'),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('lose'), forget: fc.boolean() }) },
  // A moment passes: long enough for a burst to be sent, or too short.
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('wait'), steps: fc.constantFrom(1, 2, 6) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('look') }) },
);
/** One of them. */
export type Happening = typeof happening extends fc.Arbitrary<infer Value> ? Value : never;

const pick = <Item>(items: readonly Item[], at: number): Item | undefined => items[at % Math.max(1, items.length)];

async function act({ state, decider }: CompanyServer, at: number, actionType: TicketAction): Promise<void> {
  const ticket = pick(state.tickets, at);
  if (ticket) await decider.POST('/tickets', { body: { ticketId: ticket.ticketId, actionType } });
}

async function ask(server: CompanyServer, at: number, isOwn: boolean, startsIn: number): Promise<void> {
  const device = pick(server.state.devices, at);
  const start = server.state.now + startsIn * HOUR_MS;
  if (!device) return;
  await server[isOwn ? 'requester' : 'somebody'].POST('/approvals', {
    body: {
      deviceId: device.id,
      startTime: dateTimeText(start),
      endTime: dateTimeText(start + 2 * HOUR_MS),
      approvalReason: 'The printer jams',
    },
  });
}

async function decide({ state, decider }: CompanyServer, at: number, accept: boolean): Promise<void> {
  const approval = pick(state.approvals, at);
  if (!approval) return;
  const { id, version } = approval;
  const decision = accept ? { isAccepted: true } : { isAccepted: false, decisionReason: 'Not now' };
  await decider.POST('/approvals', { body: { id, version, ...decision } });
}

/** Makes something happen; what the contract does not allow right now is refused, and nothing happens. */
export async function happen(server: CompanyServer, what: Happening): Promise<void> {
  const { state, decider } = server;
  const subject = 'which' in what ? what.which : 0;
  const [device, ticket] = [pick(state.devices, subject), pick(state.tickets, subject)];
  const path = { params: { path: { devicePk: String(device?.id) } } };
  switch (what.kind) {
    case 'apply':
      return void server.happen.apply({ workEndDate: new Date(state.now + 48 * HOUR_MS).toISOString() });
    case 'act':
      return act(server, what.which, what.action);
    case 'logIn':
      if (ticket) server.happen.logIn(ticket);
      return;
    case 'ask':
      return ask(server, what.which, what.isOwn, what.startsIn);
    case 'decide':
      return decide(server, what.which, what.accept);
    case 'rename':
      if (device) await decider.PUT('/devices/{devicePk}', { ...path, body: { alias: `POS-${what.which}` } });
      return;
    case 'turn':
      if (device) server.happen.turn(device);
      return;
    case 'remove':
      if (device) await decider.DELETE('/devices/{devicePk}', path);
      return;
    case 'pass':
      return server.happen.pass(what.hours * HOUR_MS);
    case 'lose':
      return server.lose(what.forget);
    // Screen actions are left to the test.
    case 'wait':
    case 'open':
    case 'look':
      return;
  }
}
