export type { MailServer } from './mailSettings.ts';
export { isIn } from './networks.ts';
export type { PaymentKeys } from './paymentSettings.ts';
export { KEY_BYTES, keyOfText, type RecordingSettings } from './recordingSettings.ts';
export { readSettings, SettingError, type Settings, type WantedAccount } from './settings.ts';
