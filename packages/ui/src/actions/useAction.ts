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
  /** What it is done to, where several can be acted on side by side, such as the pk of a row. */
  readonly of?: Subject;
  /** What a toast says of its success; nothing where the change itself is seen. */
  readonly done?: string | (() => DoneMessage);
  /** What is said of its failure instead of the message of the error. */
  readonly failed?: string;
}

/** Something that a person can do, and how far it is. */
export interface Action<Subject> {
  readonly isBusy: boolean;
  /** What is being acted on; the latest of several. */
  readonly subject: Subject | null;
  readonly subjects: ReadonlySet<Subject>;
  /** Does it; a toast says of a failure what it was. Resolves whether it succeeded, and never rejects. */
  readonly run: (act: () => Promise<unknown>, options?: RunOptions<Subject>) => Promise<boolean>;
  /** Does it for a place that shows a failure itself, such as a form. It never rejects. */
  readonly save: (act: () => Promise<unknown>, options?: RunOptions<Subject>) => Promise<SaveOutcome>;
}

/** Stands for the action as a whole where a run names no subject. */
const WHOLE = Symbol('the action as a whole');

/**
 * Does what a person asked for once at a time: whoever presses again while it runs waits for the run that is under way.
 * Keeps what is busy, and says in a toast how it ended.
 */
export function useAction<Subject extends string | number = never>(): Action<Subject> {
  const toast = useToast();
  const errorMessage = useErrorMessage();
  const running = useRef(new Map<Subject | typeof WHOLE, Promise<SaveOutcome>>());
  const [busy, setBusy] = useState<ReadonlySet<Subject | typeof WHOLE>>(new Set());

  const attempt = useCallback(
    async (act: () => Promise<unknown>, { done, failed }: RunOptions<Subject>): Promise<SaveOutcome> => {
      try {
        await act();
      } catch (thrown) {
        const failure = failureOf(thrown);
        const field = failure.kind === 'unreachable' ? undefined : failure.field;
        return { kind: 'refused', error: failed ?? errorMessage(thrown), field };
      }
      if (done !== undefined) toast.show({ tone: 'success', ...(typeof done === 'string' ? { text: done } : done()) });
      return { kind: 'saved' };
    },
    [toast, errorMessage],
  );

  const save = useCallback<Action<Subject>['save']>(
    (act, options = {}) => {
      const subject = options.of ?? WHOLE;
      const underWay = running.current.get(subject);
      if (underWay) return underWay;
      const publish = () => setBusy(new Set(running.current.keys()));
      const outcome = attempt(act, options).finally(() => {
        running.current.delete(subject);
        publish();
      });
      running.current.set(subject, outcome);
      publish();
      return outcome;
    },
    [attempt],
  );

  const run = useCallback<Action<Subject>['run']>(
    async (act, options) => {
      const outcome = await save(act, options);
      if (outcome.kind === 'refused') toast.show({ tone: 'error', text: outcome.error });
      return outcome.kind === 'saved';
    },
    [save, toast],
  );

  const subjects = useMemo(() => new Set([...busy].filter((subject): subject is Subject => subject !== WHOLE)), [busy]);
  return { isBusy: busy.size > 0, subject: [...subjects].at(-1) ?? null, subjects, run, save };
}
