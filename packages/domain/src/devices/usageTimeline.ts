/** What was measured at one moment; each share is 0 to 100. */
export interface UsageSample {
  /** Epoch milliseconds. */
  readonly at: number;
  readonly cpu: number;
  readonly memory: number;
  readonly disk: number;
}

/** How much of the past a timeline holds, in milliseconds. */
export const USAGE_TIMELINE_MS = 10 * 60_000;

/** The fewest milliseconds between two samples: two answers about the same report are one. */
const APART_MS = 1000;

/** The timeline with one more sample; what is older than ten minutes goes. */
export function withSample(timeline: readonly UsageSample[], sample: UsageSample): readonly UsageSample[] {
  const last = timeline.at(-1);
  if (last && sample.at - last.at < APART_MS) return timeline;
  return [...timeline.filter(({ at }) => sample.at - at <= USAGE_TIMELINE_MS), sample];
}
