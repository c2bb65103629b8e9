import { APPROVAL_STATES } from '@remote-console/domain';
import type { Connection } from '../database/index.ts';
import { addToInbox, type InboxWriting } from './addToInbox.ts';
import { decidersOtherThan, onePerson, onlyPeople, type Recipients } from './recipients.ts';
import { settleRequests } from './settleInbox.ts';

/** An access request, as an item describes it. */
export interface NewsOfRequest {
  readonly pk: number;
  readonly companyId: number;
  readonly deviceId: number;
  readonly device: string;
  readonly requesterId: number;
}

/**
 * A request for access waits for the chosen approvers; without chosen ones, for all approvers, each of whom can decide.
 *
 * @param mailed Who was already asked by email.
 * @param asked The chosen approvers who are asked now.
 */
export const noteRequest = (
  connection: InboxWriting,
  request: NewsOfRequest & { readonly requester: string },
  mailed: readonly number[],
  asked: Recipients = decidersOtherThan(request.requesterId),
): Promise<void> =>
  addToInbox(connection, {
    companyId: request.companyId,
    code: 'access_asked',
    facts: { person: request.requester, device: request.device },
    about: `request:${request.pk}`,
    deviceId: request.deviceId,
    approvalId: request.pk,
    recipients: asked,
    mailed,
  });

async function noteOutcome(
  connection: Connection,
  request: NewsOfRequest,
  code: 'access_approved' | 'access_rejected' | 'access_ended' | 'access_lapsed' | 'access_unanswered',
): Promise<void> {
  const isMailed = code === 'access_approved' || code === 'access_rejected';
  await addToInbox(connection, {
    companyId: request.companyId,
    code,
    facts: { device: request.device },
    about: `request:${request.pk}:${code}`,
    deviceId: request.deviceId,
    approvalId: request.pk,
    recipients: onePerson(request.requesterId),
    mailed: isMailed ? 'everybody' : [],
  });
}

/** Somebody who was to answer a request no longer can, so it continues without that person. */
export const noteMoved = (connection: InboxWriting, request: NewsOfRequest, person: string): Promise<void> =>
  addToInbox(connection, {
    companyId: request.companyId,
    code: 'access_moved',
    facts: { person, device: request.device },
    about: `request:${request.pk}:access_moved:${person}`,
    deviceId: request.deviceId,
    approvalId: request.pk,
    recipients: onePerson(request.requesterId),
  });

/** A delegate can no longer decide: requests go to the approver again. */
export const noteDelegateGone = (
  connection: InboxWriting,
  companyId: number,
  approverId: number,
  person: string,
): Promise<void> =>
  addToInbox(connection, {
    companyId,
    code: 'delegate_gone',
    facts: { person },
    about: `delegate:${approverId}`,
    recipients: onePerson(approverId),
  });

/** A request expired without an answer: those who were asked are informed, and the requester. */
async function noteUnanswered(
  connection: Connection,
  request: NewsOfRequest,
  { asked, requester }: { readonly asked: readonly number[]; readonly requester: string },
): Promise<void> {
  await noteOutcome(connection, request, 'access_unanswered');
  await addToInbox(connection, {
    companyId: request.companyId,
    code: 'access_missed',
    facts: { person: requester, device: request.device },
    about: `request:${request.pk}:access_missed`,
    deviceId: request.deviceId,
    approvalId: request.pk,
    recipients: asked.length > 0 ? onlyPeople(asked) : decidersOtherThan(request.requesterId),
  });
}

/** A request was decided: nobody else needs to look at it, and the requester gets the decision. */
export async function noteDecision(connection: Connection, request: NewsOfRequest, accept: boolean): Promise<void> {
  await settleRequests(connection, [request.pk]);
  await noteOutcome(connection, request, accept ? 'access_approved' : 'access_rejected');
}

/** Who was last asked for a request, and by whom. */
async function whoWasAsked({ query }: Connection, request: { readonly pk: number; readonly member_fk: number }) {
  const seats = await query
    .selectFrom('approval_approvers')
    .select('asked_fk')
    .where('approval_fk', '=', request.pk)
    .where('asked_fk', 'is not', null)
    .execute();
  const person = await query
    .selectFrom('members')
    .select('name')
    .where('pk', '=', request.member_fk)
    .executeTakeFirst();
  return { asked: seats.flatMap(({ asked_fk }) => asked_fk ?? []), requester: person?.name ?? '' };
}

/** Requests that are due: an approval has ended, or nobody decided in time. */
export async function noteEnds(
  connection: Connection,
  ended: readonly {
    readonly pk: number;
    readonly company_fk: number;
    readonly member_fk: number;
    readonly device_fk: number;
    readonly device_alias: string;
    readonly approve_state: number;
    readonly end_at: number;
    readonly expires_at: number | null;
  }[],
): Promise<void> {
  const isUnanswered = (row: (typeof ended)[number]) =>
    row.approve_state === APPROVAL_STATES.inProgress &&
    row.expires_at !== null &&
    row.expires_at <= connection.now() &&
    row.expires_at < row.end_at;
  const over = ended.filter((row) => row.end_at <= connection.now() || isUnanswered(row));
  await settleRequests(
    connection,
    over.map(({ pk }) => pk),
  );
  for (const row of over) {
    const request = {
      pk: row.pk,
      companyId: row.company_fk,
      deviceId: row.device_fk,
      device: row.device_alias,
      requesterId: row.member_fk,
    };
    if (row.approve_state === APPROVAL_STATES.approved) await noteOutcome(connection, request, 'access_ended');
    if (isUnanswered(row)) await noteUnanswered(connection, request, await whoWasAsked(connection, row));
    else if (row.approve_state === APPROVAL_STATES.inProgress) await noteOutcome(connection, request, 'access_lapsed');
  }
}
