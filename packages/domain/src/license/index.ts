export {
  CORPORATE_MINIMUM_DEVICES,
  EXPIRY_WARNING_MS,
  FREE_TRIAL_DAYS,
  FREE_TRIAL_DEVICES,
  PLANS,
  type Plan,
} from './constants.ts';
export { licenseExcess, type LicenseExcess } from './licenseExcess.ts';
export {
  isCorporate,
  isExpired,
  licenseLabel,
  licenseState,
  type LicenseLabel,
  type LicenseStanding,
  type LicenseState,
} from './licenseState.ts';
export { linkLicenses, type LicenseRecord } from './linkLicenses.ts';
