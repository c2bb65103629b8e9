import { epochOf, hasTime, type Moment } from '../time/index.ts';
import { isOpenCommand, type AgentCommandState } from './agentCommands.ts';

/** What changes whether a device runs. */
export type PowerAction = 'reboot' | 'shutdown' | 'wake';

/** Whether a command changes whether a device runs. */
export function isPowerAction(type: string): type is PowerAction {
  return type === 'reboot' || type === 'shutdown' || type === 'wake';
}

/** The newest order of that kind, as the server keeps it. */
export interface PowerCommand {
  readonly type: PowerAction;
  readonly state: AgentCommandState;
  readonly createdTime: string;
  /** When it was answered or given up. */
  readonly finishedTime: string | null;
}

/** What a device shows of its newest power command. */
export interface PowerDevice {
  readonly isOnline: boolean;
  readonly lastConnectedTime: string;
  readonly powerCommand: PowerCommand | null;
}

/**
 * How far a device is with its newest power command: it has not answered, it is at it, it takes longer than it should,
 * or it was not carried out.
 */
export interface PowerProgress {
  readonly action: PowerAction;
  readonly stage: 'sent' | 'under_way' | 'overdue' | 'failed';
}

const MINUTE_MS = 60_000;

/** How long a device may be at it, in milliseconds, before it counts as overdue. */
export const POWER_PATIENCE_MS: Readonly<Record<PowerAction, number>> = {
  reboot: 10 * MINUTE_MS,
  shutdown: 5 * MINUTE_MS,
  wake: 5 * MINUTE_MS,
};

/** How long a power command is shown, in milliseconds: afterwards the state of the device says enough. */
export const POWER_MEMORY_MS = 30 * MINUTE_MS;

/** Whether the device is where the command was to bring it. */
function isThere({ isOnline, lastConnectedTime }: PowerDevice, action: PowerAction, since: number): boolean {
  const isBack = isOnline && hasTime(lastConnectedTime) && epochOf(lastConnectedTime) > since;
  switch (action) {
    case 'reboot':
      return isBack;
    case 'shutdown':
      return !isOnline || isBack;
    case 'wake':
      return isOnline;
  }
}

/**
 * How far a device is with its newest power command; null without one, and once the device is where it was to be. That
 * the agent took a command is no proof that the machine did: only that it is back, off or awake ends it.
 */
export function powerProgress(device: PowerDevice, now: Moment): PowerProgress | null {
  const { powerCommand: command } = device;
  if (command === null || epochOf(now) - epochOf(command.createdTime) > POWER_MEMORY_MS) return null;
  const { type: action, state, finishedTime } = command;
  if (isOpenCommand(state)) return { action, stage: 'sent' };
  const since = epochOf(finishedTime ?? command.createdTime);
  if (isThere(device, action, since)) return null;
  if (state !== 'acknowledged') return { action, stage: 'failed' };
  return { action, stage: epochOf(now) - since > POWER_PATIENCE_MS[action] ? 'overdue' : 'under_way' };
}
