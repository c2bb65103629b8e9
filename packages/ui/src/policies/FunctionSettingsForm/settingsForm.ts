import type { FunctionSettings } from '@remote-console/api-client';
import { SWITCH_SETTINGS, typedSettings, type TypedSettings } from '@remote-console/domain';

/** A function setting that is on or off. */
export type SwitchSetting = (typeof SWITCH_SETTINGS)[number];

/** The function settings as typed. */
export interface SettingsForm extends TypedSettings, Readonly<Record<SwitchSetting, boolean>> {
  readonly vaccine: string;
  /** The version that was read. */
  readonly version: number;
}

/** The settings as initial values of the form. */
export function formOf(settings: FunctionSettings): SettingsForm {
  const { fileTransfer, capture, displayPowerSave, systemPowerSave, securityAgreement, selfUnlock } = settings;
  return {
    fileTransfer,
    capture,
    displayPowerSave,
    systemPowerSave,
    securityAgreement,
    selfUnlock,
    vaccine: settings.vaccine,
    version: settings.version,
    ...typedSettings(settings),
  };
}

/** Everything that is sent, changed or not, with trimmed texts (C-FUNC-04, C-FUNC-22). */
export function bodyOf(form: SettingsForm): SettingsForm {
  return { ...form, ...typedSettings(form), vaccine: form.vaccine.trim() };
}
