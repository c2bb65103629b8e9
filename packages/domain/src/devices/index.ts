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
  refusalOf,
  type ActionContext,
  type ActionRefusal,
  type ActionVerdict,
  type DeviceAction,
  type RefusalLiftedBy,
} from './deviceActions.ts';
export {
  DEVICE_CACHE_AGE_MS,
  isCacheFresh,
  mustFetchDevices,
  type CachedDevices,
  type DeviceListOccasion,
} from './deviceCache.ts';
export { ALIAS_LIMIT, checkAlias, checkMemo, MEMO_LIMIT } from './deviceInput.ts';
export {
  hardwareRows,
  processRows,
  softwareRows,
  type HardwareRow,
  type ProcessRow,
  type SoftwareRow,
} from './deviceLists.ts';
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
  parseDeviceView,
  SEARCH_LIMIT,
  type DeviceListView,
  type DevicePageSize,
  type DeviceSearchKey,
  type DeviceSortKey,
  type DeviceView,
  type ViewParameters,
} from './deviceView.ts';
export { connectControl, mayEditMemoInline, mayToggleFavourite, type ConnectControl } from './inlineRules.ts';
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
  selectionVerdict,
  togglePage,
  toggleSelection,
  type Selection,
  type SelectionVerdict,
} from './selection.ts';
export {
  broadcastAddress,
  macAddress,
  magicPacket,
  networkKinship,
  networkOf,
  type DeviceAddresses,
  type NetworkKinship,
} from './deviceNetwork.ts';
