import { useCallback } from 'react';
import { answerOf } from '../client/index.ts';
import type { operations, PaymentOrder, Profile } from '../contract/index.ts';
import { useOwnProfile } from './accounts.ts';
import { useApi } from './ApiProvider.ts';
import { useRefresh } from './cacheKeys.ts';
import { PAGED } from './pagedReads.ts';

/** The query of `GET payments`. */
export type PaymentListQuery = NonNullable<operations['listPayments']['parameters']['query']>;

/** A page of license payments; the previous page's rows stay while the next is loading (C-PAY-32). */
export function usePayments(query: PaymentListQuery) {
  return useApi().useQuery('/payments', { params: { query } }, PAGED);
}

/**
 * Won per device and month as agreed with a person, 0 for the list price; it is in the person's own record (C-PAY-05).
 */
export function useAgreedPrice(userId: number) {
  const { data, error, isValidating, mutate } = useApi().useQuery('/users/{userPk}', {
    params: { path: { userPk: userId } },
  });
  return { price: data?.objects[0]?.customPayment ?? null, error, isValidating, mutate };
}

/** Who takes the license payments; `kind` is `null` while that is not known. */
export function usePaymentProvider() {
  const { data, isLoading } = useApi().useQuery('/payments/provider', {});
  return { kind: data?.objects.kind ?? null, isLoading };
}

/** Orders a license and returns the form that opens the payment provider's page; throws `ApiFailure` (C-PAY-28). */
export function useStartPayment() {
  const { client } = useApi();
  return useCallback(
    async (order: PaymentOrder) => (await answerOf(client.POST('/payments', { body: order }))).objects,
    [client],
  );
}

/** Refreshes the person's own profile, and with it what its licenses change; throws `ApiFailure` (C-PAY-26). */
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
