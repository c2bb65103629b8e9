import { useEffect } from 'react';
import { useSWRConfig, type Cache, type Middleware, type SWRResponse } from 'swr';
import type { FetchOptions } from './readNames.ts';

/** How a read ends that another one took the place of. It stays in the cache until the same is asked for again. */
class Superseded extends Error {
  constructor() {
    super('superseded');
    this.name = 'Superseded';
  }
}

/** Who shows the answer to a question, and the calls that ask it. */
interface Question {
  askers: number;
  readonly calls: Set<AbortController>;
}

/** The questions of one cache, under their names in it. */
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

/** Counts somebody who shows the answer. When the last one stops, the calls that are on their way are given up. */
function watch(questions: Questions, name: string): () => void {
  questionIn(questions, name).askers += 1;
  return () => {
    questionIn(questions, name).askers -= 1;
    // Others of the same screen may be about to begin, and an effect that runs twice begins again.
    queueMicrotask(() => {
      const question = questions.get(name);
      if (question?.askers === 0) for (const call of question.calls) call.abort();
      forgetIfUnused(questions, name);
    });
  };
}

/** A read that was given up and is asked for again is one that waits. */
function waiting<Data, Failure>(read: SWRResponse<Data, Failure>): SWRResponse<Data, Failure> {
  return {
    mutate: read.mutate,
    // Looked at only where it is wanted: whoever looks is drawn again when it changes.
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
 * Gives up a read that is on its way once nothing shows its answer any more: the next letter of a word takes the place
 * of the search before it, and neither the browser nor the server goes on with it.
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
