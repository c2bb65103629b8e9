import {
  APPROVAL_STATES,
  approvalState,
  checkDecision,
  checkRecurrence,
  checkRequest,
  effectWindow,
  hasApprovalRight,
  instantOfText,
  isAdmin,
  isInEffect,
  isTeamRule,
  permissionsOf,
  teamOutcome,
  timeZoneById,
} from '@remote-console/domain';
import type { Approval, ApprovalDecision, ApprovalPolicy, ApprovalRequest } from '../../contract.ts';
import { approvalRecord, nextTurn, type WorldApproval, waitsFor } from './approvals.ts';
import { approvers } from './userChanges.ts';
import { type Caller, opensGroup } from './callers.ts';
import { sweepDelegations } from './delegations.ts';
import { noteMissed, noteOutcome, noteRequest, settle } from './inbox.ts';
import { type Refusal, refuse } from './refusal.ts';
import { askedOf, moveTeam, teamApprovers, teamRecord, type WorldTeam } from './teamApprovals.ts';
import type { World } from './world.ts';

/** Notifies the approvers and the requester. */
const tellApproval = (world: World, { id, requesterId }: WorldApproval) =>
  world.tell(
    { type: 'approval_changed', approvalId: id },
    (caller) => caller.id === requesterId || isAdmin(caller) || hasApprovalRight(caller),
  );

const replace = ({ state }: World, changed: WorldApproval) => {
  state.approvals = state.approvals.map((one) => (one.id === changed.id ? changed : one));
};

/** Who is asked: the named approver, or the first administrator when no one is named; never the requester. */
function approverFor(world: World, caller: Caller, pk: number | null): number | null | 'missing' | 'unsuitable' {
  const able = approvers(world).filter((one) => one.id !== caller.id);
  if (pk === null) return able.find(({ isAdministrator }) => isAdministrator)?.id ?? null;
  if (!world.state.users.some((user) => user.id === pk)) return 'missing';
  return able.some((one) => one.id === pk) ? pk : 'unsuitable';
}

/** Whether the caller may request a device: the refusal, or null. */
function refusedDevice(world: World, caller: Caller, deviceId: number): Refusal | null {
  if (!permissionsOf(caller).CSRemoteControl) return refuse(403, 'no_permission');
  const device = world.state.devices.find(({ id }) => id === deviceId);
  if (!device) return refuse(404, 'not_found');
  return opensGroup(world, caller, device.groupId) ? null : refuse(403, 'no_group_access');
}

const HOUR_MS = 3_600_000;

/** When a request expires that is made, or partly answered, at a given time. */
const expiryOf = (expiryHours: number | null | undefined, at: number): Pick<WorldApproval, 'expiryHours' | 'expires'> =>
  expiryHours ? { expiryHours, expires: at + expiryHours * HOUR_MS } : {};

/** The chosen approvers of a new request; null where it goes to the usual approvers. */
function teamOf({ rule, approvers: chosen }: ApprovalPolicy): WorldTeam | null {
  if (!isTeamRule(rule)) return null;
  const seats = chosen.map(({ id, name }) => ({ id, name, answer: null, by: null, asked: null, isGone: false }));
  return { rule, seats };
}

const FIELDS = { start: 'startTime', end: 'endTime', reason: 'approvalReason' } as const;

/** Requests a device for a period: the request, or the refusal. */
export function askForApproval(world: World, caller: Caller, body: ApprovalRequest): Approval | Refusal {
  const { state } = world;
  const closed = refusedDevice(world, caller, body.deviceId);
  if (closed) return closed;
  const draft = {
    start: instantOfText(body.startTime),
    end: instantOfText(body.endTime),
    reason: body.approvalReason,
  };
  const weekly = body.recurrence && checkRecurrence(body.recurrence, state.now);
  if (weekly && 'error' in weekly) return refuse(400, weekly.error, `recurrence.${weekly.field}`);
  const checked = weekly
    ? checkRequest({ ...draft, ...weekly.period }, state.now, timeZoneById(body.recurrence?.timeZoneId).name)
    : checkRequest(draft, state.now, timeZoneById(caller.timeZoneId).name);
  if ('error' in checked) return refuse(400, checked.error, FIELDS[checked.field]);
  const policy = askedOf(world, caller.id, body.deviceId);
  if (body.recurrence && !policy?.recurring) return refuse(403, 'recurring_refused', 'recurrence');
  const team = policy && teamOf(policy);
  const approver = approverFor(world, caller, team ? null : (body.chosenApproverId ?? null));
  if (approver === 'missing') return refuse(404, 'not_found');
  if (approver === 'unsuitable') return refuse(400, 'search_manager_405', 'chosenApproverId');
  const earlier = state.approvals.find(({ id }) => id === body.earlierId);
  if (body.earlierId !== undefined && earlier?.requesterId !== caller.id) return refuse(404, 'not_found');
  if (waitsFor(world, caller.id, body.deviceId)) return refuse(409, 'already_requested');

  const expiry = expiryOf(policy?.expiryHours, state.now);
  const asked: WorldApproval = {
    id: world.nextId(),
    deviceId: body.deviceId,
    lastAlias: '',
    lastAddress: '',
    requesterId: caller.id,
    approverId: team ? (team.seats[0]?.id ?? null) : approver,
    created: state.now,
    ...checked.period,
    reason: checked.reason,
    reactReason: '',
    state: APPROVAL_STATES.inProgress,
    decided: null,
    due: Math.min(checked.period.end, expiry.expires ?? checked.period.end),
    earlierId: earlier?.id ?? null,
    version: 0,
    ...(team ? { team } : {}),
    ...expiry,
    ...(body.recurrence ? { recurrence: body.recurrence } : {}),
  };
  state.approvals = [...state.approvals, asked];
  tellApproval(world, asked);
  if (!team) noteRequest(world, asked);
  const moved = moveTeam(world, asked);
  replace(world, moved);
  return approvalRecord(world, moved, caller.id);
}

type DecisionFault = NonNullable<ReturnType<typeof checkDecision>>;

function refusedDecision(fault: DecisionFault): Refusal {
  switch (fault) {
    case 'no_permission':
    case 'own_request':
    case 'not_your_turn':
    case 'team_decided':
      return refuse(403, fault);
    case 'approvals_reason':
    case 'denial_reason_given':
      return refuse(400, fault, 'decisionReason');
    case 'device_deleted':
    case 'already_decided':
    case 'changed_meanwhile':
    case 'request_expired':
      return refuse(409, fault);
  }
}

/** Stores an answer of a chosen approver, and returns whether it decides the request. */
function answerForTeam(world: World, caller: Caller, one: WorldApproval, accept: boolean) {
  const { team } = one;
  if (!team || one.state !== APPROVAL_STATES.inProgress) return { kind: 'decided', one } as const;
  const outcome = teamOutcome(team.rule, teamApprovers(world, one), caller.id, accept);
  if (outcome.kind === 'refused') return { kind: 'refused', one } as const;
  const answer = accept ? ('approved' as const) : ('rejected' as const);
  const seats = team.seats.map((seat) => (seat.id === outcome.approverId ? { ...seat, answer, by: caller.id } : seat));
  return { kind: outcome.kind, one: { ...one, team: { ...team, seats } } };
}

/** What follows from an answer that does not decide yet: the next approvers are asked. */
function keptAnswer(world: World, caller: Caller, one: WorldApproval): Approval {
  const expiry = expiryOf(one.expiryHours, world.state.now);
  const kept = moveTeam(world, { ...one, ...expiry, due: Math.min(one.end, expiry.expires ?? one.end) });
  replace(world, kept);
  tellApproval(world, kept);
  return approvalRecord(world, kept, caller.id);
}

/** Decides on a request, or answers it where others have to answer as well: the resulting request, or the refusal. */
export function decideOnApproval(world: World, caller: Caller, body: ApprovalDecision): Approval | Refusal {
  const { state } = world;
  const one = state.approvals.find(({ id }) => id === body.id);
  if (!one) return refuse(404, 'not_found');
  const device = state.devices.find(({ id }) => id === one.deviceId);
  const accept = body.isAccepted;
  const reason = body.decisionReason ?? '';
  const fault = checkDecision(
    { accept, reason, seenVersion: body.version ?? null },
    {
      state: approvalState({ decisionState: one.state, deviceExists: device !== undefined }),
      requesterId: one.requesterId,
      end: Math.min(one.end, (one.state === APPROVAL_STATES.inProgress ? one.expires : undefined) ?? one.end),
      team: teamRecord(world, one, caller.id),
      version: one.version,
    },
    caller,
    state.now,
  );
  if (fault) return refusedDecision(fault);
  const answered = answerForTeam(world, caller, one, accept);
  if (answered.kind === 'refused') return refusedDecision('not_your_turn');
  if (answered.kind === 'kept') return keptAnswer(world, caller, answered.one);
  const decided: WorldApproval = {
    ...answered.one,
    state: accept ? APPROVAL_STATES.approved : APPROVAL_STATES.rejected,
    reactReason: reason.trim(),
    approverId: caller.id,
    decided: state.now,
    due: nextTurn(one, accept, state.now),
    version: one.version + 1,
  };
  replace(world, decided);
  tellApproval(world, decided);
  settle(world, { approvalId: one.id });
  noteOutcome(world, one, accept ? 'access_approved' : 'access_rejected');
  if (device && isInEffect(effectWindow(one, state.now), state.now)) world.tellDevice('device_changed', device);
  return approvalRecord(world, decided, caller.id);
}

/** What the end of a period means for the requester, and for those who still have the request to decide. */
function noteEnd(world: World, one: WorldApproval): void {
  const isWaiting = one.state === APPROVAL_STATES.inProgress;
  if (isWaiting && one.expires !== undefined && one.expires <= world.state.now && one.expires < one.end) {
    settle(world, { approvalId: one.id });
    noteOutcome(world, one, 'access_unanswered');
    const asked = one.team?.seats.flatMap((seat) => seat.asked ?? []) ?? [];
    return noteMissed(world, one, asked);
  }
  if (one.end > world.state.now) return undefined;
  settle(world, { approvalId: one.id });
  if (one.state === APPROVAL_STATES.approved) noteOutcome(world, one, 'access_ended');
  if (isWaiting) noteOutcome(world, one, 'access_lapsed');
  return undefined;
}

/** Advances requests whose approvers or delegates have changed. */
export function sweepTeams(world: World): void {
  const { state } = world;
  sweepDelegations(world);
  for (const one of state.approvals) {
    const moved = moveTeam(world, one);
    if (JSON.stringify(moved.team) === JSON.stringify(one.team)) continue;
    replace(world, moved);
    tellApproval(world, moved);
  }
}

/** Announces approvals that begin or end now, and requests whose period has ended. */
export function sweepApprovals(world: World): void {
  const { state } = world;
  for (const one of state.approvals.filter(({ due }) => due !== null && due <= state.now)) {
    const isApproved = one.state === APPROVAL_STATES.approved;
    const turn = isApproved || one.expires === undefined ? nextTurn(one, isApproved, state.now) : null;
    replace(world, { ...one, due: turn });
    tellApproval(world, one);
    noteEnd(world, one);
    const device = state.devices.find(({ id }) => id === one.deviceId);
    if (isApproved && device) world.tellDevice('device_changed', device);
  }
}

/** Requests for a deleted device keep its last known data; those waiting for an answer get an event. */
export function closeApprovalsOf(world: World, device: { id: number; alias: string; publicIp: string }): void {
  const { state } = world;
  const concerned = state.approvals.filter(({ deviceId }) => deviceId === device.id);
  for (const one of concerned) {
    const last = { lastAlias: device.alias, lastAddress: device.publicIp };
    replace(world, { ...one, ...last, state: APPROVAL_STATES.deviceDeleted });
  }
  for (const one of concerned) {
    if (one.state !== APPROVAL_STATES.inProgress) continue;
    tellApproval(world, one);
    settle(world, { approvalId: one.id });
  }
}
