import { NO_CHOICES, readListChoices, type ListPreferences } from '@remote-console/domain';
import { useCallback, useState } from 'react';
import { useServices } from '../services/index.ts';
import { type KeyValueStore, STORAGE_KEYS, tryStore } from '../storage/index.ts';

/** The choices of everybody who used this browser, by the pk of the person. */
function readAll(storage: KeyValueStore): Readonly<Record<string, unknown>> {
  try {
    const all: unknown = JSON.parse(storage.getItem(STORAGE_KEYS.listChoices) ?? '{}');
    return typeof all === 'object' && all !== null ? { ...all } : {};
  } catch {
    return {};
  }
}

/** What a person chose for the device list on this browser. */
export const readChoicesOf = (storage: KeyValueStore, memberPk: number): ListPreferences =>
  readListChoices(readAll(storage)[memberPk] ?? NO_CHOICES);

/** Keeps what a person chose; the choices of others stay as they are. */
export function storeChoicesOf(storage: KeyValueStore, memberPk: number, choices: ListPreferences): void {
  tryStore(storage, STORAGE_KEYS.listChoices, JSON.stringify({ ...readAll(storage), [memberPk]: choices }));
}

/** Columns and saved views of the signed-in person, kept on this browser for the next time. */
export function useListPreferences() {
  const { storage, sessions } = useServices();
  const memberPk = sessions.current()?.id ?? 0;
  const [choices, setChoices] = useState(() => readChoicesOf(storage, memberPk));
  const changeChoices = useCallback(
    (change: { readonly choices: ListPreferences }) => {
      setChoices(change.choices);
      storeChoicesOf(storage, memberPk, change.choices);
    },
    [storage, memberPk],
  );
  return { choices, changeChoices };
}
