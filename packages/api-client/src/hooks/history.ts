import type { operations } from '../contract.ts';
import { useApi } from './ApiProvider.ts';

type AuditQuery = NonNullable<operations['listAudit']['parameters']['query']>;

/** A page of audit entries. */
export function useAudit(query: AuditQuery) {
  return useApi().useQuery('/audit', { params: { query } });
}
