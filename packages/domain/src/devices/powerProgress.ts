import { epochOf, hasTime, type Moment } from '../time/index.ts';
import { isOpenCommand, type AgentCommandState } from './agentCommands.ts';
import { isOnline } from './deviceState.ts';

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
  readonly created_time: string;
  /** When it was answered or given up. */
  readonly finished_time: string | null;
}

/** What a device shows of its newest power command. */
export interface PowerDevice {
  readonly alive: number;
  readonly last_connected_time: string;
  readonly power_command: PowerCommand | null;
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
function isThere({ alive, last_connected_time }: PowerDevice, action: PowerAction, since: number): boolean {
  const isBack = isOnline({ alive }) && hasTime(last_connected_time) && epochOf(last_connected_time) > since;
  switch (action) {
    case 'reboot':
      return isBack;
    case 'shutdown':
      return !isOnline({ alive }) || isBack;
    case 'wake':
      return isOnline({ alive });
  }
}

/**
 * How far a device is with its newest power command; null without one, and once the device is where it was to be. That
 * the agent took a command is no proof that the machine did: only that it is back, off or awake ends it.
 */
export function powerProgress(device: PowerDevice, now: Moment): PowerProgress | null {
  const { power_command: command } = device;
  if (command === null || epochOf(now) - epochOf(command.created_time) > POWER_MEMORY_MS) return null;
  const { type: action, state, finished_time } = command;
  if (isOpenCommand(state)) return { action, stage: 'sent' };
  const since = epochOf(finished_time ?? command.created_time);
  if (isThere(device, action, since)) return null;
  if (state !== 'acknowledged') return { action, stage: 'failed' };
  return { action, stage: epochOf(now) - since > POWER_PATIENCE_MS[action] ? 'overdue' : 'under_way' };
}
