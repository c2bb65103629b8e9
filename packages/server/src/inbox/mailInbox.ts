import { checkEmail, formatZonedMoment, type InboxCode, type InboxKind, type Language } from '@remote-console/domain';
import { type Connection, instantText } from '../database/index.ts';
import { composeMail, type NewMail, queueMail } from '../mail/index.ts';
import { factsOf } from './facts.ts';
import { CHOSEN_MAILS, type ChosenMail, INBOX_MAILS, inboxSentence } from './inboxMailTexts.ts';

/** Items whose emails are written in one transaction; more wait for the next. */
const AT_ONCE = 200;

interface DueItem {
  readonly kind: InboxKind;
  readonly code: InboxCode;
  readonly facts: string;
  readonly happened_at: number;
  readonly mail: string;
  readonly lang_code: Language;
  readonly time_zone_id: number;
  readonly date_fmt_id: number;
}

const isOfAccount = (code: ChosenMail) => code === 'new_login' || code === 'account_locked';

const hasWords = (code: InboxCode): code is ChosenMail => CHOSEN_MAILS.some((one) => one === code);

/** The email about an item, in the reader's language and time zone; null where none is written. */
export function inboxMail(item: DueItem, publicUrl: string): NewMail | null {
  const { code, lang_code, time_zone_id: timeZoneId, date_fmt_id: dateFormatId } = item;
  if (!hasWords(code) || checkEmail(item.mail) !== null) return null;
  const text = INBOX_MAILS[lang_code];
  const sentence = inboxSentence(code, factsOf(item.facts), lang_code);
  const time = formatZonedMoment(instantText(item.happened_at), { timeZoneId, dateFormatId }, lang_code);
  const lines = [
    sentence,
    text('happened', { time }),
    '',
    ...(isOfAccount(code) ? [text('advice'), ''] : []),
    text('open'),
    `${publicUrl}/${lang_code}/inbox?kind=${item.kind}`,
    '',
    text('settings'),
  ];
  return composeMail(item.mail, lang_code, { subject: sentence, lines });
}

/**
 * Writes the emails of items whose readers chose emails. They are written here and not with the items, so that the
 * cause of an item does not wait for them. Any number of processes may do it at the same time: the statement that takes
 * an item marks its email as no longer due.
 */
export async function mailInbox(connection: Connection, publicUrl: () => string): Promise<void> {
  const handled = await connection.transact(async (inside) => {
    const { query } = inside;
    const taken = await query
      .updateTable('inbox_items')
      .set({ mail_due: 0 })
      .where('pk', 'in', (eb) =>
        eb
          .selectFrom('inbox_items as due')
          .select('due.pk')
          .where('due.mail_due', '=', 1)
          .orderBy('due.pk')
          .limit(AT_ONCE),
      )
      // Checked again on the row itself: another process may have taken it since the list was made.
      .where('mail_due', '=', 1)
      .returning(['member_fk', 'kind', 'code', 'facts', 'happened_at'])
      .execute();
    if (taken.length === 0) return 0;
    const readers = await query
      .selectFrom('members')
      .select(['pk', 'company_fk', 'mail', 'lang_code', 'time_zone_id', 'date_fmt_id'])
      .where('pk', 'in', [...new Set(taken.map(({ member_fk }) => member_fk))])
      .where('flag_active', '=', 1)
      .execute();
    for (const item of taken) {
      const reader = readers.find(({ pk }) => pk === item.member_fk);
      const mail = reader ? inboxMail({ ...item, ...reader }, publicUrl()) : null;
      if (mail && reader) await queueMail(inside, mail, { kind: 'inbox', companyId: reader.company_fk });
    }
    return taken.length;
  });
  if (handled === AT_ONCE) await mailInbox(connection, publicUrl);
}
