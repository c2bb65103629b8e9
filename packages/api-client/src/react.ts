export { ApiProvider, useApi, type Api, type ApiProviderProps } from './hooks/ApiProvider.ts';
export { useAudit } from './hooks/history.ts';
export { useOwnProfile, useChangeOwnProfile } from './hooks/accounts.ts';
export {
  useChangeDevice,
  useDevice,
  useDevices,
  useDeviceSummary,
  useMoveDevice,
  useRefreshDevices,
  useToggleFavourite,
} from './hooks/devices.ts';
export { useGroups } from './hooks/groups.ts';
export { useNotices } from './hooks/notices.ts';
export { useEventRefresh } from './hooks/events.ts';
