import type { NumberSetting } from '@remote-console/domain';
import type { SwitchSetting } from './settingsForm.ts';

/** The words for the fields of the form. */
export const SETTING_TEXTS = {
  fileTransfer: 'file_transfer',
  capture: 'capture',
  displayPowerSave: 'display_power_save',
  systemPowerSave: 'system_power_save',
  idleTime: 'idle_time',
  sessionTime: 'session_time',
  minOsMajor: 'min_os_major',
  minOsMinor: 'min_os_minor',
  vaccine: 'vaccine',
  securityAgreement: 'security_agreement',
  passwordLevel: 'password_level',
  lockOutAfter: 'block_num',
  passwordChangeLimit: 'password_change_limit',
  selfUnlock: 'self_unlock',
  agentRestartTime: 'agent_restart_time',
  statisticsDeletePeriod: 'statistics_delete_period',
} as const satisfies Record<NumberSetting | SwitchSetting | 'vaccine', string>;
