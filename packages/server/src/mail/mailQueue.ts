import type { Selectable } from 'kysely';
import type { Connection, MailTable } from '../database/index.ts';

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** How long a claimed mail is nobody else's. Longer than the mail server may take, so that no mail goes out twice. */
export const CLAIM_MS = 5 * MINUTE_MS;
/** When the first second try is made; the wait doubles with every further one. */
export const FIRST_WAIT_MS = 30 * SECOND_MS;
const LONGEST_WAIT_MS = HOUR_MS;
/** A mail that nobody took for so long is given up: its links are over by then. */
export const GIVE_UP_AFTER_MS = DAY_MS;
/** How long mails that were sent or given up are kept. */
export const KEPT_MS = 7 * DAY_MS;

/** A mail as it is stored. */
export type StoredMail = Selectable<MailTable>;

/**
 * Claims mails that are due. A claim moves the time of the next try, in one statement, so of several processes exactly
 * one gets each mail; what a killed process has claimed is due again when the claim is over.
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
      // Asked again of the row itself: another process may have claimed it since the list was made.
      .where('sent_at', 'is', null)
      .where('given_up_at', 'is', null)
      .where('due_at', '<=', at)
      .returningAll()
      .execute()
  );
}

/** Notes that a mail server took a mail. Its text may hold a key, so it is forgotten unless it is to be shown. */
export async function markSent({ query, now }: Connection, pk: number, keepsText: boolean): Promise<void> {
  await query
    .updateTable('mails')
    .set({ sent_at: now(), ...(keepsText ? {} : { body: '' }) })
    .where('pk', '=', pk)
    .execute();
}

/** Whether a mail is too old to be of use. */
export function isTooOld({ created_at }: Pick<StoredMail, 'created_at'>, now: number): boolean {
  return now - created_at >= GIVE_UP_AFTER_MS;
}

/** Notes that a mail is not tried any more. */
export async function giveUp({ query, now }: Connection, pk: number): Promise<void> {
  await query.updateTable('mails').set({ given_up_at: now(), body: '' }).where('pk', '=', pk).execute();
}

/** Notes why a mail server did not take a mail, and when it is tried again. */
export async function putBack({ query, now }: Connection, { pk, tries }: StoredMail, error: string): Promise<void> {
  const wait = Math.min(FIRST_WAIT_MS * 2 ** (tries - 1), LONGEST_WAIT_MS);
  await query
    .updateTable('mails')
    .set({ due_at: now() + wait, claimed_at: null, last_error: error })
    .where('pk', '=', pk)
    .execute();
}

/** The latest mails, newest first. */
export function latestMails({ query }: Connection, atMost: number): Promise<StoredMail[]> {
  return query
    .selectFrom('mails')
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('pk', 'desc')
    .limit(atMost)
    .execute();
}

/** Removes mails that are done with, and those that no mail server was ever there for. */
export async function pruneMails({ query, now }: Connection): Promise<void> {
  const before = now() - KEPT_MS;
  await query
    .deleteFrom('mails')
    .where('created_at', '<=', before)
    .where((eb) => eb.or([eb('sent_at', '<=', before), eb('given_up_at', '<=', before), eb('tries', '=', 0)]))
    .execute();
}
