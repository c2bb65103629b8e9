import type { RuleMessage } from '../messages/index.ts';
import { CORPORATE_MINIMUM_DEVICES, type Plan } from './constants.ts';

/** The plans for sale. */
export const SOLD_PLANS = ['Basic', 'Corporate'] as const satisfies readonly Plan[];

/** A plan for sale. */
export type SoldPlan = (typeof SOLD_PLANS)[number];

/** Won per device and month, VAT included (C-PAY-03, C-PAY-04). */
export const LIST_PRICES: Readonly<Record<SoldPlan, number>> = { Basic: 3850, Corporate: 4510 };

/** The available periods, in months (C-PAY-11). */
export const LICENSE_PERIODS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 24, 36] as const;

/** An available period, in months. */
export type LicensePeriod = (typeof LICENSE_PERIODS)[number];

/** The dialogs' defaults (C-PAY-13, C-PAY-15, C-PAY-16). */
export const PURCHASE_START = { devices: 1, months: 1, renewalMonths: 12, manualDevices: 11 } as const;

/** The maximum number of devices in one order. */
export const MOST_ORDERED_DEVICES = 100_000;

/** Payment methods by their code (C-PAY-21 to C-PAY-23). */
export const PAYMENT_METHODS = { SC0010: 'credit_card', SC0030: 'bank_transfer', SC0060: 'mobile_phone' } as const;

/** The code of a payment method. */
export type PaymentMethodCode = keyof typeof PAYMENT_METHODS;

/** How the provider's page is opened, and how often the console checks whether it is still open. */
export const PAYMENT_POPUP = { width: 1024, height: 726, pollMs: 500 } as const;

/** What is bought. */
export interface LicenseOrder {
  readonly licensePlan: SoldPlan;
  readonly devices: number;
  readonly months: LicensePeriod;
  /** Won per device and month instead of the list price; 0 for the list price (C-PAY-05). */
  readonly customPrice?: number;
}

/** What an order costs. */
export interface LicensePrice {
  /** Won per device and month. */
  readonly unitPrice: number;
  readonly discountPercent: 0 | 3 | 5 | 7;
  /** Whole won, VAT included. */
  readonly total: number;
}

/** Whether a number of months is an available period. */
export function isLicensePeriod(months: number): months is LicensePeriod {
  return LICENSE_PERIODS.some((period) => period === months);
}

/** Percent off for a period: 3 from one year, 5 from two, 7 from three (C-PAY-06 to C-PAY-09). */
export function discountPercent(months: number): LicensePrice['discountPercent'] {
  if (months >= 36) return 7;
  if (months >= 24) return 5;
  return months >= 12 ? 3 : 0;
}

/** An order's price: price times devices times months less the discount, rounded down to a won (C-PAY-10). */
export function licensePrice({ licensePlan, devices, months, customPrice = 0 }: LicenseOrder): LicensePrice {
  const unitPrice = customPrice > 0 ? customPrice : LIST_PRICES[licensePlan];
  const discount = discountPercent(months);
  // Multiplies before dividing: everything is an integer, so no won is lost to a fraction.
  return {
    unitPrice,
    discountPercent: discount,
    total: Math.floor((unitPrice * devices * months * (100 - discount)) / 100),
  };
}

/** A plan's minimum number of devices (C-PAY-17). */
export function minimumDevices(plan: SoldPlan): number {
  return plan === 'Corporate' ? CORPORATE_MINIMUM_DEVICES : 1;
}

/** Why a number of devices can't be ordered, or null (C-PAY-14, C-PAY-17). */
export function refuseVolume(
  plan: SoldPlan,
  devices: number,
): Extract<RuleMessage, 'invalid_data' | 'corporate_license_minimum'> | null {
  if (!Number.isInteger(devices) || devices < 1 || devices > MOST_ORDERED_DEVICES) return 'invalid_data';
  return devices < minimumDevices(plan) ? 'corporate_license_minimum' : null;
}

/** The number of devices in the purchase form: one of the list, or typed. */
export interface VolumeInput {
  readonly manual: boolean;
  readonly devices: number;
}

/** The number of devices after a selection in the list; its entry 0 opens the text field (C-PAY-13). */
export function chooseVolume(value: number): VolumeInput {
  return value === 0 ? { manual: true, devices: PURCHASE_START.manualDevices } : { manual: false, devices: value };
}

/** A typed number after validation: one that is not above 0 becomes 1 with a warning (C-PAY-14). */
export function typeVolume(devices: number): VolumeInput & { readonly warning: 'invalid_data' | null } {
  return devices > 0
    ? { manual: true, devices, warning: null }
    : { manual: true, devices: PURCHASE_START.devices, warning: 'invalid_data' };
}

/** The number of devices after a plan is selected: raised to the plan's minimum (C-PAY-15). */
export function volumeForPlan(plan: SoldPlan, devices: number): number {
  return Math.max(devices, minimumDevices(plan));
}
