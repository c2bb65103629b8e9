import { operatingSystemOfBrowser } from '../userAgent/index.ts';
import { operatingSystemOf } from '../operatingSystems/index.ts';
import { DAY_MS } from '../time/index.ts';
import type { AgentSystem } from './installCommand.ts';

/** How many days after today a command may work; with 0 it ends tonight. */
export const COMMAND_DAYS = ['0', '1', '7', '30'] as const;

/** One of them. */
export type CommandDays = (typeof COMMAND_DAYS)[number];

/** For how many devices a command can be made; few by default, so that no license fills up by accident. */
export const COMMAND_DEVICES = ['1', '5', '25', '100', '1000'] as const;

/** One of them. */
export type CommandDevices = (typeof COMMAND_DEVICES)[number];

/** What a person chooses before a command is made. */
export interface CommandChoice {
  /** Where new devices land; null while the groups are not known. */
  readonly groupId: number | null;
  /** What the device is called, or the command where it is for several; empty for the name of the computer. */
  readonly name: string;
  readonly days: CommandDays;
  readonly devices: CommandDevices;
}

/** A day as many days after another, both `YYYY-MM-DD`. */
export function lastDayOf(today: string, days: CommandDays): string {
  return new Date(Date.parse(`${today}T00:00:00Z`) + Number(days) * DAY_MS).toISOString().slice(0, 10);
}

/** The system of the computer that a browser runs on; null for one that has no agent, such as a phone. */
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
