import { useState } from 'react';
import { useServices } from '../services/index.ts';
import { STORAGE_KEYS, tryStore } from '../storage/index.ts';

const OFF = 'off';

/** Whether shortcuts work in session windows, kept in this browser until logout. */
export function useShortcuts() {
  const { storage } = useServices();
  const [shortcutsOn, setOn] = useState(() => storage.getItem(STORAGE_KEYS.remoteShortcuts) !== OFF);
  return {
    shortcutsOn,
    onShortcutsChange: ({ on }: { readonly on: boolean }) => {
      setOn(on);
      tryStore(storage, STORAGE_KEYS.remoteShortcuts, on ? 'on' : OFF);
    },
  };
}
