import { type CompanyView, companyQuery, mailQuery, type OperatorView, peopleQuery } from '@remote-console/domain';
import { useCallback } from 'react';
import { answerOf } from '../client/index.ts';
import { useApi } from './ApiProvider.ts';
import { useRefresh, type ReadPath } from './cacheKeys.ts';
import { PAGED } from './pagedReads.ts';

/** How often the state of the server is requested while shown, in milliseconds. */
const HEALTH_PACE_MS = 15_000;

/** Every read that shows waiting emails. */
const MAIL_READS = ['/operator/mails', '/operator/health'] as const satisfies readonly ReadPath[];

/** Nothing is logged twice just because somebody looked away: people are only read when searched for. */
const ONCE = { revalidateOnFocus: false, revalidateOnReconnect: false, ...PAGED };

/** A page of the companies that use the service. */
export function useCompanies(view: CompanyView) {
  return useApi().useQuery('/operator/companies', { params: { query: companyQuery(view) } }, PAGED);
}

/** One company with its licenses, administrators and numbers over time. */
export function useCompany(companyId: number) {
  return useApi().useQuery('/operator/companies/{companyPk}', { params: { path: { companyPk: companyId } } });
}

/** A page of people of all companies that match a search; with too few letters nothing is requested. */
export function usePeopleSearch(view: OperatorView) {
  const query = peopleQuery(view);
  return useApi().useQuery('/operator/people', query === null ? null : { params: { query } }, ONCE);
}

/** A page of the emails that wait to be sent. */
export function usePendingMails(view: Pick<OperatorView, 'page'>) {
  return useApi().useQuery('/operator/mails', { params: { query: mailQuery(view) } }, PAGED);
}

/** The state of the server; refreshed while shown. */
export function useServerHealth() {
  return useApi().useQuery('/operator/health', {}, { refreshInterval: HEALTH_PACE_MS });
}

/** What can be done with a waiting email; each call throws `ApiFailure`. The list is refreshed either way. */
export function useMailOffice() {
  const { client } = useApi();
  const refresh = useRefresh();
  const retry = useCallback(
    async (mailId: number) => {
      const call = client.PUT('/operator/mails/{mailPk}', { params: { path: { mailPk: mailId } } });
      await answerOf(call).finally(() => void refresh(MAIL_READS));
    },
    [client, refresh],
  );
  const discard = useCallback(
    async (mailId: number) => {
      const call = client.DELETE('/operator/mails/{mailPk}', { params: { path: { mailPk: mailId } } });
      await answerOf(call).finally(() => void refresh(MAIL_READS));
    },
    [client, refresh],
  );
  return { retry, discard };
}
