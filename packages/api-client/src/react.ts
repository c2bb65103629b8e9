export { ApiProvider, useApi, type Api, type ApiProviderProps } from './hooks/ApiProvider.ts';
export { useRefreshFailed } from './hooks/cacheKeys.ts';
export { noteKept, noteRead, readingOf, rememberReadings } from './hooks/readings.ts';
export { RETRY_PACE } from './hooks/retryPace.ts';
export { useExportTable } from './hooks/exports.ts';
export {
  useAccessHistory,
  useAlertHistory,
  useAudit,
  useChart,
  useAdministrationHistory,
  useDeletedDevices,
  useFileHistory,
  useRanking,
  useRemoteHistory,
  type StatisticsSubject,
} from './hooks/history.ts';
export { useOwnProfile, useChangeOwnProfile } from './hooks/accounts.ts';
export {
  devicesCacheKey,
  readDevices,
  useReadDevicesAhead,
  useChangeDevice,
  useChangeDevices,
  useDevice,
  useDeviceUsage,
  useFleetUsage,
  useDevices,
  useDeviceSummary,
  useReadMatchingDevices,
  useRefreshDevices,
  useToggleFavourite,
  type DeviceValue,
} from './hooks/devices.ts';
export { useDeviceSearch } from './hooks/deviceSearch.ts';
export {
  useApprovals,
  useFindApprover,
  useLatestRequest,
  useLinkedApproval,
  useSendApproval,
  useWithdrawApproval,
  useApprovers,
  useDelegation,
  useDelegationWrites,
  useStandardApprover,
} from './hooks/approvals.ts';
export { useDailyUse, useFleetOverview, useLicenseCourse } from './hooks/overview.ts';
export {
  useCompanies,
  useCompany,
  useMailOffice,
  usePendingMails,
  usePeopleSearch,
  useServerHealth,
} from './hooks/operator.ts';
export { useSheetOfTags, useSetDeviceTags, useTagEditing, useTags } from './hooks/tags.ts';
export { useChooseInbox, useInbox, useInboxPreferences, useMarkInbox } from './hooks/inbox.ts';
export { useSavedViewChanges, useSavedViews } from './hooks/savedViews.ts';
export { useNotice, useNoticeOffice, useNotices, type NewNotice } from './hooks/notices.ts';
export {
  useAgreedPrice,
  usePaymentProvider,
  usePayments,
  useReloadProfile,
  useStartPayment,
  type PaymentListQuery,
} from './hooks/license.ts';
export {
  useCreateInstaller,
  useCreateEnrolment,
  useDownloads,
  useEnrolments,
  useNewestRollout,
  useOutdatedCount,
  useRevokeEnrolment,
  useEnrolmentDevices,
  useRolloutDevices,
  useRolloutWrites,
  useWatchedEnrolment,
  type InstallerRequest,
  type RolloutDevicesQuery,
  type MadeFile,
  type NewEnrolment,
} from './hooks/downloads.ts';
export {
  useAllUsers,
  useGroup,
  useGroupDevices,
  useGroupLinks,
  useGroups,
  useGroupWrites,
  useReadGroups,
  type StayedDevice,
} from './hooks/groups.ts';
export {
  useApplyAsPartner,
  useInvitation,
  usePartnerSearch,
  type PartnerApplication,
  type PartnerManager,
} from './hooks/partners.ts';
export { useConsoleEvents, useEventRefresh } from './hooks/events.ts';
export { useActOnTicket, useLinkedTicket, useTickets } from './hooks/tickets.ts';
export {
  useChangeUser,
  useCheckLoginId,
  useCreateUser,
  useCreateUsers,
  useCancelNewEmail,
  useDeleteUser,
  useResendNewEmail,
  useGrantGroup,
  useGroupLinksOf,
  usePasswordLevel,
  useRefreshUsers,
  useReleaseGroup,
  useUploadLogo,
  useUser,
  useUsers,
} from './hooks/users.ts';
export {
  useBlockingPolicy,
  useChangeBlocking,
  useFunctionSettings,
  useRefreshBlocking,
  useRequestBatchUpdate,
  useSaveFunctionSettings,
} from './hooks/policies.ts';
export {
  useDeleteDevice,
  useReadCommand,
  useReadWakeList,
  useRefreshAfterCommands,
  useSendCommand,
  useWake,
  type SendableCommand,
} from './hooks/deviceCommands.ts';
export { useReadDeviceImage } from './hooks/deviceImages.ts';
export {
  useOpenRemoteSession,
  useReadRemoteSession,
  useViewerOffered,
  type RemotePurpose,
} from './hooks/remoteSessions.ts';
export { useConnectRemote, useEndRunningSession, useRunningSessions } from './hooks/remote.ts';
export {
  useReadRecordingContent,
  useRecording,
  useRecordings,
  useRemoveRecording,
  type RecordingContentRequest,
  type RecordingsQuery,
} from './hooks/recordings.ts';
export type { RemoteConnectionState, RemoteConnector } from './remote/createRemoteConnector.ts';
