import type { DeviceState } from './deviceState.ts';

/** A way to reach a device in the page itself, as the contract names it. */
export type SessionKind = NonNullable<DeviceState['remoteKinds']>[number];

/** What an action opens, the best first. */
const KINDS_OF_ACTION: Readonly<Partial<Record<string, readonly SessionKind[]>>> = {
  remote: ['screen', 'terminal'],
  terminal: ['terminal'],
  fileTransfer: ['files'],
};

/**
 * What an action of the menus opens in the page itself where the agent offers it; `null` where it offers nothing for it,
 * so that only the viewer is left. Remote control is the screen, or the terminal of a device without one.
 */
export function sessionKindOf(
  action: string,
  { remoteKinds = [] }: Pick<DeviceState, 'remoteKinds'>,
): SessionKind | null {
  return KINDS_OF_ACTION[action]?.find((kind) => remoteKinds.includes(kind)) ?? null;
}
