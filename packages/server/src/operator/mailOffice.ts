import type { PendingMail } from '@remote-console/api-client/contract';
import { mailKindOf } from '@remote-console/domain';
import { instantText, operatorTables } from '../database/index.ts';
import { CLAIM_MS } from '../mail/index.ts';
import type { StoreAccess } from '../members/index.ts';

/** The outcome of changing a waiting email. */
export type MailChange =
  | { readonly kind: 'done'; readonly recipient: string }
  /** It was sent, abandoned, or never existed. */
  | { readonly kind: 'gone' }
  /** A process is sending it now. */
  | { readonly kind: 'in-progress' };

/** The waiting emails, as the service operator sees them: never their text. */
export function mailOffice({ connection }: Pick<StoreAccess, 'connection'>) {
  const tables = operatorTables(connection);
  const claimedBefore = () => connection.now() - CLAIM_MS;

  async function change(pk: number, values: { due_at?: number; given_up_at?: number; body?: '' }): Promise<MailChange> {
    const changed = await tables
      .changeMail(pk)
      .set({ ...values, claimed_at: null })
      // In one statement with the change: a process may start sending the email at any moment.
      .where((eb) => eb.or([eb('claimed_at', 'is', null), eb('claimed_at', '<=', claimedBefore())]))
      .returning('recipient')
      .executeTakeFirst();
    if (changed) return { kind: 'done', recipient: changed.recipient };
    const waiting = await tables.mails().select('pk').where('pk', '=', pk).executeTakeFirst();
    return { kind: waiting ? 'in-progress' : 'gone' };
  }

  return {
    /** A page of the waiting emails, oldest first. */
    async page({ limit, offset }: { readonly limit: number; readonly offset: number }): Promise<PendingMail[]> {
      const rows = await tables
        .mails()
        .leftJoin('companies', 'companies.pk', 'mails.company_fk')
        .select([
          'mails.pk',
          'mails.kind',
          'mails.recipient',
          'mails.company_fk',
          'companies.name as company_name',
          'mails.created_at',
          'mails.tries',
          'mails.last_error',
          'mails.due_at',
          'mails.claimed_at',
        ])
        .orderBy('mails.created_at')
        .orderBy('mails.pk')
        .limit(limit)
        .offset(offset)
        .execute();
      return rows.map((row) => ({
        id: row.pk,
        kind: mailKindOf(row.kind),
        recipient: row.recipient,
        companyId: row.company_fk,
        companyName: row.company_name ?? '',
        createTime: instantText(row.created_at),
        tries: row.tries,
        lastError: row.last_error,
        nextTry: instantText(row.due_at),
        inProgress: row.claimed_at !== null && row.claimed_at > claimedBefore(),
      }));
    },

    /** How many emails are waiting. */
    async count(): Promise<number> {
      const { total } = await tables
        .mails()
        .select((eb) => eb.fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow();
      return total;
    },

    /** Retries an email right away. */
    retry: (pk: number) => change(pk, { due_at: connection.now() }),

    /** Abandons an email and deletes its text. */
    discard: (pk: number) => change(pk, { given_up_at: connection.now(), body: '' }),
  };
}

/** The return type of `mailOffice`. */
export type MailOffice = ReturnType<typeof mailOffice>;
