import { operatingSystemOfBrowser } from '../userAgent/index.ts';
import { operatingSystemOf } from '../operatingSystems/index.ts';
import { DAY_MS } from '../time/index.ts';
import type { AgentSystem } from './installCommand.ts';

/** For how many days after today a command is valid; with 0 it ends tonight. */
export const COMMAND_DAYS = ['0', '1', '7', '30'] as const;

/** One of these numbers of days. */
export type CommandDays = (typeof COMMAND_DAYS)[number];

/** For how many devices a command can be created; few by default, so that no license fills up by accident. */
export const COMMAND_DEVICES = ['1', '5', '25', '100', '1000'] as const;

/** One of these numbers of devices. */
export type CommandDevices = (typeof COMMAND_DEVICES)[number];

/** The user's choices before a command is created. */
export interface CommandChoice {
  /** The new devices' group; null while the groups are unknown. */
  readonly groupId: number | null;
  /** The name of the device, or of a command for several; empty for the computer's name. */
  readonly name: string;
  readonly days: CommandDays;
  readonly devices: CommandDevices;
}

/** The day that many days after another, both `YYYY-MM-DD`. */
export function lastDayOf(today: string, days: CommandDays): string {
  return new Date(Date.parse(`${today}T00:00:00Z`) + Number(days) * DAY_MS).toISOString().slice(0, 10);
}

/** The system of the browser's computer; null for one without an agent, such as a phone. */
export function agentSystemOfBrowser(userAgent: string): AgentSystem | null {
  switch (operatingSystemOf(operatingSystemOfBrowser(userAgent)).id) {
    case 'windows':
      return 'windows';
    case 'linux':
      return 'linux';
    case 'mac':
      return 'macos';
    case 'android':
    case 'ios':
    case 'unknown':
      return null;
  }
}
