export { isIn } from './networks.ts';
export type { PaymentKeys } from './paymentSettings.ts';
export { KEY_BYTES, keyOfText, type RecordingSettings } from './recordingSettings.ts';
export { type MailServer, readSettings, type Settings, type WantedAccount } from './settings.ts';
export { SettingError } from './settingValues.ts';
