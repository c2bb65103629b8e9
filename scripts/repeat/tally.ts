/** Counts over several rounds how often each test passed and failed. */
import type { Outcome } from '../reports/outcomes.ts';
import type { UnsteadyTest } from '../reports/unsteady.ts';

/** A test of one round, with its step. */
export interface RoundOutcome extends Pick<Outcome, 'title' | 'file' | 'status' | 'message'> {
  readonly step: string;
}

/** Every test that ran, with its counts and the message of its last failure. */
export function tallyRounds(outcomes: readonly RoundOutcome[]): UnsteadyTest[] {
  const ran = outcomes.filter(({ status }) => status !== 'skipped');
  return [...Map.groupBy(ran, ({ step, file, title }) => JSON.stringify([step, file, title])).values()].flatMap(
    (rounds) => {
      const [first] = rounds;
      const failures = rounds.filter(({ status }) => status === 'failed');
      return first === undefined
        ? []
        : {
            step: first.step,
            file: first.file,
            title: first.title,
            passed: rounds.length - failures.length,
            failed: failures.length,
            message: failures.at(-1)?.message ?? '',
          };
    },
  );
}

/** Whether a test both passed and failed. */
export const isUnsteady = ({ passed, failed }: UnsteadyTest) => passed > 0 && failed > 0;
