import { PASSWORD_MAX_AGE_DAYS, type PasswordLevel } from '../accounts/index.ts';
import type { RuleMessage } from '../messages/index.ts';
import { RETENTION_PERIODS, type RetentionPeriod } from './retention.ts';

type SettingMessage = Extract<
  RuleMessage,
  | 'invalid_idle_time'
  | 'invalid_session_time'
  | 'invalid_min_os_major'
  | 'invalid_min_os_minor'
  | 'invalid_password_level'
  | 'invalid_block_num'
  | 'invalid_password_change_limit'
  | 'invalid_agent_restart_time'
>;

interface NumberRule {
  readonly message: SettingMessage;
  readonly most: number;
  /** The only valid numbers, where there are restrictions. */
  readonly choice?: readonly number[];
}

const MINUTES_OF_A_MONTH = 44_640;
const PASSWORD_LEVELS: readonly PasswordLevel[] = [0, 1, 2, 3];

/** The numeric fields, in form order, each with its bounds (C-FUNC-11 to C-FUNC-21). */
const NUMBER_RULES = {
  // Minutes; 0 for the product's default.
  idleTime: { message: 'invalid_idle_time', most: MINUTES_OF_A_MONTH },
  sessionTime: { message: 'invalid_session_time', most: MINUTES_OF_A_MONTH },
  minOsMajor: { message: 'invalid_min_os_major', most: 99_999 },
  minOsMinor: { message: 'invalid_min_os_minor', most: 99_999 },
  passwordLevel: { message: 'invalid_password_level', most: 3, choice: PASSWORD_LEVELS },
  // Failed password attempts; 0 for no limit.
  lockOutAfter: { message: 'invalid_block_num', most: 999 },
  // Days; 0 for no maximum age.
  passwordChangeLimit: { message: 'invalid_password_change_limit', most: PASSWORD_MAX_AGE_DAYS },
  // Hours; 0 for never.
  agentRestartTime: { message: 'invalid_agent_restart_time', most: 8760 },
  // The key of agent_restart_time, as in the specification (C-FUNC-18).
  statisticsDeletePeriod: {
    message: 'invalid_agent_restart_time',
    most: 36,
    choice: RETENTION_PERIODS.map(({ id }) => id),
  },
} as const satisfies Record<string, NumberRule>;

/** A numeric function setting. */
export type NumberSetting = keyof typeof NUMBER_RULES;

/** The numeric function settings, in form order. */
export const NUMBER_SETTINGS = [
  'idleTime',
  'sessionTime',
  'minOsMajor',
  'minOsMinor',
  'passwordLevel',
  'lockOutAfter',
  'passwordChangeLimit',
  'agentRestartTime',
  'statisticsDeletePeriod',
] as const satisfies readonly NumberSetting[];

/** The on/off function settings. */
export const SWITCH_SETTINGS = [
  'fileTransfer',
  'capture',
  'displayPowerSave',
  'systemPowerSave',
  'securityAgreement',
  'selfUnlock',
] as const;

/** What is wrong with one function setting. */
export interface SettingFault {
  readonly field: NumberSetting;
  readonly message: SettingMessage;
}

function isTaken({ most, choice }: NumberRule, typed: string): boolean {
  const number = Number(typed);
  return /^\d{1,9}$/.test(typed) && number <= most && (choice?.includes(number) ?? true);
}

/** The numeric function settings as typed. */
export type TypedSettings = Readonly<Record<NumberSetting, string>>;

/** The numbers as a form holds and sends them: as text, without surrounding whitespace (C-FUNC-04, C-FUNC-22). */
export function typedSettings(settings: Readonly<Record<NumberSetting, number | string>>): TypedSettings {
  const typed = (field: NumberSetting) => String(settings[field]).trim();
  return {
    idleTime: typed('idleTime'),
    sessionTime: typed('sessionTime'),
    minOsMajor: typed('minOsMajor'),
    minOsMinor: typed('minOsMinor'),
    passwordLevel: typed('passwordLevel'),
    lockOutAfter: typed('lockOutAfter'),
    passwordChangeLimit: typed('passwordChangeLimit'),
    agentRestartTime: typed('agentRestartTime'),
    statisticsDeletePeriod: typed('statisticsDeletePeriod'),
  };
}

/**
 * The first function setting that is wrong, in form order, or null (C-FUNC-27). Blank is rejected.
 *
 * @param form What was typed.
 */
export function checkFunctionSettings(form: TypedSettings): SettingFault | null {
  for (const field of NUMBER_SETTINGS) {
    const rule = NUMBER_RULES[field];
    if (!isTaken(rule, form[field].trim())) return { field, message: rule.message };
  }
  return null;
}

/** The numbers to store. */
export interface SettingNumbers extends Readonly<Record<NumberSetting, number>> {
  readonly passwordLevel: PasswordLevel;
  readonly statisticsDeletePeriod: RetentionPeriod['id'];
}

/** The typed numbers, or the first that is wrong. */
export function readFunctionSettings(
  form: TypedSettings,
): { readonly ok: true; readonly numbers: SettingNumbers } | { readonly ok: false; readonly fault: SettingFault } {
  const fault = (field: NumberSetting) =>
    ({ ok: false, fault: { field, message: NUMBER_RULES[field].message } }) as const;
  const wrong = checkFunctionSettings(form);
  if (wrong) return { ok: false, fault: wrong };
  const number = (field: NumberSetting) => Number(form[field]);
  const level = PASSWORD_LEVELS.find((each) => each === number('passwordLevel'));
  if (level === undefined) return fault('passwordLevel');
  const period = RETENTION_PERIODS.find(({ id }) => id === number('statisticsDeletePeriod'));
  if (!period) return fault('statisticsDeletePeriod');
  return {
    ok: true,
    numbers: {
      idleTime: number('idleTime'),
      sessionTime: number('sessionTime'),
      minOsMajor: number('minOsMajor'),
      minOsMinor: number('minOsMinor'),
      passwordLevel: level,
      lockOutAfter: number('lockOutAfter'),
      passwordChangeLimit: number('passwordChangeLimit'),
      agentRestartTime: number('agentRestartTime'),
      statisticsDeletePeriod: period.id,
    },
  };
}
