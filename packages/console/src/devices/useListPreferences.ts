import { NO_CHOICES, readListChoices, type ListPreferences } from '@remote-console/domain';
import { useCallback, useState } from 'react';
import { useServices } from '../services/index.ts';
import { type KeyValueStore, STORAGE_KEYS, tryStore } from '../storage/index.ts';

/** The choices of everybody who used this browser, by the ID of the person. */
function readAll(storage: KeyValueStore): Readonly<Record<string, unknown>> {
  try {
    const all: unknown = JSON.parse(storage.getItem(STORAGE_KEYS.listChoices) ?? '{}');
    return typeof all === 'object' && all !== null ? { ...all } : {};
  } catch {
    return {};
  }
}

/** What a person chose for the device list on this browser. */
export const readChoicesOf = (storage: KeyValueStore, memberId: number): ListPreferences =>
  readListChoices(readAll(storage)[memberId] ?? NO_CHOICES);

/** Keeps what a person chose; the choices of others stay as they are. */
export function storeChoicesOf(storage: KeyValueStore, memberId: number, choices: ListPreferences): void {
  tryStore(storage, STORAGE_KEYS.listChoices, JSON.stringify({ ...readAll(storage), [memberId]: choices }));
}

/** Columns and saved views of the signed-in person, kept on this browser for the next time. */
export function useListPreferences() {
  const { storage, sessions } = useServices();
  const memberId = sessions.current()?.id ?? 0;
  const [choices, setChoices] = useState(() => readChoicesOf(storage, memberId));
  const changeChoices = useCallback(
    (change: { readonly choices: ListPreferences }) => {
      setChoices(change.choices);
      storeChoicesOf(storage, memberId, change.choices);
    },
    [storage, memberId],
  );
  return { choices, changeChoices };
}
