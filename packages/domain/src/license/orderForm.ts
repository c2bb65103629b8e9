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

/** Numbers of devices in the form's list; others are typed (C-PAY-12). */
export const OFFERED_VOLUMES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;

/** The list entry that opens the text field (C-PAY-13). */
export const MANUAL_VOLUME = 0;

/** The contents of an order form. */
export interface OrderForm {
  readonly licensePlan: SoldPlan;
  readonly volume: VolumeInput;
  readonly months: LicensePeriod;
  readonly method: PaymentMethodCode;
  /** The license that is renewed, including its extensions; null for a new one. */
  readonly renewed: LicenseRecord | null;
}

/** A number of devices as the form holds it: selected if the list has it, otherwise typed. */
function volumeOf(devices: number): VolumeInput {
  return OFFERED_VOLUMES.some((offered) => offered === devices) ? chooseVolume(devices) : { manual: true, devices };
}

/** The likely plan of a new license: Corporate if the company already uses it, otherwise Basic. */
export function usualPlan(licenses: readonly Pick<LicenseRecord, 'plan' | 'expiryDate'>[], now: Moment): SoldPlan {
  return licenses.some((license) => license.plan === 'Corporate' && !isExpired(license, now)) ? 'Corporate' : 'Basic';
}

/** The form for a new license, with 1 month and 1 device (C-PAY-15). */
export function newOrder(plan: SoldPlan = 'Basic'): OrderForm {
  return {
    licensePlan: plan,
    volume: volumeOf(volumeForPlan(plan, PURCHASE_START.devices)),
    months: PURCHASE_START.months,
    method: 'SC0010',
    renewed: null,
  };
}

/** Whether an order can choose plan and devices: a renewal keeps those of a paid license. */
export function isPlanOpen({ renewed }: Pick<OrderForm, 'renewed'>): boolean {
  return renewed === null || renewed.plan === 'Free';
}

/** The form for a renewal, with 12 months (C-PAY-16); a free license starts with the plan of equal features. */
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

/** The form after another plan was selected: its devices are raised to the plan's minimum (C-PAY-15). */
export function choosePlan(form: OrderForm, plan: SoldPlan): OrderForm {
  const devices = volumeForPlan(plan, form.volume.devices);
  return { ...form, licensePlan: plan, volume: devices === form.volume.devices ? form.volume : volumeOf(devices) };
}

/** Why an order can't be placed, or null. A license that was once sold smaller may stay as it is. */
export function refuseOrder(form: OrderForm): ReturnType<typeof refuseVolume> {
  return isPlanOpen(form) ? refuseVolume(form.licensePlan, form.volume.devices) : null;
}

/** An order's result. */
export interface OrderSum {
  readonly price: LicensePrice;
  /** The license's start and end. */
  readonly term: LicenseTerm;
}

/**
 * An order's price and term.
 *
 * @param customPrice Won per device and month as agreed with the buyer; 0 for the list price (C-PAY-05).
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
