/** By how many devices an account exceeds its licenses. */
export interface LicenseExcess {
  /** Devices above the licensed volume; at least 1. */
  readonly exceeded: number;
  /** The maximum number of registered devices: the licensed volume. */
  readonly maximum: number;
}

/**
 * Whether to show the license-exceeded dialog: only while the licensed volume is below the device count (B-EXCEED-01 to
 * B-EXCEED-03). `null` if not.
 */
export function licenseExcess(totalVolume: number, deviceCount: number): LicenseExcess | null {
  return totalVolume < deviceCount ? { exceeded: deviceCount - totalVolume, maximum: totalVolume } : null;
}
