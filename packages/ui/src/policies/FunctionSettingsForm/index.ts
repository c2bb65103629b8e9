export { FunctionSettingsForm, type FunctionSettingsFormProps, type SettingsFailure } from './FunctionSettingsForm.tsx';
export { bodyOf, formOf, type SettingsForm, type SwitchSetting } from './settingsForm.ts';
