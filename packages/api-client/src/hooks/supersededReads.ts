import { useEffect } from 'react';
import { useSWRConfig, type Cache, type Middleware, type SWRResponse } from 'swr';
import type { FetchOptions } from './readNames.ts';

/** How a read ends that was replaced by another one. It stays in the cache until the same is requested again. */
class Superseded extends Error {
  constructor() {
    super('superseded');
    this.name = 'Superseded';
  }
}

/** Who shows the answer to a question, and the calls for it. */
interface Question {
  askers: number;
  readonly calls: Set<AbortController>;
}

/** The questions of one cache, by cache key. */
type Questions = Map<string, Question>;

const questionsOf = new WeakMap<Cache, Questions>();

function questionsIn(cache: Cache): Questions {
  const known = questionsOf.get(cache) ?? new Map<string, Question>();
  questionsOf.set(cache, known);
  return known;
}

function questionIn(questions: Questions, name: string): Question {
  const known = questions.get(name) ?? { askers: 0, calls: new Set() };
  questions.set(name, known);
  return known;
}

function forgetIfUnused(questions: Questions, name: string): void {
  const question = questions.get(name);
  if (question && question.askers === 0 && question.calls.size === 0) questions.delete(name);
}

/** Counts a consumer of the answer. When the last one stops, the calls in progress are aborted. */
function watch(questions: Questions, name: string): () => void {
  questionIn(questions, name).askers += 1;
  return () => {
    questionIn(questions, name).askers -= 1;
    // Others on the same screen may be about to start, and an effect that runs twice starts again.
    queueMicrotask(() => {
      const question = questions.get(name);
      if (question?.askers === 0) for (const call of question.calls) call.abort();
      forgetIfUnused(questions, name);
    });
  };
}

/** A read that was aborted and is requested again counts as waiting. */
function waiting<Data, Failure>(read: SWRResponse<Data, Failure>): SWRResponse<Data, Failure> {
  return {
    mutate: read.mutate,
    // Accessed only where needed: reading it subscribes the component to changes.
    get data() {
      return read.data;
    },
    get error() {
      return read.error instanceof Superseded ? undefined : read.error;
    },
    get isValidating() {
      return read.isValidating;
    },
    get isLoading() {
      return read.isLoading || read.error instanceof Superseded;
    },
  };
}

/**
 * Aborts a read in progress once nothing shows its answer any more: the next letter of a word replaces the previous
 * search, and neither the browser nor the server continues it.
 */
export const giveUpSuperseded: Middleware = (useNext) => (key, fetcher, config) => {
  const { cache } = useSWRConfig();
  const questions = questionsIn(cache);
  const name = typeof key === 'string' ? key : '';
  const fetchUntilSuperseded =
    fetcher &&
    (async (asked: string) => {
      const call = new AbortController();
      const { calls } = questionIn(questions, asked);
      calls.add(call);
      try {
        return await fetcher(asked, { signal: call.signal } satisfies FetchOptions);
      } catch (thrown) {
        throw call.signal.aborted ? new Superseded() : thrown;
      } finally {
        calls.delete(call);
        forgetIfUnused(questions, asked);
      }
    });
  useEffect(() => watch(questions, name), [questions, name]);
  return waiting(useNext(key, fetchUntilSuperseded, config));
};
