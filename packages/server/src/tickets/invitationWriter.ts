import { type Language, TICKET_STATES } from '@remote-console/domain';
import { textKey } from '../database/index.ts';
import { countTry, type StoreAccess } from '../members/index.ts';
import { setDevicesOfTicket } from './devicesOfTickets.ts';

/** An invitation to store. */
export interface Invitation {
  readonly deviceIds: readonly number[];
  readonly codeHash: string;
  readonly period: { readonly start: number; readonly end: number };
  readonly mail: string;
  readonly name: string;
  readonly companyName: string;
  readonly reason: string;
  readonly language: Language;
}

/** The invitations sent by one person. */
export function invitationWriter({ connection, scope }: Pick<StoreAccess, 'connection' | 'scope'>) {
  const { query } = connection;
  return {
    /** Stores the ticket of an invitation with the digest of its code, and returns its ID. */
    async addInvitation(invitation: Invitation): Promise<number> {
      const { deviceIds, codeHash, period, mail, name, companyName, reason, language } = invitation;
      const { pk } = await query
        .insertInto('access_tickets')
        .values({
          company_fk: scope.companyId,
          origin: 'invitation',
          state: TICKET_STATES.approved,
          created_at: connection.now(),
          reqr_user_company: companyName,
          reqr_user_company_key: textKey(companyName),
          reqr_user_name: name,
          reqr_user_name_key: textKey(name),
          reqr_user_part: '',
          reqr_user_part_key: '',
          mail,
          mail_key: textKey(mail),
          phone: '',
          lang_code: language,
          work_start_at: period.start,
          work_end_at: period.end,
          work_reason: reason,
          reqr_appr_fk: scope.memberId,
          appr_fk: scope.memberId,
          extra: '',
          password_hash: null,
          void_at: null,
          worker_fk: null,
          worker_mgrid: '',
        })
        .returning('pk')
        .executeTakeFirstOrThrow();
      await setDevicesOfTicket(connection, scope, pk, deviceIds);
      await query.insertInto('invitations').values({ ticket_fk: pk, code_hash: codeHash, used_at: null }).execute();
      return pk;
    },

    /** Counts an invitation of the person; the seconds to wait when there are too many in a minute, or null. */
    async invitationWait(limit: number): Promise<number | null> {
      const verdict = await countTry(connection, `invitation:by:${scope.memberId}`, limit);
      return verdict.allowed ? null : verdict.retryAfterSeconds;
    },
  };
}
