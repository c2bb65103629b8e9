import { useState, type KeyboardEvent } from 'react';
import type { PaletteEntry } from './paletteEntries.ts';

/** The index that a key moves to among this many options; `null` for other keys. */
function target(key: string, at: number, count: number): number | null {
  switch (key) {
    case 'ArrowDown':
      return (at + 1) % count;
    case 'ArrowUp':
      return (at - 1 + count) % count;
    case 'PageDown':
      return count - 1;
    case 'PageUp':
      return 0;
    default:
      return null;
  }
}

interface ActiveOption {
  /** What Enter opens; nothing if there are no options. */
  readonly active: PaletteEntry | undefined;
  /** Makes an option active; `null` for the first. */
  readonly activate: (id: string | null) => void;
  /** Handles the field's key events. */
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/**
 * The active option: arrow keys move through all of them, Enter opens it. Keys pressed during IME composition are left
 * to the IME.
 */
export function useActiveOption(
  entries: readonly PaletteEntry[],
  onChoose: (entry: PaletteEntry) => void,
): ActiveOption {
  const [activeId, activate] = useState<string | null>(null);
  const found = entries.findIndex(({ id }) => id === activeId);
  const at = found < 0 ? 0 : found;
  const active = entries[at];

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) {
      // Escape only ends the composition.
      event.stopPropagation();
      return;
    }
    if (event.key === 'Enter') {
      event.preventDefault();
      if (active) onChoose(active);
      return;
    }
    const next = entries.length === 0 ? null : target(event.key, at, entries.length);
    if (next === null) return;
    event.preventDefault();
    activate(entries[next]?.id ?? null);
  };
  return { active, activate, onKeyDown };
}
