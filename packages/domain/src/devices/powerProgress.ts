import { epochOf, hasTime, type Moment } from '../time/index.ts';
import { isOpenCommand, type AgentCommandState } from './agentCommands.ts';

/** Commands that change whether a device is running. */
export type PowerAction = 'reboot' | 'shutdown' | 'wake';

/** Whether a command changes whether a device is running. */
export function isPowerAction(type: string): type is PowerAction {
  return type === 'reboot' || type === 'shutdown' || type === 'wake';
}

/** The latest command of that kind, as the server stores it. */
export interface PowerCommand {
  readonly type: PowerAction;
  readonly state: AgentCommandState;
  readonly createdTime: string;
  /** When it was answered or given up. */
  readonly finishedTime: string | null;
}

/** What a device shows about its latest power command. */
export interface PowerDevice {
  readonly isOnline: boolean;
  readonly lastConnectedTime: string;
  readonly powerCommand: PowerCommand | null;
}

/** The progress of a device's latest power command: not answered, in progress, overdue, or not carried out. */
export interface PowerProgress {
  readonly action: PowerAction;
  readonly stage: 'sent' | 'under_way' | 'overdue' | 'failed';
}

const MINUTE_MS = 60_000;

/** How long it may be in progress, in milliseconds, before it counts as overdue. */
export const POWER_PATIENCE_MS: Readonly<Record<PowerAction, number>> = {
  reboot: 10 * MINUTE_MS,
  shutdown: 5 * MINUTE_MS,
  wake: 5 * MINUTE_MS,
};

/** How long a power command is shown, in milliseconds: afterwards the device's state says enough. */
export const POWER_MEMORY_MS = 30 * MINUTE_MS;

/** Whether the device is in the state that the command aims for. */
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
 * The progress of a device's latest power command; null without one, and once the device has reached its target state.
 * An agent's acceptance doesn't prove that the machine complied: only being back, off, or awake ends it.
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
