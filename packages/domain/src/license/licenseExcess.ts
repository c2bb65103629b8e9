/** By how much an account has more devices than its licenses cover. */
export interface LicenseExcess {
  /** Devices above the licensed volume; at least 1. */
  readonly exceeded: number;
  /** The most devices that may be registered: the licensed volume. */
  readonly maximum: number;
}

/**
 * Whether the license-exceeded dialog is due: only while the licensed volume is below the device count
 * (B-EXCEED-01 to B-EXCEED-03). `null` when it is not.
 */
export function licenseExcess(totalVolume: number, deviceCount: number): LicenseExcess | null {
  return totalVolume < deviceCount ? { exceeded: deviceCount - totalVolume, maximum: totalVolume } : null;
}
