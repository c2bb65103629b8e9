import type { AgentCommand } from '../contract/index.ts';
import { remoteKindsText } from '@remote-console/domain';
import {
  type AgentEnd,
  type AgentEvent,
  type AgentHandle,
  type AgentSession,
  type BeatOutcome,
  createAgentApi,
  createAgentSession,
  GOODBYE_MS,
  listenForCommands,
  openAgentServer,
  pauseAfter,
  THIS_RUN,
  wait,
} from '../protocol/index.ts';
import {
  attendMachine,
  createRemoteHost,
  type DeviceNotifier,
  dialRemote,
  kindsOf,
  NOTHING_ALLOWED,
  offersOfMachine,
  openByteStreams,
  type RemoteAllowance,
  type SessionAttendance,
  thisDevice,
} from '../remote/index.ts';
import { openAgentMemory } from '../storage/index.ts';
import type { UpdateConnection, Updater } from '../update/index.ts';
import { AGENT_VERSION } from '../version/index.ts';
import { createCommandRunner, type MachinePowers, powersOf } from './commandRunner.ts';
import { tagsToSend } from './tagsToSend.ts';
import { createInventoryLedger, type InventoryLedger } from './inventoryLedger.ts';
import { thisMachine, type Machine } from './machine.ts';

/** Options of the agent of a real machine. */
export interface RealAgentOptions {
  /** Origin of the server, such as `http://127.0.0.1:4400`. */
  readonly server: string;
  /** Folder where the agent stores its identity; created when missing. */
  readonly dataFolder: string;
  /** Needed the first time, and again when the server has forgotten the agent; otherwise null. */
  readonly enrolmentToken: string | null;
  /** Called for each event. */
  readonly onEvent?: (event: AgentEvent) => void;
  /** The machine to report; this one by default. */
  readonly machine?: Machine;
  /** Numbers from 0 to 1 that add jitter to retries. */
  readonly random?: () => number;
  /** Waits between reports; uses this machine's clock by default. */
  readonly pause?: typeof wait;
  /** Whether commands may reboot and shut down the machine; they may not by default. */
  readonly allowPower?: boolean;
  /** What people may do from a browser; nothing by default. */
  readonly remote?: RemoteAllowance;
  /** Names of tags for a device that is new to the server; none by default. */
  readonly tags?: readonly string[];
  /** Reaches the person at the machine; with the desktop's programs by default. */
  readonly notifier?: DeviceNotifier;
  /** The commands that the machine can run; by default those of this machine. */
  readonly powers?: MachinePowers;
  /** What replaces the agent with another version; null, the default, where it does not replace itself. */
  readonly updater?: Updater | null;
}

function createReporter(session: AgentSession, machine: Machine, ledger: InventoryLedger) {
  /** Sends one report; its content counts as reported only once the server has accepted it. */
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
  /** Runs the commands that come with the answers to reports. */
  readonly run: (commands: readonly AgentCommand[]) => Promise<void>;
  readonly signal: AbortSignal;
  readonly onEvent: (event: AgentEvent) => void;
  readonly random: () => number;
  readonly pause: typeof wait;
}

/** Reports until it is stopped or cannot go on. */
async function reportUntilStopped({ report, run, signal, onEvent, random, pause }: Loop): Promise<AgentEnd> {
  let failures = 0;
  let connected = false;
  let reportedReason: string | null = null;
  while (!signal.aborted) {
    const startedAt = Date.now();
    const outcome = await report();
    if (signal.aborted) break;
    switch (outcome.kind) {
      case 'fatal':
        return { kind: 'failed', reason: outcome.reason };
      case 'removed':
        return outcome;
      case 'accepted':
        if (outcome.enrolled) onEvent({ kind: 'enrolled' });
        if (!connected) onEvent({ kind: 'connected' });
        connected = true;
        failures = 0;
        reportedReason = null;
        await run(outcome.commands);
        await pause(startedAt + outcome.intervalSeconds * 1000 - Date.now(), signal);
        break;
      case 'away':
      case 'declined': {
        if (outcome.reason !== reportedReason) onEvent({ kind: 'waiting', reason: outcome.reason });
        reportedReason = outcome.reason;
        connected = false;
        failures += 1;
        const asked = outcome.kind === 'declined' ? (outcome.retryAfterSeconds ?? 0) * 1000 : 0;
        await pause(Math.max(asked, pauseAfter(failures, random())), signal);
        break;
      }
    }
  }
  return { kind: 'stopped' };
}

/** One life of the agent: from its start to its end, or to a restart requested by the server. */
async function live(
  options: RealAgentOptions,
  sessions: SessionAttendance,
  stopping: AbortSignal,
): Promise<AgentEnd | 'restart'> {
  const { server, dataFolder, enrolmentToken, onEvent } = options;
  const { machine = thisMachine, random = Math.random, pause = wait } = options;
  const updater = options.updater ?? null;
  const tell = onEvent ?? (() => undefined);
  const memory = await openAgentMemory(dataFolder, server);
  const ending = new AbortController();
  const signal = AbortSignal.any([stopping, ending.signal]);
  let next: 'restart' | 'replaced' | null = null;
  const endWith = (following: 'restart' | 'replaced') => () => {
    next = following;
    ending.abort();
  };
  const agentServer = openAgentServer(server);
  const prover = { key: memory.key, run: THIS_RUN };
  const session = createAgentSession({
    api: createAgentApi(agentServer, prover),
    identity: {
      guid: memory.guid,
      host_name: machine.hostName,
      dev_os_id: machine.operatingSystem,
      dev_ver: AGENT_VERSION,
      simulated: false,
      ...tagsToSend(options.tags),
    },
    enrolmentToken,
    agentToken: memory.agentToken,
    keepToken: memory.keepToken,
    signal,
  });
  const offers = await offersOfMachine(options.remote ?? NOTHING_ALLOWED, dataFolder);
  const remote = createRemoteHost({
    offers,
    notifier: options.notifier ?? thisDevice,
    sessions,
    dial: (connection, over) =>
      dialRemote({ server: agentServer, prover, token: session.token(), connection, signal: over }),
    openStreams: (key) => openByteStreams({ origin: agentServer.origin, key }),
  });
  const run = createCommandRunner({
    session,
    powers: options.powers ?? powersOf(options.allowPower ?? false),
    restart: endWith('restart'),
    replace: endWith('replaced'),
    update: updater && (async (command) => updater.run(command, await connection())),
    callRemote: remote.call,
    onEvent: tell,
  });
  const connection = async (): Promise<UpdateConnection> => {
    // Read on demand: the server names the key when the agent enrolls.
    const { updateKey } = await openAgentMemory(dataFolder, server);
    return { server, session, updateKey, signal };
  };
  const remoteKinds = {
    everyMs: Number.POSITIVE_INFINITY,
    read: async () => ({ remote_kinds: remoteKindsText(kindsOf(offers)) }),
  };
  const sendReport = createReporter(session, machine, createInventoryLedger([...machine.inventory, remoteKinds]));
  let hasReported = false;
  const report = async (): Promise<BeatOutcome> => {
    const outcome = await sendReport();
    if (outcome.kind === 'accepted' && !hasReported) {
      hasReported = true;
      await updater?.reported(await connection()).catch(() => undefined);
    }
    return outcome;
  };
  const listening = listenForCommands({ session, run, signal, random }).finally(() => ending.abort());
  const end = await reportUntilStopped({ report, run, signal, onEvent: tell, random, pause });
  ending.abort();
  remote.endAll();
  if (end.kind === 'removed' || (await listening) === 'removed') {
    await memory.forget();
    return { kind: 'removed' };
  }
  if (end.kind === 'failed') return end;
  if (next === 'restart' && !stopping.aborted) return next;
  // Without a goodbye: the other version takes over immediately.
  if (next === 'replaced' && !stopping.aborted) return { kind: next };
  await session.goodbye(AbortSignal.timeout(GOODBYE_MS));
  return end;
}

/**
 * Starts the agent of this machine: it enrolls, reports at the interval given by the server, runs its commands, and
 * keeps trying while the server is unreachable.
 *
 * @throws DamagedFileError when the data folder contains something else; a system error when it cannot be written.
 */
export async function startRealAgent(options: RealAgentOptions): Promise<AgentHandle> {
  const stopping = new AbortController();
  // Opened once before anything runs, so that a damaged file is reported to the caller.
  await openAgentMemory(options.dataFolder, options.server);
  // It survives a restart, after which browsers come back.
  const attendance = await attendMachine({
    dataFolder: options.dataFolder,
    notifier: options.notifier ?? thisDevice,
    onUncontrolled: (reason) => options.onEvent?.({ kind: 'uncontrolled', reason }),
  });
  const liveOn = async (): Promise<AgentEnd> => {
    try {
      for (;;) {
        const end = await live(options, attendance.sessions, stopping.signal);
        if (end !== 'restart') return end;
      }
    } finally {
      await attendance.close();
    }
  };
  const ended = liveOn();
  return {
    ended,
    async stop() {
      stopping.abort();
      await ended;
    },
  };
}
