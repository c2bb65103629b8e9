/** What spreadsheet programs take for a formula when it begins a cell, full-width forms included. */
const FORMULA_START = /^[\s\u00A0\uFEFF]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n]/;
const LONGEST_CELL = 32_767;

/**
 * A text that no spreadsheet program runs: one that begins like a formula gets an apostrophe before it, also for the day
 * on which the file is saved as CSV. Cut to what a cell can hold.
 */
export function neutralCell(text: string): string {
  const neutral = FORMULA_START.test(text) ? `'${text}` : text;
  if (neutral.length <= LONGEST_CELL) return neutral;
  const cut = neutral.slice(0, LONGEST_CELL);
  // Never half a character.
  return /[\uD800-\uDBFF]$/.test(cut) ? cut.slice(0, -1) : cut;
}
