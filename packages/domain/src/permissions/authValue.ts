/** What the numbers in `permissions` grant (C-PERM-14). */
export const AUTH_VALUES = { deviceMonitor: 1, modifyInformation: 2, useFunction: 4, viewReport: 8 } as const;

/** A number in `permissions`. */
export type AuthValue = (typeof AUTH_VALUES)[keyof typeof AUTH_VALUES];

const ALL_BITS = 15;

/**
 * Whether `permissions` contains a number. It is a comma-separated list and is tested number by number, so 18 or 28
 * never count as 8 (A-ROLE-07). A lone number up to 15 is the older sum form, in which 7 means 1, 2, and 4 (C-PERM-14);
 * numbers in a longer list are never split.
 */
export function holdsAuthValue(authVal: string | number | null | undefined, value: AuthValue): boolean {
  const numbers = String(authVal ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => /^\d{1,3}$/.test(part))
    .map(Number);
  const [only, ...others] = numbers;
  if (only !== undefined && others.length === 0 && only <= ALL_BITS) return (only & value) !== 0;
  return numbers.includes(value);
}

/**
 * `permissions` with one number granted or revoked and the others unchanged, in its original form: a comma-separated
 * list, or the older sum (C-PERM-14, C-PERM-15).
 */
export function withAuthValue(authVal: string, value: AuthValue, isGranted: boolean): string {
  const granted = Object.values(AUTH_VALUES).filter((each) =>
    each === value ? isGranted : holdsAuthValue(authVal, each),
  );
  // A lone 1, 2, 4 or 8 reads the same in both forms; new sessions use the list.
  const isSum =
    /^\d{1,2}$/.test(authVal.trim()) && !Object.values(AUTH_VALUES).some((each) => String(each) === authVal.trim());
  return isSum ? String(granted.reduce<number>((sum, each) => sum + each, 0)) : granted.join(',');
}
