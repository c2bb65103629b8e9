import { GOODBYE_MS, type AgentEnd, type AgentEvent, type AgentHandle } from '../protocol/agentHandle.ts';
import { createAgentApi } from '../protocol/agentApi.ts';
import { createAgentSession, type AgentSession, type BeatOutcome } from '../protocol/agentSession.ts';
import { pauseAfter } from '../protocol/backoff.ts';
import { wait } from '../protocol/wait.ts';
import { openAgentMemory } from '../storage/agentFile.ts';
import { AGENT_VERSION } from '../version.ts';
import { createInventoryLedger, type InventoryLedger } from './inventoryLedger.ts';
import { thisMachine, type Machine } from './machine.ts';

/** How the agent of a real machine is started. */
export interface RealAgentOptions {
  /** Origin of the server, such as `http://127.0.0.1:4400`. */
  readonly server: string;
  /** Folder in which the agent keeps who it is; made when it is not there. */
  readonly dataFolder: string;
  /** Needed the first time, and again when the server has forgotten the agent; null otherwise. */
  readonly enrolmentToken: string | null;
  /** Told what happens. */
  readonly onEvent?: (event: AgentEvent) => void;
  /** The machine to report; this one unless told. */
  readonly machine?: Machine;
  /** Numbers from 0 to 1 that spread retries. */
  readonly random?: () => number;
}

function createReporter(session: AgentSession, machine: Machine, ledger: InventoryLedger) {
  /** Sends one report; what it carried counts as told only when the server has accepted it. */
  return async function report(): Promise<BeatOutcome> {
    await ledger.refresh(Date.now());
    let carried = ledger.unsent();
    const outcome = await session.beat(async (complete) => {
      if (complete) {
        ledger.forget();
        carried = ledger.unsent();
      }
      const telemetry = await machine.readTelemetry();
      return carried === null ? { telemetry } : { telemetry, inventory: carried };
    });
    if (outcome.kind === 'accepted' && carried !== null) ledger.acknowledge(carried);
    return outcome;
  };
}

interface Loop {
  readonly report: () => Promise<BeatOutcome>;
  readonly signal: AbortSignal;
  readonly onEvent: (event: AgentEvent) => void;
  readonly random: () => number;
}

/** Reports until it is stopped or cannot go on. */
async function reportUntilStopped({ report, signal, onEvent, random }: Loop): Promise<AgentEnd> {
  let failures = 0;
  let connected = false;
  while (!signal.aborted) {
    const startedAt = Date.now();
    const outcome = await report();
    if (signal.aborted) break;
    switch (outcome.kind) {
      case 'fatal':
        return { kind: 'failed', reason: outcome.reason };
      case 'accepted':
        if (outcome.enrolled) onEvent({ kind: 'enrolled' });
        if (!connected) onEvent({ kind: 'connected' });
        connected = true;
        failures = 0;
        await wait(startedAt + outcome.intervalSeconds * 1000 - Date.now(), signal);
        break;
      case 'away':
      case 'declined': {
        if (connected || failures === 0) onEvent({ kind: 'waiting', reason: outcome.reason });
        connected = false;
        failures += 1;
        const asked = outcome.kind === 'declined' ? (outcome.retryAfterSeconds ?? 0) * 1000 : 0;
        await wait(Math.max(asked, pauseAfter(failures, random())), signal);
        break;
      }
    }
  }
  return { kind: 'stopped' };
}

/**
 * Starts the agent of this machine: it enrols, reports at the interval that the server names, and holds on while the
 * server is away.
 *
 * @throws DamagedFileError when the data folder holds something else; the error of the system when it cannot be written.
 */
export async function startRealAgent(options: RealAgentOptions): Promise<AgentHandle> {
  const { server, dataFolder, enrolmentToken, machine = thisMachine, random = Math.random } = options;
  const memory = await openAgentMemory(dataFolder, server);
  const stopping = new AbortController();
  const session = createAgentSession({
    api: createAgentApi(server),
    identity: {
      guid: memory.guid,
      host_name: machine.hostName,
      dev_os_id: machine.operatingSystem,
      dev_ver: AGENT_VERSION,
      simulated: false,
    },
    enrolmentToken,
    agentToken: memory.agentToken,
    keepToken: memory.keepToken,
    signal: stopping.signal,
  });
  const report = createReporter(session, machine, createInventoryLedger(machine.inventory));
  const onEvent = options.onEvent ?? (() => undefined);
  const ended = reportUntilStopped({ report, signal: stopping.signal, onEvent, random }).then(async (end) => {
    if (end.kind === 'stopped') await session.goodbye(AbortSignal.timeout(GOODBYE_MS));
    return end;
  });
  return {
    ended,
    async stop() {
      stopping.abort();
      await ended;
    },
  };
}
