/** Placeholders that firmware and systems use when they have no value. */
const PLACEHOLDERS = new Set([
  '-',
  'n/a',
  'none',
  'null',
  'undefined',
  'unknown',
  'not specified',
  'default string',
  'system serial number',
  'to be filled by o.e.m.',
]);

// Control characters break lists and logs; PostgreSQL cannot store the first of them.
// oxlint-disable-next-line no-control-regex
const CONTROLS = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g;

/** The first `limit` characters (code points, as the contract counts them) of a text. */
export function firstCharacters(text: string, limit: number): string {
  return text.length <= limit ? text : [...text].slice(0, limit).join('');
}

/**
 * An external value as one line of text: no control characters, no surrounding spaces, at most `limit` characters.
 * Empty for anything that is not a text or a number, and for meaningless values.
 */
export function lineOf(value: unknown, limit: number): string {
  if (typeof value === 'number') return Number.isFinite(value) ? firstCharacters(String(value), limit) : '';
  if (typeof value !== 'string') return '';
  // Truncated generously before cleaning, so that a hostile length costs nothing.
  const text = value
    .slice(0, limit * 4)
    .toWellFormed()
    .replace(CONTROLS, ' ')
    .trim();
  return PLACEHOLDERS.has(text.toLowerCase()) ? '' : firstCharacters(text, limit).trim();
}

/** A finite number from an external value, or null. */
export function numberOf(value: unknown): number | null {
  return typeof value === 'number' && Number.isFinite(value) ? value : null;
}

/** A number clamped to a range. */
export function within(value: number, { minimum, maximum }: { minimum: number; maximum: number }): number {
  return Math.min(Math.max(value, minimum), maximum);
}

/** A percentage with one decimal, 0 to 100; 0 for anything that is not a number. */
export function percentOf(value: unknown): number {
  return Math.round(within(numberOf(value) ?? 0, { minimum: 0, maximum: 100 }) * 10) / 10;
}

/** The objects of an external list; empty for anything that is not a list. */
export function rowsOf(value: unknown): readonly Readonly<Record<string, unknown>>[] {
  if (!Array.isArray(value)) return [];
  return value.filter((row: unknown): row is Record<string, unknown> => typeof row === 'object' && row !== null);
}
