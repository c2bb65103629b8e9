import { isOpenCommand, type AgentCommandState } from './agentCommands.ts';

/**
 * What became of an order for one device: it waits for its turn, it is on its way to the server, it waits for the agent,
 * it is done; or the server refused it, the agent could not do it, or no answer came in time.
 */
export type CommandResult =
  | { readonly kind: 'next' }
  | { readonly kind: 'sending' }
  | { readonly kind: 'waiting' }
  | { readonly kind: 'done' }
  /** `because` is a message key. */
  | { readonly kind: 'refused'; readonly because: string }
  /** `reason` is what the agent said, or empty. */
  | { readonly kind: 'failed'; readonly reason: string }
  | { readonly kind: 'expired' };

/** Results by the ID of the device. */
export type CommandResults = ReadonlyMap<number, CommandResult>;

/** What a command on the server means for the person who gave it. */
export function resultOfCommand(command: {
  readonly state: AgentCommandState;
  readonly reason: string;
}): CommandResult {
  if (isOpenCommand(command.state)) return { kind: 'waiting' };
  switch (command.state) {
    case 'acknowledged':
      return { kind: 'done' };
    case 'failed':
      return { kind: 'failed', reason: command.reason };
    default:
      return { kind: 'expired' };
  }
}

/** Whether nothing more will be heard of an order. */
export function isSettled({ kind }: CommandResult): boolean {
  return kind !== 'next' && kind !== 'sending' && kind !== 'waiting';
}

/** How many orders are done, did not work, and are still on their way. */
export interface CommandTally {
  readonly total: number;
  readonly done: number;
  readonly failed: number;
  readonly open: number;
}

/** Counts results. */
export function tallyResults(results: CommandResults): CommandTally {
  const all = [...results.values()];
  const done = all.filter(({ kind }) => kind === 'done').length;
  const open = all.filter((result) => !isSettled(result)).length;
  return { total: all.length, done, open, failed: all.length - done - open };
}

/** The devices whose order did not work: what a second try is sent to, and nothing else. */
export function failedDevices<Device extends { readonly id: number }>(
  devices: readonly Device[],
  results: CommandResults,
): readonly Device[] {
  return devices.filter(({ id }) => {
    const result = results.get(id);
    return result !== undefined && isSettled(result) && result.kind !== 'done';
  });
}
