import { keptOneOf, keptText, type DraftForm } from '../../drafts/index.ts';
import type { SettingsForm } from './settingsForm.ts';

const keptOnOff = keptOneOf([0, 1] as const);

/**
 * Everything outlives a reload of the page, the version too: whoever continues a draft learns that another person has
 * saved in the meantime, as in a form that stayed open.
 */
export const FUNCTION_SETTINGS_DRAFT: DraftForm<SettingsForm> = {
  name: 'function-settings',
  version: 1,
  fields: {
    file_transfer: keptOnOff,
    capture: keptOnOff,
    display_power_save: keptOnOff,
    system_power_save: keptOnOff,
    security_agreement: keptOnOff,
    self_unlock: keptOnOff,
    vaccine: keptText,
    version: (stored) => (typeof stored === 'number' ? stored : undefined),
    idle_time: keptText,
    session_time: keptText,
    min_os_major: keptText,
    min_os_minor: keptText,
    password_level: keptText,
    block_num: keptText,
    password_change_limit: keptText,
    agent_restart_time: keptText,
    statistics_delete_period: keptText,
  },
};
