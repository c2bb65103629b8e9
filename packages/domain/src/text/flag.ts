/**
 * Whether a flag of the wire format is set. Flags arrive as booleans, numbers and text; `true`, `1`, `'1'` and `'True'`
 * (in any letter case) mean set, everything else means not set (A-ROLE-08, A-LOGIN-26).
 */
export function isFlagSet(value: unknown): boolean {
  if (typeof value === 'string') return value === '1' || value.toLowerCase() === 'true';
  return value === true || value === 1;
}
