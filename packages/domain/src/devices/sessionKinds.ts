import type { DeviceState } from './deviceState.ts';

/** A kind of in-page session with a device, by its contract name. */
export type SessionKind = NonNullable<DeviceState['remoteKinds']>[number];

/** What an action opens, in order of preference. */
const KINDS_OF_ACTION: Readonly<Partial<Record<string, readonly SessionKind[]>>> = {
  remote: ['screen', 'terminal'],
  terminal: ['terminal'],
  fileTransfer: ['files'],
};

/**
 * What a menu action opens in the page itself if the agent offers it; `null` if it offers nothing suitable, so that
 * only the viewer is left. Remote control means the screen, or the terminal of a device without one.
 */
export function sessionKindOf(
  action: string,
  { remoteKinds = [] }: Pick<DeviceState, 'remoteKinds'>,
): SessionKind | null {
  return KINDS_OF_ACTION[action]?.find((kind) => remoteKinds.includes(kind)) ?? null;
}
