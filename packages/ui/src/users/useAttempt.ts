import { useCallback } from 'react';
import { failureOf } from '@remote-console/api-client';
import { useFailureWords } from '../i18n/index.ts';
import type { SaveOutcome } from '../primitives/index.ts';
import { useToast } from '../contexts/index.ts';

/** Something to do, and the words that tell of its success; without words the change itself is seen. */
export type Attempt = (act: () => Promise<unknown>, done?: string) => Promise<SaveOutcome>;

/** Does something and reports it: the success as a toast, a refusal as words for the place where it was asked for. */
export function useAttempt(): Attempt {
  const toast = useToast();
  const failureWords = useFailureWords();
  return useCallback(
    async (act, done) => {
      try {
        await act();
      } catch (thrown) {
        const failure = failureOf(thrown);
        const field = failure.kind === 'unreachable' ? undefined : failure.field;
        return { kind: 'refused', error: failureWords(thrown), field };
      }
      if (done !== undefined) toast.show({ tone: 'success', text: done });
      return { kind: 'saved' };
    },
    [toast, failureWords],
  );
}

/** The same for switches and choices, which have no place for words: a refusal is a toast as well. */
export function useToldAttempt(): (act: () => Promise<unknown>, done?: string) => Promise<boolean> {
  const toast = useToast();
  const attempt = useAttempt();
  return useCallback(
    async (act, done) => {
      const outcome = await attempt(act, done);
      if (outcome.kind === 'refused') toast.show({ tone: 'error', text: outcome.error });
      return outcome.kind === 'saved';
    },
    [toast, attempt],
  );
}
