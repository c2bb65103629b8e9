import { addressKey, countTry } from '../accounts/rateLimit.ts';
import type { CallFacts } from '../http/operation.ts';
import type { PublicContext } from '../http/publicContext.ts';

/** What visitors are counted for, each apart. */
export type VisitorAct = 'search' | 'apply' | 'invitation';

/** Counts what a visitor does; the seconds to wait when it is too much of it, or null. */
export async function visitorWait(
  { connection, settings, address }: PublicContext & CallFacts,
  act: VisitorAct,
): Promise<number | null> {
  const verdict = await countTry(connection, addressKey(`partner:${act}`, address), settings.loginLimits.address);
  return verdict.allowed ? null : verdict.retryAfterSeconds;
}
