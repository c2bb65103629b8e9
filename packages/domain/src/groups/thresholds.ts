import { type AlertType, parseAlertCode } from '../history/index.ts';
import type { RuleMessage } from '../messages/index.ts';

/** The longest alert time, in minutes: a year. */
export const ALERT_TIME_LIMIT = 525_600;

/** The highest alert value by unit. The specification bounds percentages only; the others are realistic limits. */
const HIGHEST: Readonly<Record<Exclude<AlertType['unit'], 'minutes'>, number>> = {
  percent: 100,
  celsius: 200,
  rpm: 100_000,
};

/** The minimum and maximum threshold of a type, in its unit. */
export function thresholdBounds(type: AlertType): readonly [least: number, most: number] {
  return type.basis === 'time' ? [1, ALERT_TIME_LIMIT] : [0, HIGHEST[type.unit]];
}

/** A threshold as given by a form or a call. */
export interface ThresholdInput {
  /** The code, such as `IW1`; empty while none is selected. */
  readonly alertCode: string;
  /** Minutes, for the time-based alert. */
  readonly alertMinutes?: number | null | undefined;
  /** In the alert's unit, for value-based alerts. */
  readonly threshold?: number | null | undefined;
}

/** A valid threshold: a time or a value, never both. */
export type Threshold =
  | { readonly alertCode: string; readonly alertMinutes: number; readonly threshold: null }
  | { readonly alertCode: string; readonly alertMinutes: null; readonly threshold: number };

/** What is wrong with a threshold, and in which field. */
export interface ThresholdFault {
  readonly fault: Extract<
    RuleMessage,
    | 'please_select_device_type'
    | 'please_select_alert_type'
    | 'please_input_alert_time'
    | 'please_input_alert_value'
    | 'invalid_data'
  >;
  readonly field: keyof ThresholdInput;
}

function checkAmount(
  amount: number | null | undefined,
  field: 'alertMinutes' | 'threshold',
  [least, most]: readonly [number, number],
): ThresholdFault | number {
  const missing = field === 'alertMinutes' ? 'please_input_alert_time' : 'please_input_alert_value';
  if (amount === null || amount === undefined) return { fault: missing, field };
  return Number.isFinite(amount) && amount >= least && amount <= most ? amount : { fault: 'invalid_data', field };
}

/**
 * Parses a threshold, checking first for missing and then for out-of-bounds values (C-THRESH-08 to C-THRESH-11,
 * C-THRESH-14). Fields that don't belong to the alert's type are dropped.
 */
export function readThreshold(input: ThresholdInput): { readonly threshold: Threshold } | ThresholdFault {
  const alert_code = input.alertCode.trim();
  // Only the letter I, or nothing, means no device type; a device type without a number means no alert.
  if (/^I?$/.test(alert_code)) return { fault: 'please_select_device_type', field: 'alertCode' };
  if (/^I?[A-Z]$/.test(alert_code)) return { fault: 'please_select_alert_type', field: 'alertCode' };
  const parsed = parseAlertCode(alert_code);
  if (!parsed) return { fault: 'invalid_data', field: 'alertCode' };
  const { device, type } = parsed;
  const code = `I${device}${type.number}`;

  if (type.basis === 'time') {
    const time = checkAmount(input.alertMinutes, 'alertMinutes', thresholdBounds(type));
    if (typeof time !== 'number') return time;
    if (!Number.isInteger(time)) return { fault: 'invalid_data', field: 'alertMinutes' };
    return { threshold: { alertCode: code, alertMinutes: time, threshold: null } };
  }
  const value = checkAmount(input.threshold, 'threshold', thresholdBounds(type));
  if (typeof value !== 'number') return value;
  return { threshold: { alertCode: code, alertMinutes: null, threshold: value } };
}
