import { MEMBER_TYPES, recordedChange } from '@remote-console/domain';
import type { AdministrationEntry } from '../audit/index.ts';
import { type Connection, textKey } from '../database/index.ts';
import { addMember } from '../members/index.ts';
import type { TicketRow } from './ticketRows.ts';

/** What a temporary account is, and what it may do with the devices of its ticket. */
export const WORKER = { member_type_id: MEMBER_TYPES.partner, auth_remotecontrol: 1, auth_filemanager: 1 } as const;

type Facts = Pick<TicketRow, 'pk' | 'company_fk' | 'reqr_user_name' | 'mail' | 'phone' | 'lang_code'>;

/** Adds a temporary account for a ticket and returns its ID. */
export async function addWorker(
  { query, now }: Connection,
  ticket: Facts,
  loginId: string,
  passwordHash: string,
): Promise<number> {
  const pk = await addMember(
    query,
    {
      ...WORKER,
      company_fk: ticket.company_fk,
      mgrid: loginId,
      name: ticket.reqr_user_name,
      mail: ticket.mail,
      phone: ticket.phone,
      lang_code: ticket.lang_code,
      password_hash: passwordHash,
    },
    now(),
  );
  await query
    .updateTable('access_tickets')
    .set({ worker_fk: pk, worker_mgrid: loginId })
    .where('pk', '=', ticket.pk)
    .execute();
  return pk;
}

/**
 * Enables the account of an application: a new one with the password chosen by the applicant, or the partner's own from
 * an earlier application, which keeps its password: the address is confirmed, but the person who confirmed it may not
 * be the one who typed the password into the form.
 *
 * @returns what the audit says about it; null when the address is somebody else's login ID.
 */
export async function makeWorker(
  connection: Connection,
  ticket: TicketRow,
): Promise<readonly AdministrationEntry[] | null> {
  const { query } = connection;
  const known = await query
    .selectFrom('members')
    .select(['pk', 'mgrid', 'company_fk', 'member_type_id', 'flag_active'])
    .where('mgrid_key', '=', textKey(ticket.mail))
    .executeTakeFirst();
  if (!known) {
    await addWorker(connection, ticket, ticket.mail, ticket.password_hash ?? '');
    return [{ act: 'userCreated', subject: ticket.mail }];
  }
  if (known.company_fk !== ticket.company_fk || known.member_type_id !== MEMBER_TYPES.partner) return null;
  await query.updateTable('members').set({ flag_active: 1 }).where('pk', '=', known.pk).execute();
  await query
    .updateTable('access_tickets')
    .set({ worker_fk: known.pk, worker_mgrid: known.mgrid })
    .where('pk', '=', ticket.pk)
    .execute();
  const change = recordedChange({ flag_active: known.flag_active }, { flag_active: 1 });
  return change ? [{ act: 'userChanged', subject: known.mgrid, change }] : [];
}
