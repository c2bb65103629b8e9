export { FunctionSettingsForm, type FunctionSettingsFormProps, type SettingsFailure } from './FunctionSettingsForm.tsx';
export { FUNCTION_SETTINGS_DRAFT } from './settingsDraft.ts';
export { bodyOf, formOf, type SettingsForm, type SwitchSetting } from './settingsForm.ts';
