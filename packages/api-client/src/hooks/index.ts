export type { RemoteConnectionState, RemoteConnector } from '../remote/index.ts';
export { useChangeOwnProfile, useOwnProfile } from './accounts.ts';
export { ApiProvider, useApi, type Api, type ApiProviderProps } from './ApiProvider.ts';
export {
  useApprovals,
  useApprovers,
  useDelegation,
  useDelegationWrites,
  useFindApprover,
  useLatestRequest,
  useLinkedApproval,
  useSendApproval,
  useStandardApprover,
  useWithdrawApproval,
} from './approvals.ts';
export { useRefreshFailed } from './cacheKeys.ts';
export { useCommandChange } from './commandChanges.ts';
export {
  useDeleteDevice,
  useReadCommand,
  useReadWakeList,
  useRefreshAfterCommands,
  useSendCommand,
  useWake,
  type SendableCommand,
} from './deviceCommands.ts';
export { useChangeDevices, type DeviceValue } from './deviceEditing.ts';
export { useReadDeviceImage } from './deviceImages.ts';
export {
  devicesCacheKey,
  readDevices,
  useChangeDevice,
  useDevice,
  useDevices,
  useDeviceSummary,
  useReadDevicesAhead,
  useReadMatchingDevices,
  useRefreshDevices,
  useToggleFavourite,
} from './devices.ts';
export { useDeviceUsage, useFleetUsage } from './deviceUsage.ts';
export { useDeviceSearch } from './deviceSearch.ts';
export {
  useCreateEnrolment,
  useCreateInstaller,
  useDownloads,
  useEnrolmentDevices,
  useEnrolments,
  useNewestRollout,
  useOutdatedCount,
  useRevokeEnrolment,
  useRolloutDevices,
  useRolloutWrites,
  useWatchedEnrolment,
  type InstallerRequest,
  type MadeFile,
  type NewEnrolment,
  type RolloutDevicesQuery,
} from './downloads.ts';
export { useConsoleEvents, useEventRefresh } from './events.ts';
export { useExportTable } from './exports.ts';
export {
  useAllUsers,
  useGroup,
  useGroupDevices,
  useGroupLinks,
  useGroupLinkWrites,
  useRemoveGroupDevice,
} from './groupDetail.ts';
export { useGroups, useGroupWrites, useReadGroups, type StayedDevice } from './groups.ts';
export { useUploadGroups } from './groupSheet.ts';
export {
  useAccessHistory,
  useAdministrationHistory,
  useAlertHistory,
  useAudit,
  useChart,
  useDeletedDevices,
  useFileHistory,
  useRanking,
  useRemoteHistory,
  type StatisticsSubject,
} from './history.ts';
export { useChooseInbox, useInbox, useInboxPreferences, useMarkInbox } from './inbox.ts';
export {
  useAgreedPrice,
  usePaymentProvider,
  usePayments,
  useReloadProfile,
  useStartPayment,
  type PaymentListQuery,
} from './license.ts';
export { useNoticeOffice, type NewNotice } from './noticeOffice.ts';
export { useNotice, useNotices } from './notices.ts';
export {
  useCompanies,
  useCompany,
  useMailOffice,
  usePendingMails,
  usePeopleSearch,
  useServerHealth,
} from './operator.ts';
export { useDailyUse, useFleetOverview, useLicenseCapacity } from './overview.ts';
export {
  useApplyAsPartner,
  usePartnerSearch,
  useRedeemInvitation,
  type PartnerApplication,
  type PartnerManager,
} from './partners.ts';
export {
  useBlockingPolicy,
  useChangeBlocking,
  useFunctionSettings,
  useRefreshBlocking,
  useRequestBatchUpdate,
  useSaveFunctionSettings,
} from './policies.ts';
export { noteKept, noteRead, readingOf, rememberReadings } from './readings.ts';
export { isReadOf, pathOfRead } from './readNames.ts';
export {
  useReadRecordingContent,
  useRecording,
  useRecordings,
  useRemoveRecording,
  type RecordingContentRequest,
  type RecordingsQuery,
} from './recordings.ts';
export { useConnectRemote, useEndRunningSession, useRunningSessions } from './remote.ts';
export { useOpenRemoteSession, useReadRemoteSession, useViewerOffered, type RemotePurpose } from './remoteSessions.ts';
export { RETRY_PACE } from './retryPace.ts';
export { useSavedViewChanges, useSavedViews } from './savedViews.ts';
export { useSetDeviceTags, useSheetOfTags, useTagEditing, useTags } from './tags.ts';
export { useActOnTicket, useLinkedTicket, useTickets } from './tickets.ts';
export {
  useCancelNewEmail,
  useChangeUser,
  useCheckLoginId,
  useCreateUser,
  useCreateUsers,
  useDeleteUser,
  useGrantGroup,
  useGroupLinksOf,
  usePasswordLevel,
  useRefreshUsers,
  useReleaseGroup,
  useResendNewEmail,
  useUploadLogo,
  useUser,
  useUsers,
} from './users.ts';
