import type { LucideIcon } from 'lucide-react';

/** What kind of thing is found. */
export type EntryKind = 'page' | 'device' | 'group' | 'action';

/** Something that the search over the console finds. */
export interface PaletteEntry {
  /** Kind and key, such as `page:profile` or `device:12`. */
  readonly id: string;
  readonly kind: EntryKind;
  readonly label: string;
  /** Where it is, or what it belongs to. */
  readonly hint?: string;
  readonly Icon: LucideIcon;
  /** Goes there, or does it. */
  readonly run: () => void;
}

/** Entries of one kind under their heading. */
export interface PaletteSection {
  readonly id: string;
  readonly label: string;
  readonly entries: readonly PaletteEntry[];
}

/** One spelling for comparing: composed Hangul and kana, full-width as half-width, no letter case. */
const folded = (text: string) => text.normalize('NFKC').toLowerCase();

/** How well a label answers what is looked for: it begins so, a word in it does, it contains it; `null` for not at all. */
function rankOf(label: string, wanted: string): number | null {
  const at = folded(label).indexOf(wanted);
  if (at < 0) return null;
  if (at === 0) return 0;
  return folded(label).includes(` ${wanted}`) ? 1 : 2;
}

/**
 * The entries whose words contain a text, best first and otherwise in their order. Several words must all occur, in label
 * or hint.
 *
 * @param limit Most entries to answer with.
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
