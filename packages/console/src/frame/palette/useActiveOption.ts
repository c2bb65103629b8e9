import { useState, type KeyboardEvent } from 'react';
import type { PaletteEntry } from './paletteEntries.ts';

/** Where a key leads among this many options; `null` for a key that is none of these. */
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
  /** What Enter opens; nothing while there are no options. */
  readonly active: PaletteEntry | undefined;
  /** Makes an option the active one; `null` for the first. */
  readonly activate: (id: string | null) => void;
  /** Takes the keys of the field. */
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/**
 * The option that the keyboard is on: arrow keys walk over all of them, Enter chooses. Keys that belong to characters being
 * composed are left to the composition.
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
      // Escape ends the composition and nothing else.
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
