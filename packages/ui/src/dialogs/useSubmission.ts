import { useState } from 'react';
import type { SaveOutcome } from '../primitives/index.ts';

/** What a dialog has sent, and what came of it. */
interface Submission<Kind> {
  /** What is on its way; `null` while nothing is. */
  readonly sending: Kind | null;
  /** Why the last one was refused, in words; `null` while nothing was. */
  readonly refusal: string | null;
  /** Takes the words of the refusal away. */
  readonly clearRefusal: () => void;
  /** Sends, and keeps the words of a refusal; `null` is not sent after all. Resolves whether it was saved. */
  readonly submit: (kind: Kind, send: () => Promise<SaveOutcome | null>) => Promise<boolean>;
}

/** Keeps, for a dialog that says itself why something was refused, what is on its way and how it ended. */
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
