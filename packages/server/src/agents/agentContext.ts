import type { Settings } from '../settings.ts';
import type { Connection } from '../database/connection.ts';
import { tokenHash } from '../accounts/secrets.ts';
import { type AgentDevice, agentStore } from './agentStore.ts';

/** What an operation of an agent works with: its own device and nothing else. */
export interface AgentContext {
  readonly settings: Pick<Settings, 'heartbeatSeconds'>;
  readonly store: ReturnType<typeof agentStore>;
}

/** What operations get for an agent. */
export function agentContext(connection: Connection, settings: Settings, device: AgentDevice): AgentContext {
  return { settings, store: agentStore(connection, device) };
}

/** The device whose agent a token belongs to, or null. */
export async function findAgent({ query }: Connection, token: string): Promise<AgentDevice | null> {
  const device = await query
    .selectFrom('devices')
    .select(['pk', 'company_fk', 'device_group_fk', 'alive', 'simulated', 's_pub_ip'])
    .where('agent_token_hash', '=', tokenHash(token))
    .executeTakeFirst();
  return device ?? null;
}
