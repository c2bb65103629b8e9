/** What a device knows of its agent's key, and what a call shows of one; as thumbprints (RFC 7638), null for none. */
export interface ShownKey {
  /** The key that the device is bound to. */
  readonly bound: string | null;
  /** The key whose possession the call proves. */
  readonly shown: string | null;
}

/**
 * What a call's key says about a caller who holds the device's token:
 *
 * - `own`: the device's key, or no key while the device has none;
 * - `first`: a key while the device has none, which is bound to it from now on;
 * - `copied`: no key, or a different one. The token is in the wrong hands.
 */
export type KeyVerdict = 'own' | 'first' | 'copied';

/** Judges the key of a call that uses a device's token. */
export function judgeKey({ bound, shown }: ShownKey): KeyVerdict {
  if (bound === shown) return 'own';
  return bound === null ? 'first' : 'copied';
}

/**
 * Whether an agent that enrolls with a known GUID proves to be the device's agent: by the device's key, or by its last
 * token while the device has no key. For a device with a key, a token alone proves nothing.
 *
 * @param holdsToken Whether the agent knows the last token of the device.
 */
export function provesDevice({ bound, shown }: ShownKey, holdsToken: boolean): boolean {
  return bound === null ? holdsToken : bound === shown;
}

/** The agent run that speaks for its device: from a process's start to its end. Times are epoch milliseconds. */
export interface HeldRun {
  /** The run's random name; null before the first one. */
  readonly run: string | null;
  /** False once the run has signed off or was silent for too long. */
  readonly isOnline: boolean;
  /** From when on it counts as silent unless it reports again. */
  readonly silentAt: number;
}

/**
 * What a run may do:
 *
 * - `holds`: it speaks for the device;
 * - `follows`: it may replace the previous run, which has ended;
 * - `rival`: another run speaks for the device. Either that one ended without signing off a moment ago, or a copy of
 *   the agent is running somewhere, for example after a virtual machine was cloned.
 */
export type RunVerdict = 'holds' | 'follows' | 'rival';

/** Judges a run. An agent without a key names none and always holds. */
export function judgeRun(held: HeldRun, run: string | null, now: number): RunVerdict {
  if (run === null || run === held.run) return 'holds';
  return held.run === null || !held.isOnline || now >= held.silentAt ? 'follows' : 'rival';
}

/** How much later than a refused rival the holder must have reported, to allow for reports in transit; milliseconds. */
const LATE_REPORT_MS = 1000;

/** The longest pause between two attempts of one rival; an agent tries at least twice a minute. In milliseconds. */
const LONGEST_PAUSE_MS = 300_000;

/** When a device's rivals were refused. Times are epoch milliseconds. */
export interface RefusedRivals {
  readonly firstAt: number;
  readonly lastAt: number;
}

/**
 * Since when rivals have been refused, given that one is refused now: refusals long ago are unrelated, such as a copy
 * that was switched off before this run ended without signing off.
 *
 * @param before Null when none was refused since the current run took over.
 */
export function refusedSince(before: RefusedRivals | null, now: number): number {
  return before !== null && now - before.lastAt <= LONGEST_PAUSE_MS ? before.firstAt : now;
}

/**
 * Whether two agents speak for one device: a rival was refused, and the run that holds the device has reported since. A
 * run that ended without signing off doesn't report.
 *
 * @param refusedAt Since when rivals are refused, from `refusedSince`.
 * @param heardAt When the holder last reported.
 */
export function areTwoAgents(refusedAt: number, heardAt: number): boolean {
  return heardAt > refusedAt + LATE_REPORT_MS;
}

/** What is wrong with a device's identity: its token was used without its key, or two agents have both. */
export const IDENTITY_CONFLICTS = ['copied_token', 'two_agents'] as const;

/** One of these problems. */
export type IdentityConflict = (typeof IDENTITY_CONFLICTS)[number];

/** How long a conflict is shown after it was last noticed, in milliseconds. */
export const CONFLICT_SHOWN_MS = 86_400_000;
