/** What was measured at one moment; each share is 0 to 100. */
export interface UsageSample {
  /** Epoch milliseconds. */
  readonly at: number;
  readonly cpu: number;
  readonly memory: number;
  readonly disk: number;
}

/** How much of the past a course holds, in milliseconds. */
export const USAGE_TIMELINE_MS = 10 * 60_000;

/** The fewest milliseconds between two samples: two answers about the same report are one. */
const APART_MS = 1000;

/** The course with one more sample; what is older than ten minutes goes. */
export function withSample(course: readonly UsageSample[], sample: UsageSample): readonly UsageSample[] {
  const last = course.at(-1);
  if (last && sample.at - last.at < APART_MS) return course;
  return [...course.filter(({ at }) => sample.at - at <= USAGE_TIMELINE_MS), sample];
}
