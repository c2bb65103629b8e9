/** What spreadsheet programs interpret as a formula at the start of a cell, including full-width forms. */
const FORMULA_START = /^[\s\u00A0\uFEFF]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n]/;
const LONGEST_CELL = 32_767;

/**
 * A text that no spreadsheet program executes: one that starts like a formula is prefixed with an apostrophe, which
 * also helps if the file is later saved as CSV. Cut to the maximum length of a cell.
 */
export function neutralCell(text: string): string {
  const neutral = FORMULA_START.test(text) ? `'${text}` : text;
  if (neutral.length <= LONGEST_CELL) return neutral;
  const cut = neutral.slice(0, LONGEST_CELL);
  // Never half a character.
  return /[\uD800-\uDBFF]$/.test(cut) ? cut.slice(0, -1) : cut;
}
