/** Number of digits in a one-time code. */
export const ONE_TIME_CODE_LENGTH = 6;

const FULL_WIDTH_ZERO = 0xff10;

/**
 * What a code field keeps of the typed or pasted text: at most 6 ASCII digits. Full-width digits from Japanese or
 * Korean keyboards become ASCII digits; everything else is dropped.
 */
export function digitsOnly(typed: string): string {
  return typed
    .replace(/[\uFF10-\uFF19]/g, (digit) => String(digit.charCodeAt(0) - FULL_WIDTH_ZERO))
    .replace(/[^0-9]/g, '')
    .slice(0, ONE_TIME_CODE_LENGTH);
}

/** Whether a code can be sent: exactly 6 digits. */
export function isCompleteCode(code: string): boolean {
  return /^[0-9]{6}$/.test(code);
}
