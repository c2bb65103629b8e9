import { APPROVAL_STATES, checkDelegation, decidesOnRequests, instantOfText } from '@remote-console/domain';
import type { DelegationChange, OwnDelegation } from '../../contract.ts';
import type { Caller } from './callers.ts';
import { noteDelegateGone, noteMoved } from './inbox.ts';
import { refuse } from './refusal.ts';
import { approvers } from './userChanges.ts';
import type { World } from './world.ts';

const iso = (at: number) => new Date(at).toISOString();

/** The delegate of a caller while away. */
export function ownDelegation(world: World, { id: callerId }: Caller): OwnDelegation {
  const { state } = world;
  const inGroup = Object.values(state.groupDetails).some(({ approvalPolicy: policy }) =>
    policy?.approvers.some(({ id }) => id === callerId),
  );
  const inRequest = state.approvals.some(
    (one) =>
      one.state === APPROVAL_STATES.inProgress &&
      one.end > state.now &&
      one.team?.seats.some(({ id }) => id === callerId),
  );
  const found = state.delegations[callerId];
  const delegate = state.users.find(({ id }) => id === found?.delegateId);
  return {
    isApprover: inGroup || inRequest,
    delegation:
      found && delegate && found.until > state.now
        ? {
            delegate: { id: delegate.id, loginId: delegate.loginId, name: delegate.name },
            fromTime: iso(found.from),
            untilTime: iso(found.until),
          }
        : null,
  };
}

/** Names a delegate; the refusal, or null. */
export function delegate(world: World, caller: Caller, body: DelegationChange) {
  if (!decidesOnRequests(caller)) return refuse(403, 'no_permission');
  const { state } = world;
  if (!state.users.some(({ id }) => id === body.delegateId)) return refuse(404, 'not_found');
  const checked = checkDelegation(
    { delegateId: body.delegateId, from: instantOfText(body.fromTime), until: instantOfText(body.untilTime) },
    caller.id,
    approvers(world).some(({ id }) => id === body.delegateId),
    state.now,
  );
  if ('error' in checked) return refuse(400, checked.error, checked.field);
  state.delegations = { ...state.delegations, [caller.id]: checked.delegation };
  return null;
}

/** Ends a person's delegation. */
export function undelegate({ state }: World, pk: number): void {
  const { [pk]: _ended, ...others } = state.delegations;
  state.delegations = others;
}

/** Ends delegations that have expired, and those whose delegate can no longer decide; both sides are notified. */
export function sweepDelegations(world: World): void {
  const { state } = world;
  const able = new Set(approvers(world).map(({ id }) => id));
  for (const [key, { delegateId, until }] of Object.entries(state.delegations)) {
    const approverPk = Number(key);
    const isOver = until <= state.now;
    if (!isOver && able.has(delegateId)) continue;
    undelegate(world, approverPk);
    if (isOver) continue;
    const name = state.approvals.flatMap((one) => one.team?.seats ?? []).find(({ id }) => id === delegateId)?.name;
    const person = state.users.find(({ id }) => id === delegateId)?.name ?? name ?? '';
    noteDelegateGone(world, approverPk, person);
    for (const one of state.approvals) {
      const isConcerned = one.team?.seats.some(({ id, asked }) => id === approverPk && asked === delegateId);
      if (one.state === APPROVAL_STATES.inProgress && isConcerned) noteMoved(world, one, person);
    }
  }
}
