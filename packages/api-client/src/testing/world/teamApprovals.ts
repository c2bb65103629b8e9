import {
  APPROVAL_STATES,
  checkApprovalPolicy,
  delegateNow,
  mayAnswer,
  seatState,
  type Delegation,
  type TeamAnswer,
  type TeamApprover,
  type TeamRule,
  teamStatus,
  whoIsAsked,
} from '@remote-console/domain';
import type { ApprovalPolicy, ApprovalPolicyChange, ApprovalTeam } from '../../contract.ts';
import { noteMoved, noteRequest, settleFor } from './inbox.ts';
import { refuse } from './refusal.ts';
import { approvers } from './userChanges.ts';
import type { World } from './world.ts';

/** A chosen approver of a request, as the world keeps it. */
export interface WorldSeat {
  readonly id: number;
  readonly name: string;
  readonly answer: TeamAnswer | null;
  /** Who gave the answer. */
  readonly by: number | null;
  /** Who was last asked for it. */
  readonly asked: number | null;
  readonly isGone: boolean;
}

/** The chosen approvers of a request. */
export interface WorldTeam {
  readonly rule: TeamRule;
  readonly seats: readonly WorldSeat[];
}

/** A request, as far as its approvers are concerned. */
interface TeamRequest {
  readonly id: number;
  readonly deviceId: number;
  readonly requesterId: number;
  readonly state: number;
  readonly team?: WorldTeam | undefined;
}

/** Who is whose delegate. */
export type WorldDelegations = Readonly<Record<number, Delegation>>;

const nameOf = ({ state }: World, pk: number | null) => state.users.find((user) => user.id === pk)?.name ?? '';

/** The chosen approvers as rules see them: who is available, and who is whose delegate. */
export function teamApprovers(world: World, { requesterId, team }: TeamRequest): readonly TeamApprover[] {
  const able = new Set(approvers(world).map(({ id }) => id));
  const mayDecide = (pk: number) => able.has(pk);
  return (team?.seats ?? []).map(({ id, answer, isGone }) => ({
    id,
    answer,
    present: !isGone && mayDecide(id) && id !== requesterId,
    delegateId: delegateNow(world.state.delegations[id] ?? null, { requesterId, mayDecide, now: world.state.now }),
  }));
}

/** Whether a person's answer counts now, on a request that nobody has decided on. */
export function mayAnswerNow(world: World, one: TeamRequest, personId: number): boolean {
  if (!one.team) return true;
  return personId !== one.requesterId && mayAnswer(teamStatus(one.team.rule, teamApprovers(world, one)), personId);
}

/** The chosen approvers of a request as one person sees them; null where it goes to the usual approvers. */
export function teamRecord(world: World, one: TeamRequest, viewerId: number): ApprovalTeam | null {
  const { team } = one;
  if (!team) return null;
  const isDecided = one.state !== APPROVAL_STATES.inProgress;
  const people = teamApprovers(world, one);
  const status = teamStatus(team.rule, people);
  return {
    rule: team.rule,
    mayAnswer: !isDecided && mayAnswerNow(world, one, viewerId),
    openToAll: !isDecided && status.usual,
    approvers: people.map((person, index) => {
      const seat = team.seats[index];
      const state = seatState(person, status, isDecided);
      const other = person.answer === null ? (state === 'asked' ? person.delegateId : null) : (seat?.by ?? null);
      const by = other === null || other === person.id ? '' : nameOf(world, other);
      return { id: person.id, name: nameOf(world, person.id) || (seat?.name ?? ''), state, by };
    }),
  };
}

/** Asks those whose answers count now, and skips those who can no longer decide: the resulting request. */
export function moveTeam<Request extends TeamRequest>(world: World, one: Request): Request {
  const { team } = one;
  if (!team || one.state !== APPROVAL_STATES.inProgress) return one;
  const people = teamApprovers(world, one);
  const status = teamStatus(team.rule, people);
  const asked = whoIsAsked(status);
  const before = new Set(team.seats.flatMap((seat) => seat.asked ?? []));
  const seats = team.seats.map((seat, index): WorldSeat => {
    const isGone = !(people[index]?.present ?? false) && seat.answer === null;
    if (isGone && !seat.isGone) noteMoved(world, one, seat.name);
    return { ...seat, isGone: seat.isGone || isGone, asked: asked.get(seat.id) ?? null };
  });
  const present = new Set(asked.values());
  const done = [...before].filter((pk) => !present.has(pk));
  const newly = [...present].filter((pk) => !before.has(pk));
  settleFor(world, one.id, done);
  if (newly.length > 0) noteRequest(world, one, newly);
  const isLeft = status.usual && seats.some(({ isGone }, index) => isGone && team.seats[index]?.isGone === false);
  if (isLeft) noteRequest(world, one);
  return { ...one, team: { ...team, seats } };
}

/** A group's setting for requests for its devices; the refusal, or null when it is done. */
export function changePolicy(world: World, groupId: number, policy: ApprovalPolicyChange | null) {
  const able = approvers(world);
  const fault =
    policy &&
    checkApprovalPolicy({ ...policy, expiryHours: policy.expiryHours }, (pk) => able.some((one) => one.id === pk));
  if (fault) return refuse(400, fault.error, fault.field);
  const chosen = policy && {
    ...policy,
    approvers: policy.approvers
      .flatMap((pk) => able.filter((one) => one.id === pk))
      .map(({ id, loginId, name }) => ({ id, loginId, name })),
  };
  const { state } = world;
  state.groupDetails = {
    ...state.groupDetails,
    [groupId]: { ...state.groupDetails[groupId], approvalPolicy: chosen },
  };
  return null;
}

/** The setting of the nearest group, from one upward; null if all groups lack one. */
export function nearestPolicy(world: World, groupId: number | null): ApprovalPolicy | null {
  if (groupId === null) return null;
  const said = world.state.groupDetails[groupId]?.approvalPolicy;
  if (!said) return nearestPolicy(world, world.group(groupId)?.parentId ?? null);
  const able = new Set(approvers(world).map(({ id }) => id));
  return { ...said, approvers: said.approvers.filter(({ id }) => able.has(id)) };
}

/** The setting for a person's request for a device; null if all groups lack one. */
export function askedOf(world: World, requesterId: number, deviceId: number): ApprovalPolicy | null {
  const device = world.state.devices.find(({ id }) => id === deviceId);
  const policy = nearestPolicy(world, device?.groupId ?? null);
  if (!policy) return null;
  const others = policy.approvers.filter(({ id }) => id !== requesterId);
  return { ...policy, approvers: others, rule: others.length === 0 ? 'single' : policy.rule };
}
