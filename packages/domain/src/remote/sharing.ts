/**
 * What a second person may do on the screen or in the terminal that somebody uses: nothing (screens are for one person at a
 * time, terminals for the person who opened them); only watch; or control it together with whoever is there.
 */
export const REMOTE_SHARINGS = ['alone', 'watch', 'join'] as const;

/** What a second person may do on a screen or in a terminal. */
export type RemoteSharing = (typeof REMOTE_SHARINGS)[number];

/** Whether a text names one of them. */
export function isRemoteSharing(text: unknown): text is RemoteSharing {
  return REMOTE_SHARINGS.some((sharing) => sharing === text);
}

/** What holds where no group says anything. */
export const USUAL_REMOTE_SHARING: RemoteSharing = 'alone';

/**
 * What holds for a device of a group: what the group says, else the nearest group above it that says something.
 *
 * @param chain What the group and those above it say, from the group up; null where one says nothing.
 */
export function sharingOf(chain: readonly (RemoteSharing | null)[]): RemoteSharing {
  return chain.find((sharing) => sharing !== null) ?? USUAL_REMOTE_SHARING;
}

/** The part that a person has in what may be shared: nobody else was there, they only watch, or they control it together with others. */
export const REMOTE_PARTS = ['first', 'watch', 'join'] as const;

/** The part that a person has in a screen or a terminal. */
export type RemotePart = (typeof REMOTE_PARTS)[number];

/**
 * The part of a person who comes to a screen; null where they may not come now.
 *
 * @param isTaken Whether somebody else controls it.
 */
export function screenPart(sharing: RemoteSharing, isTaken: boolean): RemotePart | null {
  return isTaken ? terminalPart(sharing) : 'first';
}

/** The part of a person who comes to the terminal of somebody else; null where they may not. */
export function terminalPart(sharing: RemoteSharing): 'watch' | 'join' | null {
  return sharing === 'alone' ? null : sharing;
}

/** Whether a policy that changed meanwhile lets a person keep their part. Who came first keeps it under each. */
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
