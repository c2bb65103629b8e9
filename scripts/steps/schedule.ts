/** Runs steps in parallel, each on its share of the machine: what waits runs alongside what computes. */
import { notRun, type StepResult } from './runStep.ts';
import type { Step } from './step.ts';

/** The machine: a third and a half are whole numbers of sixths. */
const WHOLE = 6;
const SIXTHS = { third: 2, half: 3, whole: 6 } as const;

/** How many sixths of the machine a step takes. */
const sixthsOf = ({ share = 'third' }: Step): number => SIXTHS[share];

/** What the schedule does with each step. */
export interface Schedule {
  /** Seconds that a step is expected to take. */
  readonly expected: (step: Step) => number;
  readonly run: (step: Step) => Promise<StepResult>;
  readonly started: (step: Step, running: readonly string[]) => void;
  readonly ended: (result: StepResult, running: readonly string[]) => void;
}

/** The seconds from the start of each step to the end of the last one that needs it. */
function urgencies(steps: readonly Step[], expected: (step: Step) => number): Map<string, number> {
  const urgencyOf = new Map<string, number>();
  const measure = (step: Step): number => {
    const known = urgencyOf.get(step.name);
    if (known !== undefined) return known;
    // Ends the search for steps that need each other, which are rejected below.
    urgencyOf.set(step.name, 0);
    const after = steps.filter(({ needs }) => needs?.includes(step.name)).map(measure);
    const urgency = expected(step) + Math.max(0, ...after);
    urgencyOf.set(step.name, urgency);
    return urgency;
  };
  steps.forEach(measure);
  return urgencyOf;
}

/**
 * Runs every step once, the most urgent first, in parallel as far as the machine allows. A step whose needs failed is
 * not run and counts as failed.
 *
 * @returns The results, in the order of the steps.
 */
export async function runSchedule(steps: readonly Step[], schedule: Schedule): Promise<StepResult[]> {
  const names = new Set(steps.map(({ name }) => name));
  const urgencyOf = urgencies(steps, schedule.expected);
  const waiting = steps.toSorted((one, other) => (urgencyOf.get(other.name) ?? 0) - (urgencyOf.get(one.name) ?? 0));
  const results = new Map<string, StepResult>();
  const running = new Map<string, { sixths: number; done: Promise<void> }>();
  const runningNames = () => [...running.keys()];

  const needsOf = (step: Step) => (step.needs ?? []).filter((name) => names.has(name));
  const failedNeed = (step: Step) => needsOf(step).find((name) => (results.get(name)?.failures.length ?? 0) > 0);
  const isReady = (step: Step) => needsOf(step).every((name) => results.has(name));
  const freeSixths = () => WHOLE - [...running.values()].reduce((sum, { sixths }) => sum + sixths, 0);

  const runOne = async (step: Step) => {
    const result = await schedule.run(step);
    running.delete(step.name);
    results.set(step.name, result);
    schedule.ended(result, runningNames());
  };
  const start = (step: Step) => {
    running.set(step.name, { sixths: sixthsOf(step), done: runOne(step) });
    schedule.started(step, runningNames());
  };

  while (waiting.length > 0 || running.size > 0) {
    const next = waiting.findIndex((step) => isReady(step) && sixthsOf(step) <= freeSixths());
    const [step] = next < 0 ? [] : waiting.splice(next, 1);
    const failed = step && failedNeed(step);
    if (step && failed !== undefined) results.set(step.name, notRun(step.name, failed));
    else if (step) start(step);
    else if (running.size > 0) await Promise.race([...running.values()].map(({ done }) => done));
    else throw new Error(`Steps need each other: ${waiting.map(({ name }) => name).join(', ')}`);
  }
  return steps.flatMap(({ name }) => results.get(name) ?? []);
}
