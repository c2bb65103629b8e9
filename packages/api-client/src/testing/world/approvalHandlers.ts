import { type ApprovalList, decidesOnRequests, instantOfText } from '@remote-console/domain';
import { http } from '../contractHttp.ts';
import { problem } from '../given.ts';
import { askForApproval, decideOnApproval, sweepTeams } from './approvalChanges.ts';
import { chosenApprovals } from './approvals.ts';
import { callerOf } from './callers.ts';
import { delegate, ownDelegation, undelegate } from './delegations.ts';
import { askedOf } from './teamApprovals.ts';
import { approvers } from './userChanges.ts';
import { pageOf, type World } from './world.ts';

const DATES = ['startDate', 'endDate'] as const;

const listOf = (type: string | null): ApprovalList => (type === 'request' || type === 'history' ? type : 'own');

/** The answers about requests to access a device for a period. */
export function approvalHandlers(world: World) {
  return [
    http.get('/approvals', ({ request, query, response }) => {
      const caller = callerOf(world, request);
      if (!caller) return response(401).json(problem(401, 'login_required'));
      const list = listOf(query.get('type'));
      if (list !== 'own' && !decidesOnRequests(caller)) return response(403).json(problem(403, 'no_permission'));
      const wrong = DATES.find((name) => query.get(name) !== null && instantOfText(query.get(name) ?? '') === null);
      if (wrong) return response(400).json(problem(400, 'date_validate_error', wrong));
      const answer = pageOf(chosenApprovals(world, caller, list, query), query);
      const devicePk = Number(query.get('deviceId') ?? answer.objects[0]?.deviceId ?? 0);
      const isAboutOne = list === 'own' && (query.get('deviceId') ?? query.get('approvalId')) !== null;
      const asked = isAboutOne ? askedOf(world, caller.id, devicePk) : null;
      return response(200).json(asked ? { ...answer, asked } : answer);
    }),
    http.get('/approvals/approvers', ({ request, response }) => {
      const caller = callerOf(world, request);
      if (!caller) return response(401).json(problem(401, 'login_required'));
      if (!decidesOnRequests(caller)) return response(403).json(problem(403, 'no_permission'));
      const objects = approvers(world)
        .map(({ id, loginId, name }) => ({ id, loginId, name }))
        .toSorted((one, other) => one.name.localeCompare(other.name) || one.id - other.id);
      return response(200).json({ status: 200, meta: { totalCount: objects.length }, objects });
    }),
    http.get('/delegation', ({ request, response }) => {
      const caller = callerOf(world, request);
      if (!caller) return response(401).json(problem(401, 'login_required'));
      return response(200).json({ status: 200, meta: {}, objects: [ownDelegation(world, caller)] });
    }),
    http.put('/delegation', async ({ request, response }) => {
      const caller = callerOf(world, request);
      if (!caller) return response(401).json(problem(401, 'login_required'));
      const refusal = delegate(world, caller, await request.json());
      if (refusal) return response(refusal.status).json(refusal);
      sweepTeams(world);
      return response(200).json({ status: 200, meta: {}, objects: [ownDelegation(world, caller)] });
    }),
    http.delete('/delegation', ({ request, response }) => {
      const caller = callerOf(world, request);
      if (!caller) return response(401).json(problem(401, 'login_required'));
      undelegate(world, caller.id);
      sweepTeams(world);
      return response(200).json({ status: 200, meta: {}, objects: [ownDelegation(world, caller)] });
    }),
    http.post('/approvals', async ({ request, response }) => {
      const caller = callerOf(world, request);
      if (!caller) return response(401).json(problem(401, 'login_required'));
      const body = await request.json();
      const outcome =
        'isAccepted' in body ? decideOnApproval(world, caller, body) : askForApproval(world, caller, body);
      if ('error' in outcome) return response(outcome.status).json(outcome);
      return response(200).json({ status: 200, meta: {}, objects: [outcome] });
    }),
  ];
}
