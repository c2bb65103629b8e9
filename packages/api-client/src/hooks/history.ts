import type { ChartRow, operations, StatisticsRow } from '../contract/index.ts';
import { useApi } from './ApiProvider.ts';
import { PAGED } from './pagedReads.ts';

type QueryOf<Id extends keyof operations> = operations[Id] extends { parameters: { query?: infer Query } }
  ? NonNullable<Query>
  : never;

/** What is counted: remote-control sessions, or alerts. */
export type StatisticsSubject = 'remote' | 'alert';

/** The result of reading statistics. */
export interface StatisticsRead<Row> {
  readonly data: { readonly objects: readonly Row[] } | undefined;
  readonly error: unknown;
  readonly isLoading: boolean;
  readonly isValidating: boolean;
  /** Reads it again. */
  readonly mutate: () => Promise<unknown>;
}

/** A page of audit entries. */
export function useAudit(query: QueryOf<'listAudit'>) {
  return useApi().useQuery('/audit', { params: { query } });
}

/** A page of deleted devices: what the audit records about them (C-HISTORY-20). */
export function useDeletedDevices(query: Omit<QueryOf<'listAudit'>, 'q' | 'deviceId'>) {
  return useApi().useQuery('/audit', { params: { query: { ...query, q: 13 } } }, PAGED);
}

/** A page of what was done to people, permissions, enrollment and policies; for administrators. */
export function useAdministrationHistory(query: Omit<QueryOf<'listAudit'>, 'actionArea'>) {
  return useApi().useQuery('/audit', { params: { query: { ...query, actionArea: 6 } } }, PAGED);
}

/** A page of remote-control sessions. */
export function useRemoteHistory(query: QueryOf<'listRemoteHistory'>) {
  return useApi().useQuery('/history/remote', { params: { query } }, PAGED);
}

/** A page of alerts. */
export function useAlertHistory(query: QueryOf<'listAlertHistory'>) {
  return useApi().useQuery('/history/alert', { params: { query } }, PAGED);
}

/** A page of logins. */
export function useAccessHistory(query: QueryOf<'listAccessHistory'>) {
  return useApi().useQuery('/history/access', { params: { query } }, PAGED);
}

/** A page of file transfers. */
export function useFileHistory(query: QueryOf<'listFileHistory'>) {
  return useApi().useQuery('/history/file', { params: { query } }, PAGED);
}

/** Which person or device had the most in the period. */
export function useRanking(subject: StatisticsSubject, query: QueryOf<'rankRemoteUse'>): StatisticsRead<StatisticsRow> {
  return useApi().useQuery(subject === 'remote' ? '/dash/remote' : '/dash/alert', { params: { query } }, PAGED);
}

/** How many there were in each period. */
export function useChart(
  subject: StatisticsSubject,
  query: operations['chartRemoteUse']['parameters']['query'],
): StatisticsRead<ChartRow> {
  return useApi().useQuery(subject === 'remote' ? '/chart/remote' : '/chart/alert', { params: { query } }, PAGED);
}
