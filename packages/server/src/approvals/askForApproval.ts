import { checkRecurrence, checkRequest, instantOfText, isTeamRule, timeZoneById } from '@remote-console/domain';
import type { DeviceStore } from '../devices/index.ts';
import type { PersonEventStore } from '../events/index.ts';
import { type AnswerOf, found, problem, type RequestOf } from '../http/index.ts';
import type { PersonContext } from '../members/index.ts';
import { approvalMail } from './approvalMails.ts';
import type { ApprovalStore } from './approvalStore.ts';
import { askTeam } from './team/askTeam.ts';

type Answer = AnswerOf<'sendApproval'>;
type Ask = Exclude<RequestOf<'sendApproval'>['body'], { isAccepted: unknown }>;

const FIELDS = { start: 'startTime', end: 'endTime', reason: 'approvalReason' } as const;

/** Stores a request, and informs the approver by email and on the open screens. */
export async function askForApproval(
  body: Ask,
  {
    session,
    transact,
    publicUrl,
    now,
  }: PersonContext<{
    readonly approvals: ApprovalStore;
    readonly devices: DeviceStore;
    readonly events: PersonEventStore;
  }>,
): Promise<Answer> {
  const { member } = session;
  return transact(async (stores): Promise<Answer> => {
    if (!member.permissions.CSRemoteControl) return problem(403, 'no_permission');
    const access = await stores.devices.access(body.deviceId);
    if (access.kind === 'missing') return problem(404, 'not_found');
    if (access.kind === 'closed') return problem(403, 'no_group_access');

    const draft = {
      start: instantOfText(body.startTime),
      end: instantOfText(body.endTime),
      reason: body.approvalReason,
    };
    const weekly = body.recurrence && checkRecurrence(body.recurrence, now());
    if (weekly && 'error' in weekly) return problem(400, weekly.error, `recurrence.${weekly.field}`);
    const checked = weekly
      ? checkRequest({ ...draft, ...weekly.period }, now(), timeZoneById(body.recurrence?.timeZoneId).name)
      : checkRequest(draft, now(), timeZoneById(member.time_zone_id).name);
    if ('error' in checked) return problem(400, checked.error, FIELDS[checked.field]);

    const policy = await stores.approvals.askedOf(access.device.pk);
    if (body.recurrence && !policy?.recurring) return problem(403, 'recurring_refused', 'recurrence');
    const team = policy && isTeamRule(policy.rule) ? { rule: policy.rule, approvers: policy.approvers } : null;
    // Chosen approvers replace a named one.
    const approver = await stores.approvals.approverFor(team ? null : (body.chosenApproverId ?? null));
    if (approver === 'missing') return problem(404, 'not_found');
    if (approver === 'unsuitable') return problem(400, 'search_manager_405', 'chosenApproverId');
    const earlier = body.earlierId === undefined ? null : await stores.approvals.find(body.earlierId);
    if (body.earlierId !== undefined && earlier?.requester.pk !== member.pk) return problem(404, 'not_found');
    if (await stores.approvals.isWaitingFor(access.device.pk)) return problem(409, 'already_requested');

    const pk = await stores.approvals.add({
      deviceId: access.device.pk,
      approverId: team ? (team.approvers[0]?.id ?? null) : (approver?.pk ?? null),
      period: checked.period,
      reason: checked.reason,
      earlierId: earlier?.pk ?? null,
      teamRule: team?.rule ?? null,
      expiryHours: policy?.expiryHours ?? null,
      recurrence: body.recurrence ?? null,
    });
    if (team) await stores.approvals.team.add(pk, team.approvers);
    const added = await stores.approvals.find(pk);
    if (!added) throw new Error('The request that was stored just now is not there.');
    await stores.events.tellApproval(pk, member.pk);
    if (team) {
      await askTeam(stores, added, publicUrl());
      return found([added.record]);
    }
    if (approver) await stores.approvals.mail(approvalMail('asked', approver, added, publicUrl()));
    await stores.approvals.noteAsked(added, approver === null ? [] : [approver.pk]);
    return found([added.record]);
  });
}
