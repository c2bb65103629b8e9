import type { Moment } from '../time/index.ts';
import { isExpired } from './licenseState.ts';
import { licenseTerm, renewalStart, type LicenseTerm } from './licenseTerm.ts';
import type { LicenseRecord } from './linkLicenses.ts';
import {
  chooseVolume,
  licensePrice,
  PURCHASE_START,
  refuseVolume,
  volumeForPlan,
  type LicensePeriod,
  type LicensePrice,
  type PaymentMethodCode,
  type SoldPlan,
  type VolumeInput,
} from './price.ts';

/** Numbers of devices that the list of the form offers; more are typed by hand (C-PAY-12). */
export const OFFERED_VOLUMES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;

/** The entry of that list that opens the field to type in (C-PAY-13). */
export const MANUAL_VOLUME = 0;

/** What the form of an order holds. */
export interface OrderForm {
  readonly licensePlan: SoldPlan;
  readonly volume: VolumeInput;
  readonly months: LicensePeriod;
  readonly method: PaymentMethodCode;
  /** The license that is renewed, as its extensions make it; null for a new one. */
  readonly renewed: LicenseRecord | null;
}

/** A number of devices as the form holds it: chosen where the list has it, else typed. */
function volumeOf(devices: number): VolumeInput {
  return OFFERED_VOLUMES.some((offered) => offered === devices) ? chooseVolume(devices) : { manual: true, devices };
}

/** The plan that a new license is likely to be of: Corporate where the company works with it, Basic elsewhere. */
export function usualPlan(licenses: readonly Pick<LicenseRecord, 'plan' | 'expiryDate'>[], now: Moment): SoldPlan {
  return licenses.some((license) => license.plan === 'Corporate' && !isExpired(license, now)) ? 'Corporate' : 'Basic';
}

/** The form of a new license, for 1 month and 1 device (C-PAY-15). */
export function newOrder(plan: SoldPlan = 'Basic'): OrderForm {
  return {
    licensePlan: plan,
    volume: volumeOf(volumeForPlan(plan, PURCHASE_START.devices)),
    months: PURCHASE_START.months,
    method: 'SC0010',
    renewed: null,
  };
}

/** Whether an order can choose plan and devices: a renewal keeps those of a license that was paid for. */
export function isPlanOpen({ renewed }: Pick<OrderForm, 'renewed'>): boolean {
  return renewed === null || renewed.plan === 'Free';
}

/** The form of a renewal, for 12 months (C-PAY-16); a free license begins with the plan that has what it has. */
export function renewalOrder(renewed: LicenseRecord): OrderForm {
  const plan = renewed.plan === 'Free' ? 'Corporate' : renewed.plan;
  const devices = renewed.plan === 'Free' ? volumeForPlan(plan, renewed.licensedDevices) : renewed.licensedDevices;
  return {
    licensePlan: plan,
    volume: volumeOf(devices),
    months: PURCHASE_START.renewalMonths,
    method: 'SC0010',
    renewed,
  };
}

/** The form after another plan was chosen: its devices are raised to the fewest that the plan is sold for (C-PAY-15). */
export function choosePlan(form: OrderForm, plan: SoldPlan): OrderForm {
  const devices = volumeForPlan(plan, form.volume.devices);
  return { ...form, licensePlan: plan, volume: devices === form.volume.devices ? form.volume : volumeOf(devices) };
}

/** Why an order cannot be placed, or null. A license that was sold smaller once may be kept as it is. */
export function refuseOrder(form: OrderForm): ReturnType<typeof refuseVolume> {
  return isPlanOpen(form) ? refuseVolume(form.licensePlan, form.volume.devices) : null;
}

/** What an order comes to. */
export interface OrderSum {
  readonly price: LicensePrice;
  /** From when until when the license would hold. */
  readonly term: LicenseTerm;
}

/**
 * What an order costs, and for how long it holds.
 *
 * @param customPrice Won for one device and month that were agreed with the buyer; 0 for the list price (C-PAY-05).
 * @param now Epoch milliseconds.
 */
export function orderSum(
  { licensePlan, volume, months, renewed }: OrderForm,
  customPrice: number,
  now: number,
  timeZoneId?: number | null,
): OrderSum {
  return {
    price: licensePrice({ licensePlan, devices: volume.devices, months, customPrice }),
    term: licenseTerm(renewed === null ? now : renewalStart(renewed, now), months, timeZoneId),
  };
}
