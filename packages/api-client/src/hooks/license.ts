import { useCallback } from 'react';
import { answerOf } from '../client/index.ts';
import type { operations, PaymentOrder, Profile } from '../contract/index.ts';
import { useOwnProfile } from './accounts.ts';
import { useApi } from './ApiProvider.ts';
import { useRefresh } from './cacheKeys.ts';
import { PAGED } from './pagedReads.ts';

/** What `GET payments` can be asked. */
export type PaymentListQuery = NonNullable<operations['listPayments']['parameters']['query']>;

/** A page of what was paid for licenses; the rows of the page before stay while the next is on its way (C-PAY-32). */
export function usePayments(query: PaymentListQuery) {
  return useApi().useQuery('/payments', { params: { query } }, PAGED);
}

/**
 * Won for one device and month that were agreed with a person, 0 for the list price; it is in the person's own record
 * (C-PAY-05).
 */
export function useAgreedPrice(userId: number) {
  const { data, error, isValidating, mutate } = useApi().useQuery('/users/{userPk}', {
    params: { path: { userPk: userId } },
  });
  return { price: data?.objects[0]?.customPayment ?? null, error, isValidating, mutate };
}

/** Who takes the money for licenses; `kind` is `null` while that is not known. */
export function usePaymentProvider() {
  const { data, isLoading } = useApi().useQuery('/payments/provider', {});
  return { kind: data?.objects.kind ?? null, isLoading };
}

/** Orders a license and answers the form that opens the page of the payment provider; throws `ApiFailure` (C-PAY-28). */
export function useStartPayment() {
  const { client } = useApi();
  return useCallback(
    async (order: PaymentOrder) => (await answerOf(client.POST('/payments', { body: order }))).objects,
    [client],
  );
}

/** Reads the person's own profile again, and with it what its licenses change; throws `ApiFailure` (C-PAY-26). */
export function useReloadProfile() {
  const { client } = useApi();
  const { mutate } = useOwnProfile();
  const refresh = useRefresh();
  return useCallback(async (): Promise<Profile | null> => {
    const answer = await answerOf(client.GET('/users/0'));
    await mutate(answer, { revalidate: false });
    await refresh(['/payments', '/devices/summary']);
    return answer.objects[0] ?? null;
  }, [client, mutate, refresh]);
}
