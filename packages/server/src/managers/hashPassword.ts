import { HasherBusyError, type PasswordHasher } from '../accounts/passwordHash.ts';

/** When to try again where too many passwords wait to be hashed. */
export const BUSY_SECONDS = 1;

/** The hash of a new password, trimmed (C-PASSWORD-11); null when too many wait. */
export async function hashPassword(passwords: PasswordHasher, pw: string): Promise<string | null> {
  try {
    return await passwords.hash(pw.trim());
  } catch (error) {
    if (error instanceof HasherBusyError) return null;
    throw error;
  }
}
