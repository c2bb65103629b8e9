/** Alert triggers, by the number in their code (B-CONST-01 to B-CONST-07). */
export const ALERT_TYPES = [
  { number: 1, meaning: 'disconnected', basis: 'time', unit: 'minutes' },
  { number: 2, meaning: 'cpuUsage', basis: 'value', unit: 'percent' },
  { number: 3, meaning: 'memoryUsage', basis: 'value', unit: 'percent' },
  { number: 4, meaning: 'diskUsage', basis: 'value', unit: 'percent' },
  { number: 5, meaning: 'cpuTemperature', basis: 'value', unit: 'celsius' },
  { number: 6, meaning: 'diskTemperature', basis: 'value', unit: 'celsius' },
  { number: 7, meaning: 'fanSpeed', basis: 'value', unit: 'rpm' },
] as const;

/** A kind of alert: its number, what it watches, whether a time or a value triggers it, and the unit. */
export type AlertType = (typeof ALERT_TYPES)[number];

/** The device types that thresholds can be set for, by their initial in the code. */
export const ALERT_DEVICE_TYPES = { W: 'windows' } as const;

/** A device type's initial. */
export type AlertDeviceInitial = keyof typeof ALERT_DEVICE_TYPES;

/** An alert's code: the letter I, the device type's initial, the number; `IW1` (C-THRESH-04). */
export function formatAlertCode(device: AlertDeviceInitial, type: AlertType): string {
  return `I${device}${type.number}`;
}

function codesOf(basis: AlertType['basis']): readonly string[] {
  return ALERT_TYPES.filter((type) => type.basis === basis).map((type) => formatAlertCode('W', type));
}

/** The codes of alerts that a value triggers, at its threshold or above. */
export const LIMIT_ALERT_CODES = codesOf('value');

/** The codes of alerts that time spent offline triggers. */
export const ABSENCE_ALERT_CODES = codesOf('time');

/** The meaning of an alert code, with or without the leading I; `null` for anything else. */
export function parseAlertCode(code: string): { readonly device: AlertDeviceInitial; readonly type: AlertType } | null {
  const [, initial, digit] = /^I?([A-Z])(\d)$/.exec(code) ?? [];
  const type = ALERT_TYPES.find(({ number }) => String(number) === digit);
  return initial === 'W' && type ? { device: initial, type } : null;
}
