/** Query parameters by name, as `Object.fromEntries` makes them from the address. */
export type ViewParameters = Readonly<Record<string, string | null | undefined>>;

const LAST_PAGE = 1_000_000;

/** The longest search text, in UTF-16 units. */
export const SEARCH_LIMIT = 140;

/** The choice that a parameter names, or a fallback if it names none. */
export function oneOf<Choice extends string>(
  choices: readonly Choice[],
  value: string | null | undefined,
  otherwise: Choice,
): Choice {
  return choices.find((choice) => choice === value) ?? otherwise;
}

/** The page that a parameter names, counted from 1; otherwise the first. */
export function pageOf(value: string | null | undefined): number {
  return /^[1-9]\d{0,6}$/.test(value ?? '') ? Math.min(Number(value), LAST_PAGE) : 1;
}

/** The record that a parameter names; otherwise `null`. */
export function idOf(value: string | null | undefined): number | null {
  return /^[1-9]\d{0,9}$/.test(value ?? '') ? Number(value) : null;
}

/** The page size that a parameter names, or a fallback if it is not an available one. */
export function pageSizeOf<Size extends number>(
  sizes: readonly Size[],
  value: string | null | undefined,
  otherwise: Size,
): Size {
  return sizes.find((size) => String(size) === value) ?? otherwise;
}

/** The search text in a parameter: trimmed, and cut to the maximum length. */
export function searchOf(value: string | null | undefined, limit: number): string {
  return (value ?? '').trim().slice(0, limit).trim();
}
