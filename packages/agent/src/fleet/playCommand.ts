import type { AgentCommand } from '../contract/index.ts';
import { type AgentSession, type CommandOutcome, RESTARTING, UNKNOWN_COMMAND } from '../protocol/index.ts';
import type { RemoteHost } from '../remote/index.ts';
import type { SimulatedDevice } from './simulateDevice.ts';

/** What commands act on. */
export interface CommandedDevice {
  readonly device: SimulatedDevice;
  readonly session: AgentSession;
  readonly remote: RemoteHost;
  /** How long a reboot takes, in milliseconds. */
  readonly rebootMs: number;
  /** Sends a magic packet to the whole fleet. */
  readonly sendPacket: (mac: string) => void;
  /** Everything has to be reported again. */
  readonly owe: () => void;
  /** Goes offline until the given time; without one, until it is woken. */
  readonly goAway: (until: number) => Promise<void>;
  /** Requests a turn at the given time, before its regular one. */
  readonly turnAt: (at: number) => void;
}

const done = (reason: string): CommandOutcome => ({ outcome: 'done', reason });
const HANDED_OVER = done('Passed to the operating system.');

/** Carries out a command and returns the outcome. */
export async function playCommand(
  { device, session, remote, rebootMs, sendPacket, owe, goAway, turnAt }: CommandedDevice,
  command: AgentCommand,
): Promise<void> {
  const answer = (outcome: CommandOutcome) => session.answerCommand(command.pk, outcome);
  switch (command.type) {
    case 'update':
      device.update(command.value);
      owe();
      await answer(done(`Updated to ${command.value}.`));
      return turnAt(Date.now());
    case 'agent_restart':
      owe();
      await answer(RESTARTING);
      remote.endAll();
      return turnAt(Date.now());
    case 'reboot': {
      const back = Date.now() + rebootMs;
      await answer(HANDED_OVER);
      await goAway(back);
      return turnAt(back);
    }
    case 'shutdown':
      await answer(HANDED_OVER);
      return goAway(Number.POSITIVE_INFINITY);
    case 'wake':
      sendPacket(command.value);
      await answer(done('Sent to the network.'));
      return;
    case 'screen':
      await session.sendScreen(device.screen(Date.now()));
      return;
    case 'remote':
      await answer(remote.call(command.value));
      return;
    // As a real device's agent does: without an answer the command would be handed out again.
    default:
      command.type satisfies never;
      await answer(UNKNOWN_COMMAND);
  }
}
