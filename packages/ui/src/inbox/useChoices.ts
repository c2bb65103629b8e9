import type { InboxPreference } from '@remote-console/api-client';
import { useChooseInbox } from '@remote-console/api-client/react';
import type { InboxChoice, InboxKind } from '@remote-console/domain';
import { useRef, useState } from 'react';
import { useErrorMessage } from '../i18n/index.ts';
import type { ChoiceFault } from './InboxPreferences/InboxPreferences.tsx';

/** Choices as displayed. */
export interface Choices {
  /** What was read, overlaid with what is being saved. */
  readonly chosen: readonly InboxPreference[];
  /** What could not be saved, by kind. */
  readonly faults: readonly ChoiceFault[];
  readonly choose: (preference: InboxPreference) => void;
}

/**
 * Saves each choice as it is made, one after the other: arrow keys change choices faster than they are saved, and the
 * last one counts. A refused one reverts to the server's value, with the reason next to it.
 */
export function useChoices(preferences: readonly InboxPreference[]): Choices {
  const words = useErrorMessage();
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
