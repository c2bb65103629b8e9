import { type AgentServer, createAgentApi, createAgentSession } from '../protocol/index.ts';
import {
  createRemoteHost,
  dialRemote,
  offersOfSimulated,
  openByteStreams,
  type RemoteHost,
  simulatedPerson,
  UNATTENDED,
} from '../remote/index.ts';
import type { DeviceProfile } from '../simulation/index.ts';
import type { openFleetMemory } from '../storage/index.ts';
import { createPlayer, type Player, type PlayerOptions } from './player.ts';

/** What all players of a fleet share. */
export interface FleetOfPlayers extends Pick<PlayerOptions, 'offlineShare' | 'bootTimes' | 'sendPacket' | 'turnAt'> {
  readonly agentServer: AgentServer;
  readonly memory: Awaited<ReturnType<typeof openFleetMemory>>;
  /** The run of this process, which its agents report to the server. */
  readonly run: string;
  readonly signal: AbortSignal;
}

/** A device of a fleet, with its connections to the server and to browsers. */
export function createFleetPlayer(
  fleet: FleetOfPlayers,
  profile: DeviceProfile,
  enrolmentToken: string | null,
): { readonly player: Player; readonly remote: RemoteHost } {
  const { agentServer, memory, run, signal, offlineShare, bootTimes, sendPacket, turnAt } = fleet;
  const { guid, host_name, dev_os_id, dev_ver } = profile;
  const prover = { key: memory.keyOf(guid), run };
  const offers = offersOfSimulated(profile);
  const session = createAgentSession({
    api: createAgentApi(agentServer, prover),
    identity: { guid, host_name, dev_os_id, dev_ver, simulated: true },
    enrolmentToken,
    agentToken: memory.tokenOf(guid),
    keepToken: async (token) => memory.note(guid, token),
    signal,
  });
  const remote = createRemoteHost({
    offers,
    notifier: simulatedPerson,
    sessions: UNATTENDED,
    dial: (connection, over) =>
      dialRemote({ server: agentServer, prover, token: session.token(), connection, signal: over }),
    openStreams: (key) => openByteStreams({ origin: agentServer.origin, key }),
  });
  const player = createPlayer({
    profile,
    offlineShare,
    bootTimes,
    offers,
    remote,
    session,
    sendPacket,
    turnAt,
    onRemoved: () => memory.noteRemoved(guid),
  });
  return { player, remote };
}
