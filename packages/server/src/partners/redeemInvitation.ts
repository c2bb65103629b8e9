import type { LoginResult } from '@remote-console/api-client/contract';
import { invitationCodeOf, TICKET_STATES } from '@remote-console/domain';
import { recordLogin, writeAdministration } from '../audit/index.ts';
import type { Connection } from '../database/index.ts';
import { type CallFacts, found, problem, tooManyRequests } from '../http/index.ts';
import { findMember, forAnyone, newToken, tokenHash } from '../members/index.ts';
import { addWorker } from '../tickets/index.ts';
import { admitWorker } from './partnerAccess.ts';
import { visitorWait } from './visitorLimit.ts';

const ID_SIGNS = 12;

/** Redeems a code and opens its session; null when it opens nothing now. */
async function redeem(
  connection: Connection,
  facts: Pick<CallFacts, 'address' | 'userAgent'>,
  code: string,
): Promise<LoginResult | null> {
  return connection.transact(async (inside) => {
    const { query, now } = inside;
    const at = now();
    const invitation = await query
      .selectFrom('invitations')
      .innerJoin('access_tickets', 'access_tickets.pk', 'invitations.ticket_fk')
      .selectAll('access_tickets')
      .select('invitations.pk as invitation_pk')
      .where('invitations.code_hash', '=', tokenHash(code))
      .where('invitations.used_at', 'is', null)
      .where('access_tickets.state', '=', TICKET_STATES.approved)
      .where('access_tickets.work_start_at', '<=', at)
      .where('access_tickets.work_end_at', '>', at)
      .executeTakeFirst();
    if (!invitation) return null;
    // If two people redeem the same code simultaneously, only one finds it unused.
    const { numUpdatedRows } = await query
      .updateTable('invitations')
      .set({ used_at: at })
      .where('pk', '=', invitation.invitation_pk)
      .where('used_at', 'is', null)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return null;
    const loginId = `guest-${newToken()
      .replaceAll(/[^A-Za-z0-9]/g, '')
      .slice(0, ID_SIGNS)}`;
    // Without a password hash no password matches: the code is the only way in.
    await query.updateTable('access_tickets').set({ mail_confirmed_at: at }).where('pk', '=', invitation.pk).execute();
    const workerId = await addWorker(inside, invitation, loginId, '');
    const member = await findMember(inside, workerId);
    if (!member) return null;
    const entry = { act: 'userCreated', subject: loginId } as const;
    await writeAdministration(inside, { kind: 'person', member, address: facts.address }, [entry]);
    const admitted = await admitWorker(inside, member);
    await recordLogin(inside, facts, { member, outcome: 'success', token: admitted.token });
    return admitted;
  });
}

/** Opens the session of an invitation (A-INVITE-03 to -06). */
export const redeemInvitation = forAnyone<'redeemInvitation'>(async ({ body }, context) => {
  const seconds = await visitorWait(context, 'invitation');
  if (seconds !== null) return tooManyRequests(seconds);
  const code = invitationCodeOf(body.code);
  const admitted = code === null ? null : await redeem(context.connection, context, code);
  return admitted ? found(admitted) : problem(400, 'invitation_code_invalid', 'code');
});
