import { BUSY_SECONDS, HasherBusyError, type PasswordHasher, type PersonContext } from '../members/index.ts';
import type { OwnProfileStore } from './ownProfileStore.ts';

/** A hash, or after how many seconds to come back for it. */
export type HashOutcome = { readonly hash: string } | { readonly waitSeconds: number };

/** The hash of a new password, trimmed (C-PASSWORD-11); null when too many are waiting. */
export async function hashInLine(passwords: PasswordHasher, pw: string): Promise<string | null> {
  try {
    return await passwords.hash(pw.trim());
  } catch (error) {
    if (error instanceof HasherBusyError) return null;
    throw error;
  }
}

/** The hash of a password set by a signed-in person; rate-limited, because it is expensive to compute. */
export async function hashPassword(
  {
    stores,
    passwords,
    settings,
  }: Pick<PersonContext<{ readonly profile: OwnProfileStore }>, 'stores' | 'passwords' | 'settings'>,
  pw: string,
): Promise<HashOutcome> {
  const waitSeconds = await stores.profile.countPasswordChange(settings.passwordChanges);
  if (waitSeconds !== null) return { waitSeconds };
  const hash = await hashInLine(passwords, pw);
  return hash === null ? { waitSeconds: BUSY_SECONDS } : { hash };
}
