import {
  APPROVAL_STATES,
  approvalState,
  decidesOnRequests,
  type ApprovalList,
  effectWindow,
  instantOfText,
  isInEffect,
  nextOccurrence,
  nextTurnOf,
  type Recurrence,
} from '@remote-console/domain';
import type { Approval, User } from '../../contract.ts';
import type { Caller } from './callers.ts';
import { mayAnswerNow, teamRecord, type WorldTeam } from './teamApprovals.ts';
import { fold, type World } from './world.ts';

/** A request as the world keeps it; times are epoch milliseconds. */
export interface WorldApproval {
  readonly id: number;
  readonly deviceId: number;
  /** The last known state of the device, for when it is deleted. */
  readonly lastAlias: string;
  readonly lastAddress: string;
  readonly requesterId: number;
  readonly approverId: number | null;
  readonly created: number;
  readonly start: number;
  readonly end: number;
  readonly reason: string;
  readonly reactReason: string;
  readonly state: number;
  readonly decided: number | null;
  /** When it next changes on its own; null when it no longer will. */
  readonly due: number | null;
  readonly earlierId: number | null;
  readonly version: number;
  /** Its chosen approvers; left out where it goes to the usual approvers. */
  readonly team?: WorldTeam | undefined;
  /** After how many hours without an answer it expires; left out for never. */
  readonly expiryHours?: number | undefined;
  /** When it expires unless somebody answers. */
  readonly expires?: number | undefined;
  /** The requested weekly window; left out for one continuous period. */
  readonly recurrence?: Recurrence | undefined;
}

const SECOND_MS = 1000;
const iso = (at: number) => new Date(at).toISOString();

const windowOf = ({ state, start, end, decided }: WorldApproval) =>
  state === APPROVAL_STATES.approved ? effectWindow({ start, end }, decided ?? start) : null;

const deviceOf = ({ state }: World, { deviceId }: WorldApproval) => state.devices.find(({ id }) => id === deviceId);

/** A request as it is sent. */
export function approvalRecord(world: World, one: WorldApproval, viewerId: number): Approval {
  const device = deviceOf(world, one);
  const named = (pk: number | null): Pick<User, 'loginId' | 'name'> =>
    world.state.users.find((user) => user.id === pk) ?? { loginId: '', name: '' };
  const [requester, approver] = [named(one.requesterId), named(one.approverId)];
  const window = windowOf(one);
  const team = teamRecord(world, one, viewerId);
  const isApproved = one.state === APPROVAL_STATES.approved;
  const next = isApproved && one.recurrence ? nextOccurrence(one.recurrence, world.state.now) : null;
  const expires = one.state === APPROVAL_STATES.inProgress ? one.expires : undefined;
  return {
    id: one.id,
    deviceId: one.deviceId,
    deviceAlias: device?.alias ?? one.lastAlias,
    devicePublicIp: device?.publicIp ?? one.lastAddress,
    requesterId: one.requesterId,
    requesterLoginId: requester.loginId,
    requesterName: requester.name,
    approverId: one.approverId,
    approverLoginId: approver.loginId,
    approverName: approver.name,
    proposalTime: iso(one.created),
    startTime: iso(one.start),
    endTime: iso(one.end),
    reason: one.reason,
    decisionReason: one.reactReason,
    decisionState: approvalState({ decisionState: one.state, deviceExists: device !== undefined }),
    expired: Math.min(one.end, expires ?? one.end) <= world.state.now,
    effectiveFrom: window ? iso(window.from) : null,
    earlierId: one.earlierId,
    version: one.version,
    ...(expires === undefined ? {} : { answerBy: iso(expires) }),
    ...(one.recurrence ? { recurrence: { ...one.recurrence, weekdays: [...one.recurrence.weekdays] } } : {}),
    ...(next ? { window: { fromTime: iso(next.start), toTime: iso(next.end) } } : {}),
    ...(team ? { team } : {}),
  };
}

/** Whether a request is pending: it is not decided, its device exists, and part of its period is in the future. */
const isWaiting = (world: World, one: WorldApproval) =>
  one.state === APPROVAL_STATES.inProgress &&
  Math.min(one.end, one.expires ?? one.end) > world.state.now &&
  deviceOf(world, one) !== undefined;

/** Whether a person has a pending request for a device. */
export const waitsFor = (world: World, requesterId: number, deviceId: number): boolean =>
  world.state.approvals.some(
    (one) => one.requesterId === requesterId && one.deviceId === deviceId && isWaiting(world, one),
  );

/** Whether an approval grants access now: in its period and, with a weekly window, while that is open. */
function isOpenNow(one: WorldApproval, now: number): boolean {
  const week = one.recurrence && nextOccurrence(one.recurrence, now);
  const isOpen = week ? isInEffect({ from: week.start, to: week.end }, now) : one.recurrence === undefined;
  return isOpen && isInEffect(windowOf(one), now);
}

/** When an approved request next changes on its own. */
export function nextTurn(one: WorldApproval, isApproved: boolean, now: number): number | null {
  const week = isApproved && one.recurrence ? nextOccurrence(one.recurrence, now) : null;
  return nextTurnOf(week ?? one, isApproved, now);
}

/** Whether a device is open to a person through an approval in effect. */
export const isOpened = ({ state }: World, requesterId: number, deviceId: number): boolean =>
  state.approvals.some(
    (one) => one.requesterId === requesterId && one.deviceId === deviceId && isOpenNow(one, state.now),
  );

/** The query for requests, in the names of the call. */
export interface ApprovalQuery {
  readonly get: (
    name:
      | 'by'
      | 'order'
      | 'startDate'
      | 'endDate'
      | 'deviceId'
      | 'approvalId'
      | 'searchKey'
      | 'searchValue'
      | 'limit'
      | 'offset',
  ) => string | null;
}

/** The fields that a search looks in, by key. */
const SEARCHED: ReadonlyMap<string, (record: Approval) => string> = new Map([
  ['device_alias', ({ deviceAlias }) => deviceAlias],
  ['requester_id', ({ requesterLoginId }) => requesterLoginId],
  ['requester_name', ({ requesterName }) => requesterName],
  ['approver_name', ({ approverName }) => approverName],
]);

const ORDERS = { proposal_time: 'proposalTime', start_time: 'startTime', end_time: 'endTime' } as const;
const isOrder = (key: string): key is keyof typeof ORDERS => Object.hasOwn(ORDERS, key);

function isFound(record: Approval, query: ApprovalQuery): boolean {
  const value = query.get('searchValue');
  const key = query.get('searchKey') ?? 'any';
  const looked = [...SEARCHED].filter(([name]) => key === 'any' || key === name);
  return value === null || looked.some(([, textOf]) => fold(textOf(record)).includes(fold(value)));
}

/** Whether a request was made within the given days. */
function isMadeThen({ created }: WorldApproval, query: ApprovalQuery): boolean {
  const [first, last] = [instantOfText(query.get('startDate') ?? ''), instantOfText(query.get('endDate') ?? '')];
  return (first === null || created >= first) && (last === null || created < last + SECOND_MS);
}

/** How many requests are waiting for a decision that the caller may make, or for an answer that counts now. */
export function waitingApprovals(world: World, caller: Caller | null): number {
  const waiting = world.state.approvals.filter((one) => isWaiting(world, one));
  if (!caller) return waiting.length;
  return decidesOnRequests(caller) ? waiting.filter((one) => mayAnswerNow(world, one, caller.id)).length : 0;
}

/** The requests of a list for a caller, filtered and sorted. */
export function chosenApprovals(world: World, caller: Caller, list: ApprovalList, query: ApprovalQuery): Approval[] {
  const isIn = (one: WorldApproval) =>
    list === 'own' ? one.requesterId === caller.id : isWaiting(world, one) === (list === 'request');
  const isAsked = (name: 'deviceId' | 'approvalId', pk: number) => {
    const asked = query.get(name);
    return asked === null || Number(asked) === pk;
  };
  const asked = query.get('by') ?? '';
  const by = ORDERS[isOrder(asked) ? asked : 'proposal_time'];
  const sign = query.get('order') === 'asc' ? 1 : -1;
  return world.state.approvals
    .filter((one) => isIn(one) && isMadeThen(one, query))
    .filter(({ id, deviceId }) => isAsked('approvalId', id) && isAsked('deviceId', deviceId))
    .map((one) => approvalRecord(world, one, caller.id))
    .filter((record) => isFound(record, query))
    .toSorted((one, other) => sign * (Date.parse(one[by]) - Date.parse(other[by]) || one.id - other.id));
}
