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
export { DRAFT_FIELDS, draftFault, isDraftChanged, mayDraft, type DraftField } from './deviceDrafts.ts';
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
  CARD_SIZE_PRESETS,
  CARD_SLOT_WIDTH,
  CARD_WIDTH,
  cardColumns,
  LINE_GAP,
  type CardColumns,
  type CardSizePreset,
} from './cardColumns.ts';
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
export {
  DEVICE_SHORTCUT_KEYS,
  DEVICE_SHORTCUTS,
  deviceShortcutOf,
  shortcutEffect,
  type DeviceShortcut,
  type KeyPress,
  type ShortcutEffect,
} from './deviceShortcuts.ts';
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
  deviceFilterQuery,
  DEVICE_FILTER_CHOICES,
  DEVICE_FILTERS,
  setFilters,
  withFilter,
  withoutFilter,
  type DeviceFilterKey,
  type DeviceFilters,
  type DeviceFilterQuery,
} from './deviceFilters.ts';
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
  mayHideColumn,
  moveColumn,
  NO_CHOICES,
  readColumns,
  readListChoices,
  shownColumns,
  toggleColumn,
  DEFAULT_COLUMNS,
  DEVICE_COLUMNS,
  type ColumnChoice,
  type DeviceColumn,
  type ListChoices,
  type BrowserView,
} from './listChoices.ts';
export { deviceQuery, type DeviceQuery } from './deviceQuery.ts';
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
  SEARCH_LIMIT,
  type DeviceListView,
  type DevicePageSize,
  type DeviceSearchKey,
  type DeviceSortKey,
  type DeviceView,
} from './deviceView.ts';
export { connectControl, mayEditMemoInline, type ConnectControl } from './inlineRules.ts';
export { checkMove, type MoveTarget } from './moveDevice.ts';
export {
  OPERATING_SYSTEMS,
  operatingSystemOf,
  type OperatingSystem,
  type OperatingSystemCode,
  type OperatingSystemId,
} from './operatingSystems.ts';
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
export {
  broadcastAddress,
  networkKinship,
  networkOf,
  type DeviceAddresses,
  type NetworkKinship,
} from './deviceNetwork.ts';
export { macAddress, magicPacket } from './hardwareAddress.ts';
export {
  LAUNCHER_EPOCH,
  LAUNCHER_FILE,
  launcherFileAddress,
  launcherSeconds,
  launchStep,
  needsViewerOffer,
  viewerObstacle,
  type LaunchEnvironment,
  type LaunchFields,
  type LaunchStep,
  type ViewerObstacle,
  type ViewerSeat,
} from './launcher.ts';
export {
  isLaunchOpen,
  LAUNCH_PATIENCE_MS,
  launchStage,
  LAUNCHER_SCHEME,
  storeAddress,
  type LaunchReport,
  type LaunchStage,
} from './launcher.ts';
export { BULK_ACTIONS, bulkActions, bulkPlan, type BulkAction, type BulkPlan, type SkippedDevice } from './bulkPlan.ts';
export {
  failedDevices,
  isSettled,
  resultOfCommand,
  tallyResults,
  type CommandResult,
  type CommandResults,
  type CommandTally,
} from './commandResults.ts';
export { pictureState, type PictureState } from './liveImage.ts';
export {
  imageRefreshInterval,
  listRefreshInterval,
  MEASURED_REFRESH_MS,
  type RefreshPreferences,
} from './refreshIntervals.ts';
export { withSample, COURSE_MS, type UsageSample } from './usageCourse.ts';
export { findSenders, SENDERS_TO_SEARCH, type SendersByNearness, type WakeSender } from './wakeSenders.ts';
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
  groupUsageKeptSince,
  groupUsageWindow,
  rollUpGroupUsage,
  usageTableRows,
  type GroupUsageBucket,
  type GroupUsagePoint,
} from './groupUsage.ts';
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
export { sessionKindOf, type SessionKind } from './sessionKinds.ts';
