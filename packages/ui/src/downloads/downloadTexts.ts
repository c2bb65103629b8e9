import type { DownloadKind, DownloadPlatform } from '@remote-console/domain';

/** The name of a platform, as keys of the download texts. */
export const PLATFORM_LABELS = {
  windows: 'platformWindows',
  macos: 'platformMacos',
  android: 'platformAndroid',
  ios: 'platformIos',
  others: 'platformOthers',
} as const satisfies Record<DownloadPlatform, string>;

const KIND_LABELS = {
  auto_install: 'kindAutoInstall',
  agent: 'kindAgent',
  agent_manual: 'kindAgentManual',
  manager: 'kindManager',
  manager_manual: 'kindManagerManual',
  system_checker: 'kindSystemChecker',
  manual: 'kindManual',
  web_manager_manual: 'kindWebManagerManual',
  proposal: 'kindProposal',
  brochure: 'kindBrochure',
} as const satisfies Record<DownloadKind, string>;

/** The name of a download; next to the one for several devices, that of Windows is for a single one. */
export function kindLabel(platform: DownloadPlatform, kind: DownloadKind) {
  return platform === 'windows' && kind === 'agent' ? 'kindAgentSingle' : KIND_LABELS[kind];
}
