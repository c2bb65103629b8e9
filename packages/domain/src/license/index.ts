export { accountType, type AccountType } from './accountType.ts';
export {
  CORPORATE_MINIMUM_DEVICES,
  EXPIRY_WARNING_MS,
  FREE_TRIAL_DAYS,
  FREE_TRIAL_DEVICES,
  type Plan,
} from './constants.ts';
export { licenseExcess, type LicenseExcess } from './licenseExcess.ts';
export { licenseForecast, type DeviceCount, type LicenseForecast } from './licenseForecast.ts';
export { licenseRows, type LicenseRow, type LicenseRowKind } from './licenseRows.ts';
export {
  isCorporate,
  isExpired,
  licenseLabel,
  licenseState,
  type LicenseLabel,
  type LicenseStatus,
  type LicenseState,
} from './licenseState.ts';
export { licenseTerm, renewableLicense, renewalStart, type LicenseTerm } from './licenseTerm.ts';
export { linkLicenses, type LicenseRecord } from './linkLicenses.ts';
export {
  choosePlan,
  isPlanOpen,
  MANUAL_VOLUME,
  newOrder,
  OFFERED_VOLUMES,
  orderSum,
  refuseOrder,
  renewalOrder,
  usualPlan,
  type OrderForm,
  type OrderSum,
} from './orderForm.ts';
export {
  chooseVolume,
  discountPercent,
  isLicensePeriod,
  LICENSE_PERIODS,
  licensePrice,
  LIST_PRICES,
  minimumDevices,
  MOST_ORDERED_DEVICES,
  PAYMENT_METHODS,
  PAYMENT_POPUP,
  PURCHASE_START,
  refuseVolume,
  SOLD_PLANS,
  typeVolume,
  volumeForPlan,
  type LicenseOrder,
  type LicensePeriod,
  type LicensePrice,
  type PaymentMethodCode,
  type SoldPlan,
  type VolumeInput,
} from './price.ts';
export { seesLicenseNumbers, shownLicenses } from './shownLicenses.ts';
