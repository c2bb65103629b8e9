import { API_BASE } from '@remote-console/api-client/contract';
import type { WebSocket } from 'ws';
import { problem } from '../../http/index.ts';
import { receiveAgent } from './agentArrival.ts';
import { FORWARD_PATH, forwardAgent, PASS_HEADER } from './forward.ts';
import { readPass, writePass } from './passes.ts';
import type { RelayContext } from './relayContext.ts';
import { refuseUpgrade, type Upgrade, type Upgrades } from './upgrades.ts';
import { bidFarewell } from './wire.ts';

async function joinAgent({ hub }: Pick<RelayContext, 'hub'>, agent: WebSocket, connectionId: number): Promise<void> {
  if (hub.find(connectionId)?.join(agent) === true) return;
  bidFarewell(agent, { reason: 'connection_lost', by: '', detail: '' });
}

/** Accepts an agent that wants to join a connection; one whose browser is at another process is brought there. */
export async function welcomeAgent(
  context: RelayContext,
  { accept }: Upgrades,
  upgrade: Upgrade,
  { url, address }: { readonly url: URL; readonly address: string },
): Promise<void> {
  const { connection, hub } = context;
  const call = { path: url.pathname, query: url.searchParams, address };
  const arrival = await receiveAgent(connection, upgrade.request, call);
  if (arrival.kind === 'refused') {
    const { status, error, headers } = arrival;
    return refuseUpgrade(upgrade, { ...problem(status, error), headers });
  }
  const { connectionId, serverUrl } = arrival;
  if (hub.find(connectionId)) return accept(upgrade, (agent) => joinAgent(context, agent, connectionId));
  const pass = await writePass(connection, connectionId);
  const place = `${serverUrl.replace(/^http/, 'ws')}${API_BASE}${FORWARD_PATH}`;
  accept(upgrade, async (agent) => forwardAgent(agent, place, pass));
}

/** Accepts an agent that another process brings here, where its browser is. */
export async function welcomeForwarded(context: RelayContext, { accept }: Upgrades, upgrade: Upgrade): Promise<void> {
  const pass = upgrade.request.headers[PASS_HEADER];
  const connectionPk = typeof pass === 'string' ? await readPass(context.connection, pass) : null;
  if (connectionPk === null) return refuseUpgrade(upgrade, problem(401, 'login_required'));
  accept(upgrade, (agent) => joinAgent(context, agent, connectionPk));
}
