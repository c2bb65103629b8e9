import type { RuleMessage } from '../messages/index.ts';
import { CORPORATE_MINIMUM_DEVICES, type Plan } from './constants.ts';

/** The plans that are sold. */
export const SOLD_PLANS = ['Basic', 'Corporate'] as const satisfies readonly Plan[];

/** A plan that is sold. */
export type SoldPlan = (typeof SOLD_PLANS)[number];

/** Won for one device and one month, VAT included (C-PAY-03, C-PAY-04). */
export const LIST_PRICES: Readonly<Record<SoldPlan, number>> = { Basic: 3850, Corporate: 4510 };

/** The periods that are offered, in months (C-PAY-11). */
export const LICENSE_PERIODS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 24, 36] as const;

/** A period that is offered, in months. */
export type LicensePeriod = (typeof LICENSE_PERIODS)[number];

/** Where the dialogs begin (C-PAY-13, C-PAY-15, C-PAY-16). */
export const PURCHASE_START = { devices: 1, months: 1, renewalMonths: 12, manualDevices: 11 } as const;

/** Most devices that one order may name. */
export const MOST_ORDERED_DEVICES = 100_000;

/** Payment methods by their code (C-PAY-21 to C-PAY-23). */
export const PAYMENT_METHODS = { SC0010: 'credit_card', SC0030: 'bank_transfer', SC0060: 'mobile_phone' } as const;

/** The code of a payment method. */
export type PaymentMethodCode = keyof typeof PAYMENT_METHODS;

/** What the provider's page is opened in, and how often the console looks whether it is still there. */
export const PAYMENT_POPUP = { width: 1024, height: 726, pollMs: 500 } as const;

/** What is bought. */
export interface LicenseOrder {
  readonly licensePlan: SoldPlan;
  readonly devices: number;
  readonly months: LicensePeriod;
  /** Won for one device and month in place of the list price; 0 for the list price (C-PAY-05). */
  readonly customPrice?: number;
}

/** What an order costs. */
export interface LicensePrice {
  /** Won for one device and one month. */
  readonly unitPrice: number;
  readonly discountPercent: 0 | 3 | 5 | 7;
  /** Whole won, VAT included. */
  readonly total: number;
}

/** Whether a number of months is a period that is offered. */
export function isLicensePeriod(months: number): months is LicensePeriod {
  return LICENSE_PERIODS.some((period) => period === months);
}

/** Per cent off for a period: 3 from one year, 5 from two, 7 from three (C-PAY-06 to C-PAY-09). */
export function discountPercent(months: number): LicensePrice['discountPercent'] {
  if (months >= 36) return 7;
  if (months >= 24) return 5;
  return months >= 12 ? 3 : 0;
}

/** What an order costs: price times devices times months less the discount, rounded down to a won (C-PAY-10). */
export function licensePrice({ licensePlan, devices, months, customPrice = 0 }: LicenseOrder): LicensePrice {
  const unitPrice = customPrice > 0 ? customPrice : LIST_PRICES[licensePlan];
  const discount = discountPercent(months);
  // Multiplied before it is divided: all of it is whole numbers, so no won is lost to a fraction.
  return {
    unitPrice,
    discountPercent: discount,
    total: Math.floor((unitPrice * devices * months * (100 - discount)) / 100),
  };
}

/** Fewest devices that a plan is sold for (C-PAY-17). */
export function minimumDevices(plan: SoldPlan): number {
  return plan === 'Corporate' ? CORPORATE_MINIMUM_DEVICES : 1;
}

/** Why a number of devices cannot be ordered, or null (C-PAY-14, C-PAY-17). */
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

/** The number of devices after a choice in the list; its entry 0 opens the field to type in (C-PAY-13). */
export function chooseVolume(value: number): VolumeInput {
  return value === 0 ? { manual: true, devices: PURCHASE_START.manualDevices } : { manual: false, devices: value };
}

/** What becomes of a number that was typed: one that is not above 0 is set to 1 with a warning (C-PAY-14). */
export function typeVolume(devices: number): VolumeInput & { readonly warning: 'invalid_data' | null } {
  return devices > 0
    ? { manual: true, devices, warning: null }
    : { manual: true, devices: PURCHASE_START.devices, warning: 'invalid_data' };
}

/** The number of devices once a plan is chosen: raised to the fewest that it is sold for (C-PAY-15). */
export function volumeForPlan(plan: SoldPlan, devices: number): number {
  return Math.max(devices, minimumDevices(plan));
}
