/**
 * What a second person may do on a screen or in a terminal that is in use: nothing (screens are for one person at a
 * time, terminals for the person who opened them); only watch; or control it together with the others.
 */
export const REMOTE_SHARINGS = ['alone', 'watch', 'join'] as const;

/** What a second person may do on a screen or in a terminal. */
export type RemoteSharing = (typeof REMOTE_SHARINGS)[number];

/** Whether a text is one of these. */
export function isRemoteSharing(text: unknown): text is RemoteSharing {
  return REMOTE_SHARINGS.some((sharing) => sharing === text);
}

/** The default if no group has a setting. */
export const USUAL_REMOTE_SHARING: RemoteSharing = 'alone';

/**
 * The setting for a group's device: the group's own, otherwise that of the nearest ancestor that has one.
 *
 * @param chain The settings of the group and its ancestors, from the group up; null for none.
 */
export function sharingOf(chain: readonly (RemoteSharing | null)[]): RemoteSharing {
  return chain.find((sharing) => sharing !== null) ?? USUAL_REMOTE_SHARING;
}

/** A user's role in what may be shared: alone, only watching, or controlling it together with others. */
export const REMOTE_PARTS = ['first', 'watch', 'join'] as const;

/** A user's role on a screen or in a terminal. */
export type RemotePart = (typeof REMOTE_PARTS)[number];

/**
 * The role of a user who joins a screen; null if they may not join now.
 *
 * @param isTaken Whether somebody else controls it.
 */
export function screenPart(sharing: RemoteSharing, isTaken: boolean): RemotePart | null {
  return isTaken ? terminalPart(sharing) : 'first';
}

/** The role of a user who joins another user's terminal; null if they may not. */
export function terminalPart(sharing: RemoteSharing): 'watch' | 'join' | null {
  return sharing === 'alone' ? null : sharing;
}

/** Whether a policy that changed meanwhile lets a user keep their role. The first user always keeps it. */
export function mayKeepPart(part: RemotePart, sharing: RemoteSharing): boolean {
  switch (part) {
    case 'first':
      return true;
    case 'watch':
      return sharing !== 'alone';
    case 'join':
      return sharing === 'join';
  }
}
