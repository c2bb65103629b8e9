import {
  type Language,
  PARTNER_WINDOW_MS,
  type PartnerForm,
  type Period,
  TICKET_STATES,
  TICKET_TABS,
} from '@remote-console/domain';
import { type Connection, textKey } from '../database/index.ts';

/** An application to store. */
export interface NewApplication {
  readonly form: PartnerForm;
  readonly passwordHash: string;
  /** Digest of the key emailed to confirm the address. */
  readonly confirmHash: string;
  readonly period: Period;
  readonly reason: string;
  readonly language: Language;
  readonly manager: { readonly pk: number; readonly company_fk: number };
}

/**
 * Stores an application as a ticket that is pending for seven days. Each address has one pending application at a time:
 * an expired one makes room first, and the unique index decides between two that arrive together.
 *
 * @returns the ID of the ticket; null when the address already has a pending one.
 */
export async function addApplication(connection: Connection, application: NewApplication): Promise<number | null> {
  const { query, now } = connection;
  const { form, passwordHash, confirmHash, period, reason, language, manager } = application;
  const at = now();
  const mailKey = textKey(form.applicantEmail);
  await query
    .updateTable('access_tickets')
    .set({ state: TICKET_STATES.reject, password_hash: null, void_at: null })
    .where('mail_key', '=', mailKey)
    .where('state', 'in', TICKET_TABS.requested)
    .where('void_at', '<=', at)
    .execute();
  const earlier = await query
    .selectFrom('access_tickets')
    .select('pk')
    .where('mail_key', '=', mailKey)
    .where('company_fk', '=', manager.company_fk)
    .where('origin', '=', 'application')
    .limit(1)
    .executeTakeFirst();
  const row = await query
    .insertInto('access_tickets')
    .values({
      company_fk: manager.company_fk,
      origin: 'application',
      state: earlier ? TICKET_STATES.reRequested : TICKET_STATES.requested,
      created_at: at,
      reqr_user_company: form.partnerCompanyName,
      reqr_user_company_key: textKey(form.partnerCompanyName),
      reqr_user_name: form.applicantName,
      reqr_user_name_key: textKey(form.applicantName),
      reqr_user_part: '',
      reqr_user_part_key: '',
      mail: form.applicantEmail,
      mail_key: mailKey,
      phone: form.applicantPhone,
      lang_code: language,
      work_start_at: period.start,
      work_end_at: period.end,
      work_reason: reason,
      reqr_appr_fk: manager.pk,
      appr_fk: null,
      extra: '',
      password_hash: passwordHash,
      confirm_hash: confirmHash,
      void_at: at + PARTNER_WINDOW_MS,
      worker_fk: null,
      worker_mgrid: '',
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('pk')
    .executeTakeFirst();
  return row?.pk ?? null;
}
