import { keptSwitch, keptText, type DraftForm } from '../../drafts/index.ts';
import type { SettingsForm } from './settingsForm.ts';

/**
 * Everything survives a page reload, including the version: a restored draft detects that another person has saved in
 * the meantime, like a form that stayed open.
 */
export const FUNCTION_SETTINGS_DRAFT: DraftForm<SettingsForm> = {
  name: 'function-settings',
  version: 2,
  fields: {
    fileTransfer: keptSwitch,
    capture: keptSwitch,
    displayPowerSave: keptSwitch,
    systemPowerSave: keptSwitch,
    securityAgreement: keptSwitch,
    selfUnlock: keptSwitch,
    vaccine: keptText,
    version: (stored) => (typeof stored === 'number' ? stored : undefined),
    idleTime: keptText,
    sessionTime: keptText,
    minOsMajor: keptText,
    minOsMinor: keptText,
    passwordLevel: keptText,
    lockOutAfter: keptText,
    passwordChangeLimit: keptText,
    agentRestartTime: keptText,
    statisticsDeletePeriod: keptText,
  },
};
