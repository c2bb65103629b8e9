import {
  APPROVAL_STATES,
  approvalState,
  checkDecision,
  checkRequest,
  effectWindow,
  hasApprovalRight,
  instantOfText,
  isAdmin,
  isInEffect,
  nextTurnOf,
  permissionsOf,
  timeZoneById,
} from '@remote-console/domain';
import type { Approval, ApprovalDecision, ApprovalRequest } from '../../contract.ts';
import { approvalRecord, type WorldApproval, waitsFor } from './approvals.ts';
import { approvers } from './userChanges.ts';
import { type Caller, opensGroup } from './callers.ts';
import { noteOutcome, noteRequest, settle } from './inbox.ts';
import { type Refusal, refuse } from './refusal.ts';
import type { World } from './world.ts';

/** Tells who decides, and the requester. */
const tellApproval = (world: World, { pk, requesterPk }: WorldApproval) =>
  world.tell(
    { type: 'approval_changed', approval_pk: pk },
    (caller) => caller.pk === requesterPk || isAdmin(caller) || hasApprovalRight(caller),
  );

const replace = ({ state }: World, changed: WorldApproval) => {
  state.approvals = state.approvals.map((one) => (one.pk === changed.pk ? changed : one));
};

/** Who is asked: the named one, or the first manager when no one is named; never the requester. */
function approverFor(world: World, caller: Caller, pk: number | null): number | null | 'missing' | 'unsuitable' {
  const able = approvers(world).filter((one) => one.pk !== caller.pk);
  if (pk === null) return able.find(({ isAdministrator }) => isAdministrator)?.pk ?? null;
  if (!world.state.users.some((user) => user.pk === pk)) return 'missing';
  return able.some((one) => one.pk === pk) ? pk : 'unsuitable';
}

/** Whether the caller may ask for a device: the refusal, or null. */
function refusedDevice(world: World, caller: Caller, devicePk: number): Refusal | null {
  if (!permissionsOf(caller).CSRemoteControl) return refuse(403, 'no_permission');
  const device = world.state.devices.find(({ pk }) => pk === devicePk);
  if (!device) return refuse(404, 'not_found');
  return opensGroup(world, caller, device.device_group_fk) ? null : refuse(403, 'no_group_access');
}

const FIELDS = { start: 'start_time', end: 'end_time', reason: 'approval_reason' } as const;

/** Asks for a device for a period: the request, or the refusal. */
export function askForApproval(world: World, caller: Caller, body: ApprovalRequest): Approval | Refusal {
  const { state } = world;
  const closed = refusedDevice(world, caller, body.device_pk);
  if (closed) return closed;
  const draft = {
    start: instantOfText(body.start_time),
    end: instantOfText(body.end_time),
    reason: body.approval_reason,
  };
  const checked = checkRequest(draft, state.now, timeZoneById(caller.time_zone_id).name);
  if ('error' in checked) return refuse(400, checked.error, FIELDS[checked.field]);
  const approver = approverFor(world, caller, body.approver_pk ?? null);
  if (approver === 'missing') return refuse(404, 'not_found');
  if (approver === 'unsuitable') return refuse(400, 'search_manager_405', 'approver_pk');
  const earlier = state.approvals.find(({ pk }) => pk === body.earlier_pk);
  if (body.earlier_pk !== undefined && earlier?.requesterPk !== caller.pk) return refuse(404, 'not_found');
  if (waitsFor(world, caller.pk, body.device_pk)) return refuse(409, 'already_requested');

  const asked: WorldApproval = {
    pk: world.nextPk(),
    devicePk: body.device_pk,
    lastAlias: '',
    lastAddress: '',
    requesterPk: caller.pk,
    approverPk: approver,
    created: state.now,
    ...checked.period,
    reason: checked.reason,
    reactReason: '',
    state: APPROVAL_STATES.inProgress,
    decided: null,
    due: checked.period.end,
    earlierPk: earlier?.pk ?? null,
    version: 0,
  };
  state.approvals = [...state.approvals, asked];
  tellApproval(world, asked);
  noteRequest(world, asked);
  return approvalRecord(world, asked);
}

type DecisionFault = NonNullable<ReturnType<typeof checkDecision>>;

function refusedDecision(fault: DecisionFault): Refusal {
  switch (fault) {
    case 'no_permission':
    case 'own_request':
      return refuse(403, fault);
    case 'approvals_reason':
    case 'denial_reason_given':
      return refuse(400, fault, 'react_reason');
    case 'device_deleted':
    case 'already_decided':
    case 'changed_meanwhile':
    case 'request_expired':
      return refuse(409, fault);
  }
}

/** Decides on a request: the request as it is then, or the refusal. */
export function decideOnApproval(world: World, caller: Caller, body: ApprovalDecision): Approval | Refusal {
  const { state } = world;
  const one = state.approvals.find(({ pk }) => pk === body.pk);
  if (!one) return refuse(404, 'not_found');
  const device = state.devices.find(({ pk }) => pk === one.devicePk);
  const accept = body.is_accept === 1;
  const reason = body.react_reason ?? '';
  const fault = checkDecision(
    { accept, reason, seenVersion: body.version ?? null },
    {
      state: approvalState({ approve_state: one.state, deviceExists: device !== undefined }),
      requesterPk: one.requesterPk,
      end: one.end,
      version: one.version,
    },
    caller,
    state.now,
  );
  if (fault) return refusedDecision(fault);
  const decided: WorldApproval = {
    ...one,
    state: accept ? APPROVAL_STATES.approved : APPROVAL_STATES.rejected,
    reactReason: reason.trim(),
    approverPk: caller.pk,
    decided: state.now,
    due: nextTurnOf(one, accept, state.now),
    version: one.version + 1,
  };
  replace(world, decided);
  tellApproval(world, decided);
  settle(world, { approval_pk: one.pk });
  noteOutcome(world, one, accept ? 'access_approved' : 'access_rejected');
  if (device && isInEffect(effectWindow(one, state.now), state.now)) world.tellDevice('device_changed', device);
  return approvalRecord(world, decided);
}

/** What the end of a period means for the requester, and for those who still have the request in front of them. */
function noteEnd(world: World, one: WorldApproval): void {
  if (one.end > world.state.now) return;
  settle(world, { approval_pk: one.pk });
  if (one.state === APPROVAL_STATES.approved) noteOutcome(world, one, 'access_ended');
  if (one.state === APPROVAL_STATES.inProgress) noteOutcome(world, one, 'access_lapsed');
}

/** Tells of approvals that begin or end now, and of requests whose period is over. */
export function sweepApprovals(world: World): void {
  const { state } = world;
  for (const one of state.approvals.filter(({ due }) => due !== null && due <= state.now)) {
    const isApproved = one.state === APPROVAL_STATES.approved;
    replace(world, { ...one, due: nextTurnOf(one, isApproved, state.now) });
    tellApproval(world, one);
    noteEnd(world, one);
    const device = state.devices.find(({ pk }) => pk === one.devicePk);
    if (isApproved && device) world.tellDevice('device_changed', device);
  }
}

/** Requests for a deleted device keep its last known data; whoever waits for an answer gets an event. */
export function closeApprovalsOf(world: World, device: { pk: number; alias: string; s_pub_ip: string }): void {
  const { state } = world;
  const concerned = state.approvals.filter(({ devicePk }) => devicePk === device.pk);
  for (const one of concerned) {
    const last = { lastAlias: device.alias, lastAddress: device.s_pub_ip };
    replace(world, { ...one, ...last, state: APPROVAL_STATES.deviceDeleted });
  }
  for (const one of concerned) {
    if (one.state !== APPROVAL_STATES.inProgress) continue;
    tellApproval(world, one);
    settle(world, { approval_pk: one.pk });
  }
}
