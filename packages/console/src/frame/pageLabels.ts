import type { MainMenuPage, Section, SectionPage } from '@remote-console/domain';

/** The label of each main menu entry, as keys of the frame's texts. */
export const MENU_LABELS = {
  deviceAll: 'menuDevices',
  groups: 'menuGroups',
  profile: 'menuAccount',
  overview: 'pageOverview',
  statistics: 'menuDashboard',
  'ticket-request': 'menuTickets',
  support: 'menuDownloads',
  license: 'menuPayments',
} as const satisfies Record<MainMenuPage, string>;

/** The name of each area with a sidebar. */
export const SECTION_LABELS = {
  management: 'menuAccount',
  statistics: 'menuDashboard',
  support: 'support',
} as const satisfies Record<Section, string>;

/** The label of each sidebar entry. */
export const PAGE_LABELS = {
  profile: 'pageProfile',
  managers: 'pageManagers',
  groups: 'menuGroups',
  license: 'pageLicense',
  payments: 'pagePayments',
  'access-user': 'pageOwnRequests',
  access: 'pageApprovals',
  'access-history': 'pageApprovalHistory',
  'running-sessions': 'pageRunningSessions',
  recordings: 'pageRecordings',
  'function-settings': 'pageFunctionSettings',
  'blocking-settings': 'pageBlockingSettings',
  overview: 'pageOverview',
  'rate-summary': 'pageUsageSummary',
  'rate-remote': 'pageRemoteCounts',
  'rate-warning': 'pageAlertCounts',
  'log-remote': 'pageRemoteLog',
  'log-access': 'pageAccessLog',
  'log-transfer': 'pageTransferLog',
  'log-delete': 'pageDeletedDevices',
  'log-warning': 'pageAlertLog',
  'log-administration': 'pageAdministrationLog',
  downloads: 'menuDownloads',
  notice: 'pageNotices',
} as const satisfies Record<SectionPage, string>;
