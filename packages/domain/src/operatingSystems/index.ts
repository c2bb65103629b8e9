/** The operating systems by `osId`; the names are proper names and are not translated, `unknown` is (A-CONST-10). */
export const OPERATING_SYSTEMS = [
  { code: 0, id: 'unknown', name: null },
  { code: 1, id: 'windows', name: 'Windows' },
  { code: 2, id: 'linux', name: 'Linux' },
  { code: 3, id: 'mac', name: 'Mac' },
  { code: 4, id: 'android', name: 'Android' },
  { code: 5, id: 'ios', name: 'iOS' },
] as const;

/** An operating system. */
export type OperatingSystem = (typeof OPERATING_SYSTEMS)[number];

/** Its code, a device's `osId`. */
export type OperatingSystemCode = OperatingSystem['code'];

/** Its id, for icons and texts. */
export type OperatingSystemId = OperatingSystem['id'];

/** The operating system with this code; unknown for a missing or any other number (B-OS-07). */
export function operatingSystemOf(code: number | null | undefined): OperatingSystem {
  return OPERATING_SYSTEMS.find((system) => system.code === code) ?? OPERATING_SYSTEMS[0];
}
