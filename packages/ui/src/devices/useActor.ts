import type { Profile } from '@remote-console/api-client';
import { isCorporate, permissionsOf, type ActionContext } from '@remote-console/domain';
import { useMemo } from 'react';
import { useNow, useSession } from '../provider/index.ts';

/** Who acts, as the rules ask: rights, license, and whether this is a phone. A visitor has no rights. */
export function useActor(session: Profile | null | undefined, mobile: boolean): ActionContext {
  const signedIn = useSession();
  const now = useNow();
  const person = session === undefined ? signedIn : session;
  return useMemo(
    () => ({
      permissions: permissionsOf(person ?? {}),
      corporate: person !== null && isCorporate(person.pay, now),
      mobile,
    }),
    [person, now, mobile],
  );
}
