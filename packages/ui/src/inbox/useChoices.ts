import type { InboxPreference } from '@remote-console/api-client';
import { useChooseInbox } from '@remote-console/api-client/react';
import type { InboxChoice, InboxKind } from '@remote-console/domain';
import { useRef, useState } from 'react';
import { useFailureWords } from '../i18n/index.ts';
import type { ChoiceFault } from './InboxPreferences/InboxPreferences.tsx';

/** Choices as they are on the screen. */
export interface Choices {
  /** What was read, with what is being saved in its place. */
  readonly chosen: readonly InboxPreference[];
  /** What could not be saved, by kind. */
  readonly faults: readonly ChoiceFault[];
  readonly choose: (preference: InboxPreference) => void;
}

/**
 * Saves each choice as it is made, one after the other: the arrow keys go through choices faster than they are kept, and the
 * last one counts. What is refused goes back to what the server has, with the reason beside it.
 */
export function useChoices(preferences: readonly InboxPreference[]): Choices {
  const words = useFailureWords();
  const send = useChooseInbox();
  const [pending, setPending] = useState<Readonly<Partial<Record<InboxKind, InboxChoice>>>>({});
  const [faults, setFaults] = useState<readonly ChoiceFault[]>([]);
  const wanted = useRef(new Map<InboxKind, InboxChoice>());
  const saving = useRef(Promise.resolve());

  const save = async (kind: InboxKind) => {
    const choice = wanted.current.get(kind);
    if (choice === undefined) return;
    wanted.current.delete(kind);
    try {
      await send({ kind, choice });
    } catch (thrown) {
      setFaults((known) => [...known, { kind, words: words(thrown) }]);
    }
    if (!wanted.current.has(kind)) setPending(({ [kind]: _saved, ...others }) => others);
  };
  return {
    chosen: preferences.map(({ kind, choice }) => ({ kind, choice: pending[kind] ?? choice })),
    faults,
    choose: ({ kind, choice }) => {
      wanted.current.set(kind, choice);
      setPending((others) => ({ ...others, [kind]: choice }));
      setFaults((known) => known.filter((fault) => fault.kind !== kind));
      saving.current = saving.current.then(() => save(kind));
    },
  };
}
