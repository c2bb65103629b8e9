import { APPROVAL_STATES } from '@remote-console/domain';
import type { Connection } from '../database/connection.ts';
import { addToInbox, type InboxWriting } from './addToInbox.ts';
import { decidersOtherThan, onePerson } from './recipients.ts';
import { settleRequests } from './settleInbox.ts';

/** A request for access, as an item says it. */
export interface NewsOfRequest {
  readonly pk: number;
  readonly companyPk: number;
  readonly devicePk: number;
  readonly device: string;
  readonly requesterPk: number;
}

/**
 * Somebody asks for access: it waits for everybody who decides, because any of them may.
 *
 * @param mailed Who was asked by mail already.
 */
export const noteRequest = (
  connection: InboxWriting,
  request: NewsOfRequest & { readonly requester: string },
  mailed: readonly number[],
): Promise<void> =>
  addToInbox(connection, {
    companyPk: request.companyPk,
    code: 'access_asked',
    facts: { person: request.requester, device: request.device },
    about: `request:${request.pk}`,
    devicePk: request.devicePk,
    approvalPk: request.pk,
    recipients: decidersOtherThan(request.requesterPk),
    mailed,
  });

async function noteOutcome(
  connection: Connection,
  request: NewsOfRequest,
  code: 'access_approved' | 'access_rejected' | 'access_ended' | 'access_lapsed',
): Promise<void> {
  const isMailed = code === 'access_approved' || code === 'access_rejected';
  await addToInbox(connection, {
    companyPk: request.companyPk,
    code,
    facts: { device: request.device },
    about: `request:${request.pk}:${code}`,
    devicePk: request.devicePk,
    approvalPk: request.pk,
    recipients: onePerson(request.requesterPk),
    mailed: isMailed ? 'everybody' : [],
  });
}

/** A request was decided on: nobody else need look at it, and the requester gets the decision. */
export async function noteDecision(connection: Connection, request: NewsOfRequest, accept: boolean): Promise<void> {
  await settleRequests(connection, [request.pk]);
  await noteOutcome(connection, request, accept ? 'access_approved' : 'access_rejected');
}

/** Requests whose time has come: an approval has ended, or nobody decided while there was time. */
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
  }[],
): Promise<void> {
  const over = ended.filter(({ end_at }) => end_at <= connection.now());
  await settleRequests(
    connection,
    over.map(({ pk }) => pk),
  );
  for (const row of over) {
    const request = {
      pk: row.pk,
      companyPk: row.company_fk,
      devicePk: row.device_fk,
      device: row.device_alias,
      requesterPk: row.member_fk,
    };
    if (row.approve_state === APPROVAL_STATES.approved) await noteOutcome(connection, request, 'access_ended');
    if (row.approve_state === APPROVAL_STATES.inProgress) await noteOutcome(connection, request, 'access_lapsed');
  }
}
