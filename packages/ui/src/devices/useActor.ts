import type { Profile } from '@remote-console/api-client';
import { isCorporate, permissionsOf, type ActionContext } from '@remote-console/domain';
import { useMemo } from 'react';
import { useNow, useSession } from '../provider/index.ts';

/** The person that a widget was told, else the provider's. */
export function usePerson(session: Profile | null | undefined): Profile | null {
  const signedIn = useSession();
  return session === undefined ? signedIn : session;
}

/** Who acts, as the rules ask: rights, license, and whether this is a phone. A visitor has no rights. */
export function useActor(session: Profile | null | undefined, mobile: boolean): ActionContext {
  const now = useNow();
  const person = usePerson(session);
  const corporate = person !== null && isCorporate(person.pay, now);
  return useMemo(() => ({ permissions: permissionsOf(person ?? {}), corporate, mobile }), [person, corporate, mobile]);
}
