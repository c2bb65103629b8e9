import type { Connection } from '../database/index.ts';
import type { CallFacts } from '../http/index.ts';
import { addressKey, countTry, HOUR_WINDOW_MS, type VisitorContext } from '../members/index.ts';
import type { Settings } from '../settings/index.ts';

/** What visitors are counted for, each separately. */
export type VisitorAct = 'search' | 'invitation' | 'confirmation';

/** Counts what a visitor does; the seconds to wait when it is too much, or null. */
export async function visitorWait(
  { connection, settings, address }: VisitorContext & CallFacts,
  act: VisitorAct,
): Promise<number | null> {
  const verdict = await countTry(connection, addressKey(`partner:${act}`, address), settings.loginLimits.address);
  return verdict.allowed ? null : verdict.retryAfterSeconds;
}

/**
 * Counts an application that an approver is to be informed of; whether it is within one person's email limit. Counted
 * apart from the emails for the approver's own account, so that outsiders cannot use up the links to a new password.
 */
export async function mayMailManager(
  connection: Connection,
  { visitorLimits }: Settings,
  managerId: number,
): Promise<boolean> {
  const key = `partner:apply:manager:${managerId}`;
  return (await countTry(connection, key, visitorLimits.mailsPerAccount, HOUR_WINDOW_MS)).allowed;
}
