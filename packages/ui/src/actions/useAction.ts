import { failureOf } from '@remote-console/api-client';
import { useCallback, useMemo, useRef, useState } from 'react';
import { useToast } from '../contexts/index.ts';
import { useErrorMessage } from '../i18n/index.ts';
import type { SaveOutcome } from '../primitives/index.ts';

/** What is said once an action has succeeded. */
export interface DoneMessage {
  readonly text: string;
  readonly detail?: string | undefined;
}

/** About one run of an action. */
export interface RunOptions<Subject> {
  /** What it is done to, where several can be acted on side by side, such as the ID of a row. */
  readonly of?: Subject;
  /** What a toast says of its success; nothing where the change itself is seen. */
  readonly done?: string | (() => DoneMessage);
  /** What is said of its failure instead of the message of the error. */
  readonly failed?: string;
}

/** How saving ended: with what was answered, or with the words of a refusal. */
export type Saved<Value> =
  | { readonly kind: 'saved'; readonly value: Value }
  | Extract<SaveOutcome, { kind: 'refused' }>;

/** Something that a person can do, and how far it is. */
export interface Action<Subject> {
  readonly isBusy: boolean;
  /** What is being acted on; the latest of several. */
  readonly subject: Subject | null;
  readonly subjects: ReadonlySet<Subject>;
  /**
   * Does it once at a time: whoever presses again meanwhile gets the end of the run that is under way. A toast says of a
   * failure what it was. Resolves whether it succeeded, and never rejects.
   */
  readonly run: (act: () => Promise<unknown>, options?: RunOptions<Subject>) => Promise<boolean>;
  /**
   * Does it for a place that shows a failure itself, such as a field: each call, because the next may have another value.
   * It never rejects.
   */
  readonly save: <Value>(act: () => Promise<Value>, options?: RunOptions<Subject>) => Promise<Saved<Value>>;
}

/** Stands for the action as a whole where a run names no subject. */
const WHOLE = Symbol('the action as a whole');

/** Does what a person asked for, keeps what is busy, and says in a toast how it ended. */
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
