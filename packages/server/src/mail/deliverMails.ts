import type { Connection } from '../database/index.ts';
import type { Log } from '../log/index.ts';
import { claimDueMails, giveUp, isTooOld, markSent, putBack, type StoredMail } from './mailQueue.ts';

/** Emails being sent at the same time. */
const AT_ONCE = 10;

/** An email as a mail server gets it. */
export type OutgoingMail = Pick<StoredMail, 'pk' | 'recipient' | 'subject' | 'body' | 'created_at'>;

/** Hands an email to a mail server; rejects when it was not accepted. */
export type SendMail = (mail: OutgoingMail) => Promise<void>;

/** What the delivery works with. */
export interface Delivery {
  readonly connection: Connection;
  readonly send: SendMail;
  readonly log: Log;
  /** Whether the text of an email is kept after it was sent, for the outbox of the demo. */
  readonly keepsText: boolean;
}

/** The code of an error; its message may repeat the recipient's address, so it is never logged. */
function codeOf(error: unknown): string {
  if (typeof error !== 'object' || error === null) return 'unknown';
  const status: unknown = Reflect.get(error, 'responseCode');
  const code: unknown = Reflect.get(error, 'code');
  const parts = [code, status].filter((part) => typeof part === 'string' || typeof part === 'number');
  return parts.length > 0 ? parts.join(' ') : 'unknown';
}

/** Sends one email; returns why it was not accepted, or null. */
async function deliver({ connection, send, log, keepsText }: Delivery, mail: StoredMail): Promise<string | null> {
  const abandon = async (reason: string) => {
    await giveUp(connection, mail.pk);
    log({ level: 'error', message: 'a mail was given up', detail: `mail ${mail.pk}, ${reason}` });
  };
  // An email that waited this long, for example because there was no mail server, says nothing that is still true.
  if (isTooOld(mail, connection.now())) {
    await abandon(`tries: ${mail.tries - 1}`);
    return null;
  }
  try {
    await send(mail);
  } catch (error) {
    const code = codeOf(error);
    await putBack(connection, mail, code);
    return code;
  }
  await markSent(connection, mail.pk, keepsText);
  return null;
}

/** Sends every email that is due. A rejected one is retried later, with longer and longer waits, for a day. */
export async function deliverDueMails(delivery: Delivery): Promise<void> {
  for (;;) {
    const mails = await claimDueMails(delivery.connection, AT_ONCE);
    const outcomes = await Promise.all(mails.map((mail) => deliver(delivery, mail)));
    const refusals = outcomes.filter((outcome) => outcome !== null);
    if (refusals.length > 0) {
      const detail = `${refusals.length} of ${mails.length}: ${[...new Set(refusals)].join(', ')}`;
      delivery.log({ level: 'error', message: 'mails were not taken and are tried again', detail });
    }
    if (mails.length < AT_ONCE) return;
  }
}
