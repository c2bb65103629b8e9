import type { Selectable } from 'kysely';
import type { Connection, MailTable } from '../database/index.ts';

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** How long a claimed email belongs to its claimant. Longer than a mail server takes, so that none is sent twice. */
export const CLAIM_MS = 5 * MINUTE_MS;
/** When the first retry is made; the wait doubles with every further one. */
export const FIRST_WAIT_MS = 30 * SECOND_MS;
const LONGEST_WAIT_MS = HOUR_MS;
/** An email that nobody accepted for this long is abandoned: its links have expired by then. */
export const GIVE_UP_AFTER_MS = DAY_MS;
/** How long sent or abandoned emails are kept. */
export const KEPT_MS = 7 * DAY_MS;

/** An email as stored. */
export type StoredMail = Selectable<MailTable>;

/**
 * Claims emails that are due. A claim postpones the next attempt, in one statement, so exactly one of several processes
 * gets each email; what a killed process has claimed is due again when the claim expires.
 */
export async function claimDueMails({ query, now }: Connection, atMost: number): Promise<StoredMail[]> {
  const at = now();
  const due = query
    .selectFrom('mails')
    .select('pk')
    .where('sent_at', 'is', null)
    .where('given_up_at', 'is', null)
    .where('due_at', '<=', at)
    .orderBy('due_at')
    .orderBy('pk')
    .limit(atMost);
  return (
    query
      .updateTable('mails')
      .set((eb) => ({ due_at: at + CLAIM_MS, claimed_at: at, tries: eb('tries', '+', 1) }))
      .where('pk', 'in', due)
      // Checked again on the row itself: another process may have claimed it since the list was made.
      .where('sent_at', 'is', null)
      .where('given_up_at', 'is', null)
      .where('due_at', '<=', at)
      .returningAll()
      .execute()
  );
}

/** Records that a mail server accepted an email. Its text may contain a key: it is deleted unless it is to be shown. */
export async function markSent({ query, now }: Connection, pk: number, keepsText: boolean): Promise<void> {
  await query
    .updateTable('mails')
    .set({ sent_at: now(), ...(keepsText ? {} : { body: '' }) })
    .where('pk', '=', pk)
    .execute();
}

/** Whether an email is too old to be useful. */
export function isTooOld({ created_at }: Pick<StoredMail, 'created_at'>, now: number): boolean {
  return now - created_at >= GIVE_UP_AFTER_MS;
}

/** Records that an email is no longer retried. */
export async function giveUp({ query, now }: Connection, pk: number): Promise<void> {
  await query.updateTable('mails').set({ given_up_at: now(), body: '' }).where('pk', '=', pk).execute();
}

/** Records why a mail server rejected an email, and when it is retried. */
export async function putBack({ query, now }: Connection, { pk, tries }: StoredMail, error: string): Promise<void> {
  const wait = Math.min(FIRST_WAIT_MS * 2 ** (tries - 1), LONGEST_WAIT_MS);
  await query
    .updateTable('mails')
    .set({ due_at: now() + wait, claimed_at: null, last_error: error })
    .where('pk', '=', pk)
    .execute();
}

/** The latest emails, newest first. */
export function latestMails({ query }: Connection, atMost: number): Promise<StoredMail[]> {
  return query
    .selectFrom('mails')
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('pk', 'desc')
    .limit(atMost)
    .execute();
}

/** Removes emails that are finished, and those for which there was never a mail server. */
export async function pruneMails({ query, now }: Connection): Promise<void> {
  const before = now() - KEPT_MS;
  await query
    .deleteFrom('mails')
    .where('created_at', '<=', before)
    .where((eb) => eb.or([eb('sent_at', '<=', before), eb('given_up_at', '<=', before), eb('tries', '=', 0)]))
    .execute();
}
