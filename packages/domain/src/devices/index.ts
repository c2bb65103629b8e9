export {
  actionOfCommand,
  AGENT_COMMAND_STATES,
  AGENT_COMMAND_TYPES,
  auditCodeOfCommand,
  commandLifetime,
  DEVICE_COMMAND_TYPES,
  isOpenCommand,
  type AgentCommandState,
  type AgentCommandType,
  type DeviceCommandType,
} from './agentCommands.ts';
export {
  areTwoAgents,
  CONFLICT_SHOWN_MS,
  IDENTITY_CONFLICTS,
  judgeKey,
  judgeRun,
  provesDevice,
  refusedSince,
  type HeldRun,
  type IdentityConflict,
  type KeyVerdict,
  type RefusedRivals,
  type RunVerdict,
  type ShownKey,
} from './agentIdentity.ts';
export { BULK_ACTIONS, bulkActions, bulkPlan, type BulkAction, type BulkPlan, type SkippedDevice } from './bulkPlan.ts';
export {
  CARD_SIZE_PRESETS,
  CARD_SLOT_WIDTH,
  CARD_WIDTH,
  cardColumns,
  LINE_GAP,
  type CardColumns,
  type CardSizePreset,
} from './cardColumns.ts';
export {
  failedDevices,
  isSettled,
  resultOfCommand,
  tallyResults,
  type CommandResult,
  type CommandResults,
  type CommandTally,
} from './commandResults.ts';
export {
  DEVICE_ACTIONS,
  deviceActions,
  obstacleOf,
  opensSession,
  refusalOf,
  type ActionContext,
  type ActionRefusal,
  type ActionVerdict,
  type DeviceAction,
  type RefusalLiftedBy,
  type RefusalReason,
} from './deviceActions.ts';
export {
  DEVICE_CACHE_AGE_MS,
  isCacheFresh,
  isShownFromCache,
  mustFetchDevices,
  type CachedDevices,
  type DeviceListOccasion,
} from './deviceCache.ts';
export { deviceClock, type DeviceClock, type DeviceTime } from './deviceClock.ts';
export { DRAFT_FIELDS, draftFault, isDraftChanged, mayDraft, type DraftField } from './deviceDrafts.ts';
export {
  DEVICE_FILTER_CHOICES,
  DEVICE_FILTERS,
  deviceFilterQuery,
  setFilters,
  withFilter,
  withoutFilter,
  type DeviceFilterKey,
  type DeviceFilterQuery,
  type DeviceFilters,
} from './deviceFilters.ts';
export { ALIAS_LIMIT, checkAlias, checkMemo, MEMO_LIMIT } from './deviceInput.ts';
export {
  hardwareRows,
  processRows,
  softwareRows,
  type HardwareRow,
  type ProcessRow,
  type SoftwareRow,
} from './deviceLists.ts';
export {
  broadcastAddress,
  networkKinship,
  networkOf,
  type DeviceAddresses,
  type NetworkKinship,
} from './deviceNetwork.ts';
export { deviceQuery, type DeviceQuery } from './deviceQuery.ts';
export {
  DEVICE_SHORTCUT_KEYS,
  DEVICE_SHORTCUTS,
  deviceShortcutOf,
  shortcutEffect,
  type DeviceShortcut,
  type KeyPress,
  type ShortcutEffect,
} from './deviceShortcuts.ts';
export {
  agentVersion,
  hasNewerAgent,
  isApproved,
  isFavourite,
  isFileTransferDisabled,
  isOnline,
  type DeviceState,
} from './deviceState.ts';
export {
  changeDeviceView,
  defaultDeviceView,
  defaultPageSize,
  DEVICE_LIST_VIEWS,
  DEVICE_PAGE_SIZES,
  DEVICE_SEARCH_KEYS,
  deviceSortKeys,
  formatDeviceView,
  isNarrowed,
  KEPT_FILTER_LIMIT,
  parseDeviceView,
  type DeviceListView,
  type DevicePageSize,
  type DeviceSearchKey,
  type DeviceSortKey,
  type DeviceView,
} from './deviceView.ts';
export {
  completionAt,
  conjunctionOf,
  conjunctsOf,
  FILTER_FAULTS,
  FILTER_KEYS,
  FILTER_TEXT_LIMIT,
  FILTER_VALUES,
  filterText,
  formatFilter,
  fromMenu,
  holds,
  isFilterKey,
  namesIn,
  parseFilter,
  readFilterText,
  termsOf,
  toMenu,
  valueOf,
  type Completion,
  type FilterExpression,
  type FilterFault,
  type FilterFaultKey,
  type FilterKey,
  type FilterName,
  type FilterReading,
  type FilterTerm,
  type KnownNames,
  type MenuForm,
  type TypedFilter,
} from './filterText/index.ts';
export {
  groupUsageKeptSince,
  groupUsageWindow,
  rollUpGroupUsage,
  usageTableRows,
  type GroupUsageBucket,
  type GroupUsagePoint,
} from './groupUsage.ts';
export { macAddress, magicPacket } from './hardwareAddress.ts';
export { connectControl, mayEditMemoInline, type ConnectControl } from './inlineRules.ts';
export {
  isLaunchOpen,
  LAUNCH_PATIENCE_MS,
  LAUNCHER_EPOCH,
  LAUNCHER_FILE,
  LAUNCHER_SCHEME,
  launcherFileAddress,
  launcherSeconds,
  launchStage,
  launchStep,
  needsViewerOffer,
  storeAddress,
  viewerObstacle,
  type LaunchEnvironment,
  type LaunchFields,
  type LaunchReport,
  type LaunchStage,
  type LaunchStep,
  type ViewerObstacle,
  type ViewerSeat,
} from './launcher.ts';
export {
  DEFAULT_COLUMNS,
  DEVICE_COLUMNS,
  mayHideColumn,
  moveColumn,
  NO_CHOICES,
  readColumns,
  readListChoices,
  shownColumns,
  toggleColumn,
  type BrowserView,
  type ColumnChoice,
  type DeviceColumn,
  type ListChoices,
} from './listChoices.ts';
export { pictureState, type PictureState } from './liveImage.ts';
export { checkMove, type MoveTarget } from './moveDevice.ts';
export {
  isPowerAction,
  POWER_MEMORY_MS,
  POWER_PATIENCE_MS,
  powerProgress,
  type PowerAction,
  type PowerCommand,
  type PowerProgress,
} from './powerProgress.ts';
export {
  imageRefreshInterval,
  listRefreshInterval,
  MEASURED_REFRESH_MS,
  type RefreshPreferences,
} from './refreshIntervals.ts';
export {
  pageSelection,
  SELECT_ALL_LIMIT,
  selectAllOffer,
  selectionScope,
  selectionVerdict,
  togglePage,
  toggleSelection,
  type Selection,
  type SelectionScope,
  type SelectionVerdict,
} from './selection.ts';
export { sessionKindOf, type SessionKind } from './sessionKinds.ts';
export { COURSE_MS, withSample, type UsageSample } from './usageCourse.ts';
export {
  mergeUsage,
  NETWORK_MEASURES,
  rollUpUsage,
  USAGE_KEEPING,
  USAGE_MEASURES,
  USAGE_RANGES,
  usageCompleteBefore,
  usageKeptSince,
  usagePlace,
  usageRowsSince,
  usageStep,
  usageWindow,
  type NetworkMeasure,
  type NetworkUsage,
  type UsageBucket,
  type UsageFigure,
  type UsageKeeping,
  type UsageMeasure,
  type UsagePoint,
  type UsageRange,
} from './usageHistory.ts';
export { findSenders, SENDERS_TO_SEARCH, type SendersByNearness, type WakeSender } from './wakeSenders.ts';
