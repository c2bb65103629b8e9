import { NO_CHOICES, readListChoices, type ListPreferences } from '@remote-console/domain';
import { useCallback, useState } from 'react';
import { useServices } from '../services/index.ts';
import { type KeyValueStore, STORAGE_KEYS, tryStore } from '../storage/index.ts';

/** The settings of everyone who used this browser, by user ID. */
function readAll(storage: KeyValueStore): Readonly<Record<string, unknown>> {
  try {
    const all: unknown = JSON.parse(storage.getItem(STORAGE_KEYS.listChoices) ?? '{}');
    return typeof all === 'object' && all !== null ? { ...all } : {};
  } catch {
    return {};
  }
}

/** A user's device list settings in this browser. */
export const readChoicesOf = (storage: KeyValueStore, memberId: number): ListPreferences =>
  readListChoices(readAll(storage)[memberId] ?? NO_CHOICES);

/** Stores a user's settings; other users' settings are unchanged. */
export function storeChoicesOf(storage: KeyValueStore, memberId: number, choices: ListPreferences): void {
  tryStore(storage, STORAGE_KEYS.listChoices, JSON.stringify({ ...readAll(storage), [memberId]: choices }));
}

/** The signed-in user's columns and saved views, kept in this browser for the next visit. */
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
