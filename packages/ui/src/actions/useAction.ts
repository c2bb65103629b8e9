import { failureOf } from '@remote-console/api-client';
import { useCallback, useMemo, useRef, useState } from 'react';
import { useToast } from '../contexts/index.ts';
import { useErrorMessage } from '../i18n/index.ts';
import type { SaveOutcome } from '../primitives/index.ts';

/** The message after an action has succeeded. */
export interface DoneMessage {
  readonly text: string;
  readonly detail?: string | undefined;
}

/** Options of one run of an action. */
export interface RunOptions<Subject> {
  /** What it acts on, if several subjects can be acted on in parallel, such as the ID of a row. */
  readonly of?: Subject;
  /** The text of the success toast; none if the change itself is visible. */
  readonly done?: string | (() => DoneMessage);
  /** The text shown on failure instead of the error's message. */
  readonly failed?: string;
}

/** How saving ended: with an answer, or with the text of a refusal. */
export type Saved<Value> =
  | { readonly kind: 'saved'; readonly value: Value }
  | Extract<SaveOutcome, { kind: 'refused' }>;

/** Something that a person can do, and its progress. */
export interface Action<Subject> {
  readonly isBusy: boolean;
  /** The current subject; the latest of several. */
  readonly subject: Subject | null;
  readonly subjects: ReadonlySet<Subject>;
  /**
   * Runs it once at a time: another call meanwhile gets the result of the current run. A toast reports a failure.
   * Resolves to whether it succeeded, and never rejects.
   */
  readonly run: (act: () => Promise<unknown>, options?: RunOptions<Subject>) => Promise<boolean>;
  /**
   * Runs it where a failure is shown in place, such as at a field: every call runs, because the next may have another
   * value. Never rejects.
   */
  readonly save: <Value>(act: () => Promise<Value>, options?: RunOptions<Subject>) => Promise<Saved<Value>>;
}

/** Represents the action as a whole if a run names no subject. */
const WHOLE = Symbol('the action as a whole');

/** Runs a person's action, tracks what is busy, and reports the result in a toast. */
export function useAction<Subject extends string | number = never>(): Action<Subject> {
  const toast = useToast();
  const errorMessage = useErrorMessage();
  const runs = useRef(new Map<Subject | typeof WHOLE, Promise<boolean>>());
  const [underWay, setUnderWay] = useState<readonly (Subject | typeof WHOLE)[]>([]);

  const save = useCallback(
    async <Value>(act: () => Promise<Value>, options: RunOptions<Subject> = {}): Promise<Saved<Value>> => {
      const { of: subject = WHOLE, done, failed } = options;
      setUnderWay((others) => [...others, subject]);
      let value: Value;
      try {
        value = await act();
      } catch (thrown) {
        const failure = failureOf(thrown);
        const field = failure.kind === 'unreachable' ? undefined : failure.field;
        return { kind: 'refused', error: failed ?? errorMessage(thrown), field };
      } finally {
        setUnderWay((all) => all.toSpliced(all.indexOf(subject), 1));
      }
      if (done !== undefined) toast.show({ tone: 'success', ...(typeof done === 'string' ? { text: done } : done()) });
      return { kind: 'saved', value };
    },
    [toast, errorMessage],
  );

  const run = useCallback<Action<Subject>['run']>(
    (act, options = {}) => {
      const subject = options.of ?? WHOLE;
      const known = runs.current.get(subject);
      if (known) return known;
      const begun = save(act, options).then((outcome) => {
        runs.current.delete(subject);
        if (outcome.kind === 'refused') toast.show({ tone: 'error', text: outcome.error });
        return outcome.kind === 'saved';
      });
      runs.current.set(subject, begun);
      return begun;
    },
    [save, toast],
  );

  const subjects = useMemo(
    () => new Set(underWay.filter((subject): subject is Subject => subject !== WHOLE)),
    [underWay],
  );
  return { isBusy: underWay.length > 0, subject: [...subjects].at(-1) ?? null, subjects, run, save };
}
