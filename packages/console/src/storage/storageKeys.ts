/** The local storage entries that the console writes. Which of them survive a logout is a rule of the domain. */
export const STORAGE_KEYS = {
  session: 'user_session',
  remember: 'remember',
  rememberMode: 'rememberMode',
  noticeSkip: 'notice_skip',
  language: 'lang',
  popupSkip: 'popup_skip',
  deviceView: 'icon_view',
  mobileApplication: 'is_mobile_app',
  standalone: 'is_standalone',
  deviceCache: 'device_list_cache',
  tutorial: 'tutorial_2.0',
  recentPlaces: 'recent_places',
  remoteShortcuts: 'remote_shortcuts',
  listChoices: 'device_list_choices',
  listSubgroups: 'device_list_subgroups',
} as const;
