import type { AgentCommand } from '../contract/index.ts';
import {
  type AgentEvent,
  type AgentSession,
  type CommandOutcome,
  eachCommandOnce,
  failedBecause,
  RESTARTING,
  type ScreenImage,
  UNKNOWN_COMMAND,
} from '../protocol/index.ts';
import type { UpdateResult } from '../update/index.ts';
import { AGENT_VERSION } from '../version/index.ts';
import { powerCommand, runPowerCommand } from './power.ts';
import { captureScreen } from './screen.ts';
import { WakeError, wakeUp } from './wakeUp.ts';

/** What a machine can do on command. */
export interface MachinePowers {
  /** What makes the machine reboot or shut down; null where the agent may not or cannot. */
  readonly power: (action: 'reboot' | 'shutdown') => (() => Promise<void>) | null;
  readonly wake: (mac: string) => Promise<readonly string[]>;
  readonly captureScreen: () => Promise<ScreenImage | null>;
}

/**
 * The powers of this machine.
 *
 * @param allowPower Whether the person who started the agent lets it reboot and shut down the machine.
 */
export function powersOf(allowPower: boolean): MachinePowers {
  return {
    power(action) {
      const command = allowPower ? powerCommand(process.platform, action) : null;
      return command && (() => runPowerCommand(command));
    },
    wake: (mac) => wakeUp(mac),
    captureScreen: () => captureScreen(),
  };
}

const done = (reason: string): CommandOutcome => ({ outcome: 'done', reason });

/** The agent's answer to an update command when no launcher is there to replace it. */
export function updateOutcome(wanted: string, version: string): CommandOutcome {
  return wanted === version ? done(`The agent already has version ${version}.`) : failedBecause('update_not_supported');
}

const wordsOf = (thrown: unknown): string => (thrown instanceof Error ? thrown.message : '');

async function wakeOutcome(powers: MachinePowers, mac: string): Promise<CommandOutcome> {
  try {
    return done(`Sent to ${(await powers.wake(mac)).join(', ')}.`);
  } catch (thrown) {
    return thrown instanceof WakeError ? failedBecause(thrown.code) : failedBecause('wake_failed', wordsOf(thrown));
  }
}

/** Options of a runner. */
export interface CommandRunnerOptions {
  readonly session: AgentSession;
  readonly powers: MachinePowers;
  /** Restarts the agent's work. */
  readonly restart: () => void;
  /** Fetches the version named by a command; null where the agent does not replace itself. */
  readonly update: ((command: AgentCommand) => Promise<UpdateResult>) | null;
  /** Opens a connection to a browser, without waiting for it. */
  readonly callRemote: (value: string) => CommandOutcome;
  /** Ends the agent's work, so that another version takes its place. */
  readonly replace: () => void;
  readonly onEvent: (event: AgentEvent) => void;
}

/** Commands remembered so that none is run twice. */
const REMEMBERED = 1000;

/** Runs the commands of the server, each once however often it is handed out, and reports the outcomes. */
export function createCommandRunner(options: CommandRunnerOptions) {
  const { session, powers, restart, update, replace, callRemote, onEvent } = options;

  async function report({ pk, type }: AgentCommand, outcome: CommandOutcome): Promise<boolean> {
    onEvent({ kind: 'commanded', type, ...outcome });
    return session.answerCommand(pk, outcome);
  }

  async function runPower(command: AgentCommand, action: 'reboot' | 'shutdown'): Promise<void> {
    const power = powers.power(action);
    if (!power) {
      await report(command, failedBecause('power_off'));
      return;
    }
    // Answered first: afterward nobody is left to answer, and a command without an answer would be run again.
    if (await report(command, done('Passed to the operating system.'))) await power().catch(() => undefined);
  }

  async function runUpdate(command: AgentCommand): Promise<void> {
    const result = update === null ? updateOutcome(command.value, AGENT_VERSION) : await update(command);
    if (result.outcome === 'staged') replace();
    else if (result.outcome !== 'later') await report(command, result);
  }

  async function run(command: AgentCommand): Promise<void> {
    switch (command.type) {
      case 'update':
        // Not awaited: a download takes minutes, during which reports and other commands go on.
        runUpdate(command).catch((thrown: unknown) => report(command, failedBecause('update_failed', wordsOf(thrown))));
        return;
      case 'agent_restart':
        if (await report(command, RESTARTING)) restart();
        return;
      case 'reboot':
      case 'shutdown':
        return runPower(command, command.type);
      case 'wake': {
        const outcome = await wakeOutcome(powers, command.value);
        await report(command, outcome);
        return;
      }
      case 'screen': {
        const image = await powers.captureScreen();
        if (image === null) await session.answerCommand(command.pk, failedBecause('no_screen'));
        else await session.sendScreen(image);
        return;
      }
      case 'remote':
        await report(command, callRemote(command.value));
        return;
      // A newer server may send commands this agent does not know; without an answer it would repeat them.
      default:
        command.type satisfies never;
        await report(command, UNKNOWN_COMMAND);
    }
  }

  return eachCommandOnce(REMEMBERED, run);
}
