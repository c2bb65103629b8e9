import type { ApprovalList } from '@remote-console/domain';
import { useCallback, useMemo } from 'react';
import { answerOf, failureOf } from '../client/index.ts';
import type {
  ApprovalDecision,
  ApprovalListQuery,
  ApprovalRequest,
  Approver,
  DelegationChange,
} from '../contract/index.ts';
import { useApi } from './ApiProvider.ts';
import { useRefresh, type ReadPath } from './cacheKeys.ts';
import { PAGED } from './pagedReads.ts';

/** Every read that a request or a decision can affect. */
const APPROVAL_READS = [
  '/approvals',
  '/devices',
  '/devices/{devicePk}',
  '/devices/summary',
] as const satisfies readonly ReadPath[];

/** A page of requests. The previous page's rows stay while the next page is loading. */
export function useApprovals(query: ApprovalListQuery) {
  return useApi().useQuery('/approvals', { params: { query } }, PAGED);
}

/** One request out of a list, as a list of one or none; `null` requests nothing. */
export function useLinkedApproval(pk: number | null, list: ApprovalList) {
  const type = list === 'own' ? {} : { type: list };
  return useApi().useQuery(
    '/approvals',
    pk === null ? null : { params: { query: { ...type, approvalId: pk, limit: 1, offset: 0 } } },
  );
}

/** The person's latest request for a device, as a list of one or none. */
export function useLatestRequest(deviceId: number) {
  return useApi().useQuery('/approvals', {
    params: { query: { deviceId, by: 'proposal_time', order: 'desc', limit: 1, offset: 0 } },
  });
}

/** Who decides on the person's requests unless another person is named [B-APPROVAL-26]. */
export function useStandardApprover() {
  return useApi().useQuery('/approvals/approver', {}, { shouldRetryOnError: false });
}

/**
 * The person who can be chosen as approver, by login ID or name; `null` when there is none (A-MANAGER-11, B-APPROVAL-27). Throws
 * `ApiFailure` for any other failure.
 */
export function useFindApprover() {
  const { client } = useApi();
  return useCallback(
    async (name: string): Promise<Approver | null> => {
      try {
        const { objects } = await answerOf(client.GET('/approvals/search', { params: { query: { name } } }));
        return objects[0] ?? null;
      } catch (thrown) {
        const failure = failureOf(thrown);
        if (failure.kind === 'refused' && failure.error === 'search_manager_405') return null;
        throw thrown;
      }
    },
    [client],
  );
}

/** Everybody who decides on requests in the company, by name; only for those who do. */
export function useApprovers(isAsked = true) {
  return useApi().useQuery('/approvals/approvers', isAsked ? {} : null);
}

/** The person's delegate while away, and whether anybody names the person as an approver. */
export function useDelegation(isAsked = true) {
  return useApi().useQuery('/delegation', isAsked ? {} : null);
}

/** Names and ends the person's delegate; each throws `ApiFailure`. */
export function useDelegationWrites() {
  const { client } = useApi();
  const refresh = useRefresh();
  return useMemo(() => {
    const refreshed = () => void refresh(['/delegation', ...APPROVAL_READS]);
    return {
      set: async (body: DelegationChange) => {
        await answerOf(client.PUT('/delegation', { body })).finally(refreshed);
      },
      end: async () => {
        await answerOf(client.DELETE('/delegation')).finally(refreshed);
      },
    };
  }, [client, refresh]);
}

/** Withdraws a request of the person; throws `ApiFailure`. Refreshes what was decided in the meantime either way. */
export function useWithdrawApproval() {
  const { client } = useApi();
  const refresh = useRefresh();
  return useCallback(
    async (approvalId: number) => {
      await answerOf(
        client.DELETE('/approvals/{approvalPk}', { params: { path: { approvalPk: approvalId } } }),
      ).finally(() => void refresh(APPROVAL_READS));
    },
    [client, refresh],
  );
}

/**
 * Sends a request, or a decision on one; throws `ApiFailure`. Refreshes what was decided in the meantime either way.
 */
export function useSendApproval() {
  const { client } = useApi();
  const refresh = useRefresh();
  return useCallback(
    async (body: ApprovalRequest | ApprovalDecision) => {
      await answerOf(client.POST('/approvals', { body })).finally(() => void refresh(APPROVAL_READS));
    },
    [client, refresh],
  );
}
