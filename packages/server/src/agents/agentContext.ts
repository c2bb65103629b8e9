import type { Connection, EventBus } from '../database/index.ts';
import { tokenHash } from '../members/index.ts';
import type { Settings } from '../settings/index.ts';
import { agentCommands } from './agentCommands.ts';
import type { NewIdentity } from './agentIdentity.ts';
import type { AgentDevice } from './agentDevice.ts';
import { agentStore } from './agentStore.ts';
import { keepScreen, type ScreenVerdict } from './screenStore.ts';
import { readUpdateKey, type UpdateKey } from './updateKey.ts';

/** What an operation of an agent works with: its own device and nothing else. */
export interface AgentContext {
  readonly settings: Pick<Settings, 'heartbeatSeconds' | 'downloadsFolder' | 'agentFolder'>;
  readonly device: AgentDevice;
  readonly store: ReturnType<typeof agentStore>;
  readonly commands: ReturnType<typeof agentCommands>;
  readonly keepScreen: (image: Uint8Array) => Promise<ScreenVerdict>;
  readonly readUpdateKey: () => Promise<UpdateKey>;
  readonly bus: EventBus;
}

/** What operations get for an agent. */
export function agentContext(
  connection: Connection,
  settings: Settings,
  bus: EventBus,
  device: AgentDevice,
  identity: NewIdentity,
): AgentContext {
  return {
    settings,
    device,
    bus,
    store: agentStore(connection, device, identity),
    commands: agentCommands(connection, device),
    readUpdateKey: () => readUpdateKey(connection),
    keepScreen: (image) => keepScreen(connection, device, image),
  };
}

/** The device that an agent's token belongs to; `removed` when it was deleted, null when it was never known. */
export async function findAgent({ query }: Connection, token: string): Promise<AgentDevice | 'removed' | null> {
  const token_hash = tokenHash(token);
  const device = await query
    .selectFrom('devices')
    .select(['pk', 'company_fk', 'device_group_fk', 'alive', 'simulated', 's_pub_ip', 'agent_key', 'agent_run'])
    .where('agent_token_hash', '=', token_hash)
    .executeTakeFirst();
  if (device) return device;
  const removed = await query
    .selectFrom('removed_agents')
    .select('token_hash')
    .where('token_hash', '=', token_hash)
    .executeTakeFirst();
  return removed ? 'removed' : null;
}
