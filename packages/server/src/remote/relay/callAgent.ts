import { remoteCallValue } from '@remote-console/domain';
import { companyTables, type Connection } from '../../database/index.ts';
import { requestCommand } from '../../devices/index.ts';
import { type Member, scopeOf } from '../../members/index.ts';
import type { OpenedConnection } from '../permissions.ts';

/** The device whose agent is called. */
type CalledDevice = NonNullable<Awaited<ReturnType<typeof deviceOf>>>;

/** The device of a connection; null when it was deleted. */
export async function deviceOf(connection: Connection, { company_fk, device_fk }: OpenedConnection) {
  const device = await companyTables(connection, company_fk)
    .devices()
    .select(['pk as id', 'device_group_fk as groupId', 'alias'])
    .where('pk', '=', device_fk)
    .executeTakeFirst();
  return device ?? null;
}

/** Calls the agent of a connection's device. Returns the command. */
export function callAgent(
  connection: Connection,
  opened: OpenedConnection,
  { member, device }: { readonly member: Member; readonly device: CalledDevice },
): Promise<number> {
  const scope = scopeOf(member, connection.now);
  const value = remoteCallValue({ kind: opened.kind, connection: opened.pk });
  return requestCommand(connection, { scope, member }, { device, type: 'remote', value });
}
