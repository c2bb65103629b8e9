export {
  checkFunctionSettings,
  NUMBER_SETTINGS,
  readFunctionSettings,
  SWITCH_SETTINGS,
  typedSettings,
  type NumberSetting,
  type SettingFault,
  type SettingNumbers,
  type TypedSettings,
} from './functionSettings.ts';
export {
  holdsAddress,
  parseIpv4,
  readCallerAddress,
  readIpEntry,
  type CallerAddress,
  type Ipv4Range,
} from './ipAddress.ts';
export {
  checkIpEntry,
  formatIpEntry,
  ipEntryTexts,
  readIpSheet,
  type IpEntryFault,
  type IpEntryMode,
  type IpEntryTexts,
  type ListedIpEntry,
} from './ipEntryForm.ts';
export { ipRefusal, ownRefusal, type IpPolicy, type IpRefusal } from './ipPolicy.ts';
export {
  DEFAULT_RETENTION_ID,
  LEAST_RECORD_DAYS,
  recordRetentionStart,
  RETENTION_PERIODS,
  retentionStart,
  type RetentionPeriod,
} from './retention.ts';
