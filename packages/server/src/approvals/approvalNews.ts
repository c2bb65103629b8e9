import type { Connection, PersonScope } from '../database/index.ts';
import { noteDecision, noteRequest, settleRequests } from '../inbox/index.ts';
import type { FoundApproval } from './approvalWriter.ts';

/** What inboxes say about the requests of a company. */
export function approvalNews(connection: Connection, { companyId }: Pick<PersonScope, 'companyId'>) {
  const newsOf = ({ record, requester }: FoundApproval) => ({
    pk: record.id,
    companyId,
    deviceId: record.deviceId,
    device: record.deviceAlias,
    requesterId: requester.pk,
  });
  return {
    /**
     * Adds a request to the inboxes of those who decide.
     *
     * @param mailed Who was already asked by email.
     */
    noteAsked: (approval: FoundApproval, mailed: readonly number[]) =>
      noteRequest(connection, { ...newsOf(approval), requester: approval.record.requesterName }, mailed),

    /** Adds a decision to the inbox of the requester, and marks the request as read for those who decide. */
    noteDecided: (approval: FoundApproval, accept: boolean) => noteDecision(connection, newsOf(approval), accept),

    /** Marks a request as read for those who decide. */
    settle: ({ pk }: FoundApproval) => settleRequests(connection, [pk]),
  };
}
