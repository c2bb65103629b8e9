/** A measurement at one moment; each share is 0 to 100. */
export interface UsageSample {
  /** Epoch milliseconds. */
  readonly at: number;
  readonly cpu: number;
  readonly memory: number;
  readonly disk: number;
}

/** The time span of a timeline, in milliseconds. */
export const USAGE_TIMELINE_MS = 10 * 60_000;

/** The minimum time between two samples, in milliseconds: two answers about the same report count as one. */
const APART_MS = 1000;

/** The timeline with one more sample; samples older than ten minutes are dropped. */
export function withSample(timeline: readonly UsageSample[], sample: UsageSample): readonly UsageSample[] {
  const last = timeline.at(-1);
  if (last && sample.at - last.at < APART_MS) return timeline;
  return [...timeline.filter(({ at }) => sample.at - at <= USAGE_TIMELINE_MS), sample];
}
