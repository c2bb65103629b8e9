import { useState } from 'react';
import type { SaveOutcome } from '../primitives/index.ts';

/** What a dialog has submitted, and the result. */
interface Submission<Kind> {
  /** What is being sent; `null` if nothing is. */
  readonly sending: Kind | null;
  /** Why the last one was refused, as text; `null` if it was not. */
  readonly refusal: string | null;
  /** Clears the refusal. */
  readonly clearRefusal: () => void;
  /** Submits, and keeps the text of a refusal; `null` submits nothing. Resolves to whether it was saved. */
  readonly submit: (kind: Kind, send: () => Promise<SaveOutcome | null>) => Promise<boolean>;
}

/** Tracks the submission and its result, for a dialog that shows refusals itself. */
export function useSubmission<Kind extends string>(): Submission<Kind> {
  const [sending, setSending] = useState<Kind | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const submit: Submission<Kind>['submit'] = async (kind, send) => {
    setSending(kind);
    setRefusal(null);
    const outcome = await send();
    setSending(null);
    if (outcome?.kind === 'refused') setRefusal(outcome.error);
    return outcome?.kind === 'saved';
  };
  return { sending, refusal, clearRefusal: () => setRefusal(null), submit };
}
