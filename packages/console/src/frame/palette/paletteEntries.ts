import type { LucideIcon } from 'lucide-react';

/** Kinds of results. */
export type EntryKind = 'page' | 'device' | 'group' | 'action';

/** A result of the console's search. */
export interface PaletteEntry {
  /** Kind and key, such as `page:profile` or `device:12`. */
  readonly id: string;
  readonly kind: EntryKind;
  readonly label: string;
  /** Its location, or what it belongs to. */
  readonly hint?: string;
  readonly Icon: LucideIcon;
  /** Opens or runs it. */
  readonly run: () => void;
}

/** Entries of one kind under a heading. */
export interface PaletteSection {
  readonly id: string;
  readonly label: string;
  readonly entries: readonly PaletteEntry[];
}

/** Normalizes for comparison: composed Hangul and kana, full-width as half-width, lower case. */
const folded = (text: string) => text.normalize('NFKC').toLowerCase();

/** How well a label matches a search: it starts with it, one of its words does, it contains it; `null` for none. */
function rankOf(label: string, wanted: string): number | null {
  const at = folded(label).indexOf(wanted);
  if (at < 0) return null;
  if (at === 0) return 0;
  return folded(label).includes(` ${wanted}`) ? 1 : 2;
}

/**
 * The entries that match a text, best first and otherwise in their order. Several words must all occur, in label or
 * hint.
 *
 * @param limit Maximum number of entries to return.
 */
export function findEntries(
  entries: readonly PaletteEntry[],
  query: string,
  limit = Number.POSITIVE_INFINITY,
): readonly PaletteEntry[] {
  const wanted = folded(query.trim());
  if (wanted === '') return [];
  const words = wanted.split(/\s+/);
  return entries
    .filter(({ label, hint = '' }) => words.every((word) => folded(`${label} ${hint}`).includes(word)))
    .map((entry) => ({ entry, rank: rankOf(entry.label, wanted) ?? 3 }))
    .toSorted((left, right) => left.rank - right.rank)
    .slice(0, limit)
    .map(({ entry }) => entry);
}
