import {
  decidesOnRequests,
  type InboxChoice,
  type InboxCode,
  type InboxKind,
  inboxKindsOf,
  isChoiceOpen,
  kindOfCode,
  mayActOnTicket,
  MEMBER_TYPES,
  usualChoice,
  waitsForDecision,
} from '@remote-console/domain';
import type { InboxItem, InboxMark, InboxPreference } from '../../contract.ts';
import { asCaller, type Caller, opensGroup } from './callers.ts';
import { joinInbox } from './joinInbox.ts';
import { type Refusal, refuse } from './refusal.ts';
import type { World } from './world.ts';

/** An item as the world keeps it. */
export interface WorldInboxItem {
  readonly id: number;
  readonly ownerId: number;
  readonly code: InboxCode;
  readonly facts: InboxItem['facts'];
  readonly about: string;
  readonly subjects: Partial<Pick<InboxItem, 'deviceId' | 'approvalId' | 'ticketId'>>;
  readonly times: number;
  /** Epoch milliseconds. */
  readonly happenedAt: number;
  readonly isRead: boolean;
}

/** What people have chosen, by their ID. */
export type WorldInboxChoices = Readonly<Record<number, Readonly<Partial<Record<InboxKind, InboxChoice>>>>>;

/** Something that concerns people. */
type News = Pick<WorldInboxItem, 'code' | 'facts' | 'about' | 'subjects'>;

const choiceOf = ({ state }: World, person: Caller, kind: InboxKind): InboxChoice =>
  state.inboxChoices[person.id]?.[kind] ?? usualChoice(kind, Number(person.memberType ?? MEMBER_TYPES.normal));

/** Notifies the owners of items that their inboxes have changed. */
function tellOwners(world: World, pks: readonly number[]): void {
  if (pks.length > 0) world.tell({ type: 'inbox_changed' }, ({ id }) => pks.includes(id));
}

/** Adds something to the inboxes of those whom it concerns and who have not turned its kind off. */
function addNews(world: World, news: News, concerns: (person: Caller) => boolean): void {
  const { state } = world;
  const kind = kindOfCode(news.code);
  const owners = state.users.map(asCaller).filter((one) => concerns(one) && choiceOf(world, one, kind) !== 'off');
  for (const { id: ownerId } of owners) {
    const item = { ...news, id: world.nextId(), ownerId, times: 1, happenedAt: state.now, isRead: false };
    const isOwn = (one: WorldInboxItem) => one.ownerId === ownerId;
    state.inbox = [...joinInbox(state.inbox.filter(isOwn), item), ...state.inbox.filter((one) => !isOwn(one))];
  }
  tellOwners(
    world,
    owners.map(({ id }) => id),
  );
}

/** An access request, as its notifications describe it. */
interface AskedFor {
  readonly id: number;
  readonly deviceId: number;
  readonly requesterId: number;
}

const nameOf = ({ state }: World, deviceId: number) => state.devices.find(({ id }) => id === deviceId)?.alias ?? '';

const isPerson =
  (pk: number) =>
  (one: Caller): boolean =>
    one.id === pk;

const ofRequest = ({ id, deviceId }: AskedFor) => ({ approvalId: id, deviceId });

/** A request is pending for those who are asked, or for all approvers, except the requester. */
export function noteRequest(world: World, request: AskedFor, asked?: readonly number[]): void {
  const person = world.state.users.find(({ id }) => id === request.requesterId)?.name ?? '';
  const facts = { person, device: nameOf(world, request.deviceId) };
  const news: News = { code: 'access_asked', facts, about: `request:${request.id}`, subjects: ofRequest(request) };
  const isAsked = (one: Caller) =>
    asked ? asked.includes(one.id) : decidesOnRequests(one) && one.id !== request.requesterId;
  addNews(world, news, isAsked);
}

/** The outcome of a request, for the requester. */
export function noteOutcome(
  world: World,
  request: AskedFor,
  code: 'access_approved' | 'access_rejected' | 'access_ended' | 'access_lapsed' | 'access_unanswered',
): void {
  const facts = { device: nameOf(world, request.deviceId) };
  const news: News = { code, facts, about: `request:${request.id}:${code}`, subjects: ofRequest(request) };
  addNews(world, news, ({ id }) => id === request.requesterId);
}

/** Somebody who was to answer a request no longer can, for the requester. */
export function noteMoved(world: World, request: AskedFor, person: string): void {
  const facts = { person, device: nameOf(world, request.deviceId) };
  const about = `request:${request.id}:access_moved:${person}`;
  addNews(world, { code: 'access_moved', facts, about, subjects: ofRequest(request) }, isPerson(request.requesterId));
}

/** A request expired without an answer, for those who were asked. */
export function noteMissed(world: World, request: AskedFor, asked: readonly number[]): void {
  const person = world.state.users.find(({ id }) => id === request.requesterId)?.name ?? '';
  const facts = { person, device: nameOf(world, request.deviceId) };
  const about = `request:${request.id}:access_missed`;
  addNews(world, { code: 'access_missed', facts, about, subjects: ofRequest(request) }, (one) =>
    asked.length > 0 ? asked.includes(one.id) : decidesOnRequests(one) && one.id !== request.requesterId,
  );
}

/** A delegate can no longer decide, for the approver. */
export function noteDelegateGone(world: World, approverId: number, person: string): void {
  const about = `delegate:${approverId}`;
  addNews(world, { code: 'delegate_gone', facts: { person }, about, subjects: {} }, isPerson(approverId));
}

/** An application is waiting for everybody who decides on it. */
export function noteApplication(
  world: World,
  ticket: {
    readonly ticketId: number;
    readonly requesterUserName: string;
    readonly requesterCompany: string;
    readonly requesterApprover: { readonly id: number } | null;
  },
): void {
  const facts = { person: ticket.requesterUserName, company: ticket.requesterCompany };
  const news: News = {
    code: 'partner_applied',
    facts,
    about: `ticket:${ticket.ticketId}`,
    subjects: { ticketId: ticket.ticketId },
  };
  addNews(world, news, (one) => mayActOnTicket(ticket, one));
}

/** A device alert has begun, for those who may open the device. */
export function noteAlert(
  world: World,
  device: { readonly id: number; readonly alias: string; readonly groupId: number },
  { alertCode, alertValue }: { readonly alertCode: string; readonly alertValue: number },
): void {
  const facts = { device: device.alias, alertCode, alertValue };
  const news: News = {
    code: 'alert_began',
    facts,
    about: `alert:${device.id}:${alertCode}`,
    subjects: { deviceId: device.id },
  };
  addNews(world, news, (one) => opensGroup(world, one, device.groupId));
}

/** Marks pending decisions about a subject as read for everybody who has them. */
export function settle(world: World, subject: { approvalId: number } | { ticketId: number }): void {
  const { state } = world;
  const isSettled = ({ code, subjects, isRead }: WorldInboxItem) =>
    !isRead &&
    waitsForDecision(kindOfCode(code)) &&
    ('approvalId' in subject ? subjects.approvalId === subject.approvalId : subjects.ticketId === subject.ticketId);
  const owners = state.inbox.filter(isSettled).map(({ ownerId }) => ownerId);
  state.inbox = state.inbox.map((item) => (isSettled(item) ? { ...item, isRead: true } : item));
  tellOwners(world, owners);
}

/** Some people no longer need to look at a request: others are asked. */
export function settleFor(world: World, approvalId: number, pks: readonly number[]): void {
  const { state } = world;
  const isSettled = ({ code, subjects, isRead, ownerId }: WorldInboxItem) =>
    !isRead && code === 'access_asked' && subjects.approvalId === approvalId && pks.includes(ownerId);
  state.inbox = state.inbox.map((item) => (isSettled(item) ? { ...item, isRead: true } : item));
  tellOwners(world, pks);
}

/** The query of the inbox, in the names of the call. */
export interface InboxAsked {
  readonly get: (name: 'kind' | 'unread') => string | null;
}

/** The requested items of a caller, newest first. */
export function chosenItems({ state }: World, caller: Caller, query: InboxAsked): InboxItem[] {
  const kind = query.get('kind');
  return state.inbox
    .filter(({ ownerId }) => ownerId === caller.id)
    .filter(({ code }) => kind === null || kindOfCode(code) === kind)
    .filter(({ isRead }) => query.get('unread') === null || !isRead)
    .toSorted((one, other) => other.happenedAt - one.happenedAt || other.id - one.id)
    .map(({ id, code, facts, subjects, times, happenedAt, isRead }) => ({
      id,
      kind: kindOfCode(code),
      code,
      facts,
      deviceId: null,
      approvalId: null,
      ticketId: null,
      ...subjects,
      times,
      happenedTime: new Date(happenedAt).toISOString(),
      isRead,
    }));
}

/** How many items of a caller are unread, apart from pending decisions. */
export const unreadItems = ({ state }: World, caller: Caller | null): number =>
  state.inbox.filter(
    ({ ownerId, isRead, code }) => ownerId === caller?.id && !isRead && !waitsForDecision(kindOfCode(code)),
  ).length;

/** Marks items of a caller; the refusal, or null. */
export function markItems(world: World, caller: Caller, { isRead, ids, kind }: InboxMark): Refusal | null {
  const { state } = world;
  if (!isRead && !ids) return refuse(400, 'invalid_data', 'ids');
  const isOwn = ({ ownerId }: WorldInboxItem) => ownerId === caller.id;
  const isMeant = (item: WorldInboxItem) =>
    isOwn(item) && (ids?.includes(item.id) ?? true) && (kind === undefined || kindOfCode(item.code) === kind);
  // Of those about the same subject only the newest becomes unread, and none if another one already is.
  const isHeld = (item: WorldInboxItem) =>
    state.inbox.some(
      (other) =>
        other.about === item.about && isOwn(other) && (!other.isRead || (other.id > item.id && isMeant(other))),
    );
  state.inbox = state.inbox.map((item) => {
    if (!isMeant(item)) return item;
    if (isRead) return { ...item, isRead: true };
    return isHeld(item) ? item : { ...item, isRead: false };
  });
  tellOwners(world, [caller.id]);
  return null;
}

/** The setting for each kind that a caller can get. */
export const preferencesOf = (world: World, caller: Caller): InboxPreference[] =>
  inboxKindsOf(caller).map((kind) => ({ kind, choice: choiceOf(world, caller, kind) }));

/** Chooses where notifications of a kind are delivered; the refusal, or null. */
export function choose(world: World, caller: Caller, { kind, choice }: InboxPreference): Refusal | null {
  const { state } = world;
  if (!isChoiceOpen(kind, choice)) return refuse(400, 'invalid_data', 'choice');
  if (!inboxKindsOf(caller).includes(kind)) return refuse(400, 'invalid_data', 'kind');
  const own = { ...state.inboxChoices[caller.id], [kind]: choice };
  state.inboxChoices = { ...state.inboxChoices, [caller.id]: own };
  return null;
}
