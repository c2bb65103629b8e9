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
  readonly pk: number;
  readonly devicePk: number;
  /** The device as it was last, for when it is gone. */
  readonly lastAlias: string;
  readonly lastAddress: string;
  readonly requesterPk: number;
  readonly approverPk: number | null;
  readonly created: number;
  readonly start: number;
  readonly end: number;
  readonly reason: string;
  readonly reactReason: string;
  readonly state: number;
  readonly decided: number | null;
  /** When it changes next on its own; null when it does not any more. */
  readonly due: number | null;
  readonly earlierPk: number | null;
  readonly version: number;
  /** Its chosen approvers; left out where whoever decides does. */
  readonly team?: WorldTeam | undefined;
  /** After how many hours without an answer it expires; left out for never. */
  readonly expiryHours?: number | undefined;
  /** When it expires unless somebody answers. */
  readonly expires?: number | undefined;
  /** The weekly window that is asked for; left out for one period from beginning to end. */
  readonly recurrence?: Recurrence | undefined;
}

const SECOND_MS = 1000;
const iso = (at: number) => new Date(at).toISOString();

const windowOf = ({ state, start, end, decided }: WorldApproval) =>
  state === APPROVAL_STATES.approved ? effectWindow({ start, end }, decided ?? start) : null;

const deviceOf = ({ state }: World, { devicePk }: WorldApproval) => state.devices.find(({ pk }) => pk === devicePk);

/** A request as it is sent. */
export function approvalRecord(world: World, one: WorldApproval, viewerPk: number): Approval {
  const device = deviceOf(world, one);
  const named = (pk: number | null): Pick<User, 'mgrid' | 'name'> =>
    world.state.users.find((user) => user.pk === pk) ?? { mgrid: '', name: '' };
  const [requester, approver] = [named(one.requesterPk), named(one.approverPk)];
  const window = windowOf(one);
  const team = teamRecord(world, one, viewerPk);
  const isApproved = one.state === APPROVAL_STATES.approved;
  const next = isApproved && one.recurrence ? nextOccurrence(one.recurrence, world.state.now) : null;
  const expires = one.state === APPROVAL_STATES.inProgress ? one.expires : undefined;
  return {
    pk: one.pk,
    device_fk: one.devicePk,
    device_alias: device?.alias ?? one.lastAlias,
    device_pub_ip: device?.s_pub_ip ?? one.lastAddress,
    requester_fk: one.requesterPk,
    requester_id: requester.mgrid,
    requester_name: requester.name,
    approver_fk: one.approverPk,
    approver_id: approver.mgrid,
    approver_name: approver.name,
    proposal_time: iso(one.created),
    start_time: iso(one.start),
    end_time: iso(one.end),
    reason: one.reason,
    react_reason: one.reactReason,
    approve_state: approvalState({ approve_state: one.state, deviceExists: device !== undefined }),
    expired: Math.min(one.end, expires ?? one.end) <= world.state.now,
    effective_from: window ? iso(window.from) : null,
    earlier_pk: one.earlierPk,
    version: one.version,
    ...(expires === undefined ? {} : { answer_by: iso(expires) }),
    ...(one.recurrence ? { recurrence: { ...one.recurrence, weekdays: [...one.recurrence.weekdays] } } : {}),
    ...(next ? { window: { from_time: iso(next.start), to_time: iso(next.end) } } : {}),
    ...(team ? { team } : {}),
  };
}

/** Whether a request waits: it is not decided, its device is there, and something of its period is to come. */
const isWaiting = (world: World, one: WorldApproval) =>
  one.state === APPROVAL_STATES.inProgress &&
  Math.min(one.end, one.expires ?? one.end) > world.state.now &&
  deviceOf(world, one) !== undefined;

/** Whether a person has a request for a device that still waits. */
export const waitsFor = (world: World, requesterPk: number, devicePk: number): boolean =>
  world.state.approvals.some(
    (one) => one.requesterPk === requesterPk && one.devicePk === devicePk && isWaiting(world, one),
  );

/** Whether an approval lets in now: in its period and, with a weekly window, while that is open. */
function isOpenNow(one: WorldApproval, now: number): boolean {
  const week = one.recurrence && nextOccurrence(one.recurrence, now);
  const isOpen = week ? isInEffect({ from: week.start, to: week.end }, now) : one.recurrence === undefined;
  return isOpen && isInEffect(windowOf(one), now);
}

/** When an approved request changes next on its own. */
export function nextTurn(one: WorldApproval, isApproved: boolean, now: number): number | null {
  const week = isApproved && one.recurrence ? nextOccurrence(one.recurrence, now) : null;
  return nextTurnOf(week ?? one, isApproved, now);
}

/** Whether a device is open to a person by an approval that is in effect. */
export const isOpened = ({ state }: World, requesterPk: number, devicePk: number): boolean =>
  state.approvals.some(
    (one) => one.requesterPk === requesterPk && one.devicePk === devicePk && isOpenNow(one, state.now),
  );

/** What requests are asked for, by the names of the call. */
export interface ApprovalQuery {
  readonly get: (
    name:
      | 'by'
      | 'order'
      | 'start_date'
      | 'end_date'
      | 'device_pk'
      | 'approval_pk'
      | 'search_key'
      | 'search_value'
      | 'limit'
      | 'offset',
  ) => string | null;
}

const SEARCHED = ['device_alias', 'requester_id', 'requester_name', 'approver_name'] as const;
const ORDERS = ['proposal_time', 'start_time', 'end_time'] as const;

function isFound(record: Approval, query: ApprovalQuery): boolean {
  const value = query.get('search_value');
  const key = query.get('search_key') ?? 'any';
  const looked = SEARCHED.filter((name) => key === 'any' || key === name);
  return value === null || looked.some((name) => fold(record[name]).includes(fold(value)));
}

/** Whether a request was made in the days that are asked for. */
function isMadeThen({ created }: WorldApproval, query: ApprovalQuery): boolean {
  const [first, last] = [instantOfText(query.get('start_date') ?? ''), instantOfText(query.get('end_date') ?? '')];
  return (first === null || created >= first) && (last === null || created < last + SECOND_MS);
}

/** How many requests wait for a decision that the caller may take, or for an answer that counts now. */
export function waitingApprovals(world: World, caller: Caller | null): number {
  const waiting = world.state.approvals.filter((one) => isWaiting(world, one));
  if (!caller) return waiting.length;
  return decidesOnRequests(caller) ? waiting.filter((one) => mayAnswerNow(world, one, caller.pk)).length : 0;
}

/** The requests of a list for a caller, found and in order. */
export function chosenApprovals(world: World, caller: Caller, list: ApprovalList, query: ApprovalQuery): Approval[] {
  const isIn = (one: WorldApproval) =>
    list === 'own' ? one.requesterPk === caller.pk : isWaiting(world, one) === (list === 'request');
  const isAsked = (name: 'device_pk' | 'approval_pk', pk: number) => {
    const asked = query.get(name);
    return asked === null || Number(asked) === pk;
  };
  const by = ORDERS.find((name) => name === query.get('by')) ?? 'proposal_time';
  const sign = query.get('order') === 'asc' ? 1 : -1;
  return world.state.approvals
    .filter((one) => isIn(one) && isMadeThen(one, query))
    .filter(({ pk, devicePk }) => isAsked('approval_pk', pk) && isAsked('device_pk', devicePk))
    .map((one) => approvalRecord(world, one, caller.pk))
    .filter((record) => isFound(record, query))
    .toSorted((one, other) => sign * (Date.parse(one[by]) - Date.parse(other[by]) || one.pk - other.pk));
}
