import { AUDIT_CODES, refusalOfEnd, refusedConnectionValues, type RemoteEndReason } from '@remote-console/domain';
import { auditStore } from '../audit/index.ts';
import type { Connection } from '../database/index.ts';
import { countTry, findMember, scopeOf, tokenHash } from '../members/index.ts';
import type { OpenedConnection } from './permissions.ts';

/** Refused tokens of one person recorded per minute, so that a program repeating one does not fill the audit. */
const NOTED_PER_MINUTE = 30;

type RefusedOne = Pick<OpenedConnection, 'device_fk' | 'member_fk' | 'kind'>;

/** The columns in which the audit says what was refused, and why. */
export function refusedColumns(refused: Parameters<typeof refusedConnectionValues>[0]) {
  const { oldValue, newValue } = refusedConnectionValues(refused);
  return { old_value: oldValue, new_value: newValue };
}

/** Records in the audit that a connection ended before it started, if that was a refusal. */
export async function noteRefusedEnd(inside: Connection, refused: RefusedOne, reason: RemoteEndReason): Promise<void> {
  const because = refusalOfEnd(reason);
  const member = because && (await findMember(inside, refused.member_fk));
  if (!because || !member) return;
  const scope = scopeOf(member, inside.now);
  await auditStore(inside, scope, member).write({
    ...AUDIT_CODES.connectionRefused,
    ...refusedColumns({ kind: refused.kind, because }),
    device_fk: refused.device_fk,
  });
}

/** Records in the audit that a used or expired token was presented; for one that was never issued, nobody is known. */
export async function noteRefusedToken(connection: Connection, token: string): Promise<void> {
  const given = await connection.query
    .selectFrom('remote_connections')
    .select(['device_fk', 'member_fk', 'kind'])
    .where('token_hash', '=', tokenHash(token))
    .executeTakeFirst();
  if (!given) return;
  const verdict = await countTry(connection, `remote:refused:${given.member_fk}`, NOTED_PER_MINUTE);
  if (verdict.allowed) await noteRefusedEnd(connection, given, 'token_refused');
}
