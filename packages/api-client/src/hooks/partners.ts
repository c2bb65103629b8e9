import { useCallback, useMemo } from 'react';
import { answerOf } from '../client/index.ts';
import type { operations } from '../contract/index.ts';
import { useApi } from './ApiProvider.ts';

type ManagersFound = operations['searchPartnerManagers']['responses'][200]['content']['application/json'];

/** A person who decides on partner applications. */
export type PartnerManager = ManagersFound['objects'][number];

/** An application as it is sent. */
export type PartnerApplication = operations['applyAsPartner']['requestBody']['content']['application/json'];

/** The two searches on the application form; each throws `ApiFailure` (A-PARTNER-43, A-PARTNER-44). */
export function usePartnerSearch() {
  const { client } = useApi();
  return useMemo(
    () => ({
      /** Names of companies that contain the text. */
      companies: async (name: string): Promise<readonly string[]> => {
        const query = { inputData: name };
        const { objects } = await answerOf(client.GET('/partners/companies/groups', { params: { query } }));
        return objects.map(({ company }) => company);
      },
      /** People of a company who decide, and whose name contains the text. */
      managers: async (company: string, name: string): Promise<readonly PartnerManager[]> => {
        const query = { inputData: name, companyName: company };
        return (await answerOf(client.GET('/partners/managers/groups', { params: { query } }))).objects;
      },
    }),
    [client],
  );
}

/** Applies for a partner account; throws `ApiFailure`. */
export function useApplyAsPartner() {
  const { client } = useApi();
  return useCallback(
    async (application: PartnerApplication) => {
      await answerOf(client.POST('/partners', { body: application }));
    },
    [client],
  );
}

/** Redeems an invitation code and returns the same as a login; throws `ApiFailure`. */
export function useRedeemInvitation() {
  const { client } = useApi();
  return useCallback((code: string) => answerOf(client.POST('/invitations/access', { body: { code } })), [client]);
}
