/** What a device knows of the key of its agent, and what a call shows of one; each as a thumbprint (RFC 7638), null for none. */
export interface ShownKey {
  /** The key that the device is bound to. */
  readonly bound: string | null;
  /** The key whose possession the call proves. */
  readonly shown: string | null;
}

/**
 * What the key of a call says of the caller who holds the device's token:
 *
 * - `own`: the key of the device, or no key where it has none yet;
 * - `first`: a key where the device has none, which is bound to it from now on;
 * - `copied`: no key, or another one. The token is in hands that it was not given to.
 */
export type KeyVerdict = 'own' | 'first' | 'copied';

/** Judges the key of a call with a device's token. */
export function judgeKey({ bound, shown }: ShownKey): KeyVerdict {
  if (bound === shown) return 'own';
  return bound === null ? 'first' : 'copied';
}

/**
 * Whether an agent that enrols with a known GUID proves to be the device's agent: by the device's key, or by its last token
 * where the device has no key yet. A token alone proves nothing of a device with a key.
 *
 * @param holdsToken Whether the agent knows the last token of the device.
 */
export function provesDevice({ bound, shown }: ShownKey, holdsToken: boolean): boolean {
  return bound === null ? holdsToken : bound === shown;
}

/** The run of an agent that speaks for its device: from the start of a process to its end. Times are epoch milliseconds. */
export interface HeldRun {
  /** The random name of the run; null before the first one. */
  readonly run: string | null;
  /** False once the run has said goodbye or was silent for too long. */
  readonly isOnline: boolean;
  /** From when on it counts as silent unless it reports again. */
  readonly silentAt: number;
}

/**
 * What a run may do:
 *
 * - `holds`: it speaks for the device;
 * - `follows`: it may take the place of the one before, which has ended;
 * - `rival`: another run speaks for the device. Either that one ended without a goodbye a moment ago, or a copy of the agent runs
 *   somewhere, as after a virtual machine was cloned.
 */
export type RunVerdict = 'holds' | 'follows' | 'rival';

/** Judges a run. An agent without a key names none and always holds. */
export function judgeRun(held: HeldRun, run: string | null, now: number): RunVerdict {
  if (run === null || run === held.run) return 'holds';
  return held.run === null || !held.isOnline || now >= held.silentAt ? 'follows' : 'rival';
}

/** How much later than a refused rival the holder must have reported; a report on its way may be this late. In milliseconds. */
const LATE_REPORT_MS = 1000;

/** The longest pause between two tries of one rival; an agent tries at least twice a minute. In milliseconds. */
const LONGEST_PAUSE_MS = 300_000;

/** When rivals of a device were refused. Times are epoch milliseconds. */
export interface RefusedRivals {
  readonly firstAt: number;
  readonly lastAt: number;
}

/**
 * Since when rivals are refused, given that one is refused now: what was long ago has nothing to do with it, such as a copy that was
 * switched off before this run ended without a goodbye.
 *
 * @param before Null when none was refused since the present run took over.
 */
export function refusedSince(before: RefusedRivals | null, now: number): number {
  return before !== null && now - before.lastAt <= LONGEST_PAUSE_MS ? before.firstAt : now;
}

/**
 * Whether two agents speak for one device: a rival was refused, and the run that holds the device has reported since. A run that
 * ended without a goodbye does not do that.
 *
 * @param refusedAt Since when rivals are refused, as `refusedSince` says it.
 * @param heardAt When the holder reported last.
 */
export function areTwoAgents(refusedAt: number, heardAt: number): boolean {
  return heardAt > refusedAt + LATE_REPORT_MS;
}

/** What is wrong with the identity of a device: its token was used without its key, or two agents have both. */
export const IDENTITY_CONFLICTS = ['copied_token', 'two_agents'] as const;

/** One of them. */
export type IdentityConflict = (typeof IDENTITY_CONFLICTS)[number];

/** How long a conflict is shown after it was noticed last, in milliseconds. */
export const CONFLICT_SHOWN_MS = 86_400_000;
