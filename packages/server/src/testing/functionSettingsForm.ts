/** The function settings form as it is sent, without the version. */
export const SETTINGS = {
  file_transfer: 1,
  capture: 1,
  display_power_save: 0,
  system_power_save: 0,
  idle_time: 0,
  session_time: 0,
  min_os_major: 10,
  min_os_minor: 0,
  vaccine: '',
  security_agreement: 0,
  password_level: 2,
  block_num: 0,
  password_change_limit: 0,
  self_unlock: 0,
  agent_restart_time: 0,
  statistics_delete_period: 36,
} as const;
