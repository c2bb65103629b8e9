import { TICKET_TABS } from '@remote-console/domain';
import type { Connection } from '../database/index.ts';
import { found, tooManyRequests } from '../http/index.ts';
import { forAnyone, tokenHash } from '../members/index.ts';
import { visitorWait } from './visitorLimit.ts';

type Result = 'success' | 'already' | 'fail';

/** Confirms the address of the application whose email contained a key, while the application is pending. */
function confirm(connection: Connection, key: string): Promise<Result> {
  return connection.transact(async ({ query, now, emit }) => {
    const hash = tokenHash(key);
    const at = now();
    const ticket = await query
      .updateTable('access_tickets')
      .set({ mail_confirmed_at: at })
      .where('confirm_hash', '=', hash)
      .where('mail_confirmed_at', 'is', null)
      .where('state', 'in', TICKET_TABS.requested)
      .where('void_at', '>', at)
      .returning(['pk', 'company_fk'])
      .executeTakeFirst();
    if (ticket) {
      await emit({ type: 'ticket_changed', companyId: ticket.company_fk, ticketId: ticket.pk, workerId: null });
      return 'success';
    }
    const known = await query
      .selectFrom('access_tickets')
      .select('pk')
      .where('confirm_hash', '=', hash)
      .where('mail_confirmed_at', 'is not', null)
      .executeTakeFirst();
    return known ? 'already' : 'fail';
  });
}

/** Follows the link with which an applicant confirms the address. */
export const confirmApplication = forAnyone<'confirmApplication'>(async ({ body }, context) => {
  const seconds = await visitorWait(context, 'confirmation');
  if (seconds !== null) return tooManyRequests(seconds);
  return found({ result: await confirm(context.connection, body.key) });
});
