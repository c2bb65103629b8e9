import type { components, operations } from './generated/types.ts';

/** Name of an operation of the contract. */
export type OperationId = keyof operations;

type Schemas = components['schemas'];
export type Approval = Schemas['Approval'];
export type ApprovalPolicy = Schemas['ApprovalPolicy'];
export type ApprovalPolicyChange = Schemas['ApprovalPolicyChange'];
export type ApprovalTeam = Schemas['ApprovalTeam'];
export type Recurrence = Schemas['Recurrence'];
export type TeamSeat = Schemas['TeamSeat'];
export type Delegation = Schemas['Delegation'];
export type DelegationChange = Schemas['DelegationChange'];
export type OwnDelegation = Schemas['OwnDelegation'];
export type ApprovalDecision = Schemas['ApprovalDecision'];
export type ApprovalRequest = Schemas['ApprovalRequest'];
export type AgentCommand = Schemas['AgentCommand'];
export type AccessHistoryEntry = Schemas['AccessHistoryEntry'];
export type AlertHistoryEntry = Schemas['AlertHistoryEntry'];
export type AuditEntry = Schemas['AuditEntry'];
export type ChartRow = Schemas['ChartRow'];
export type ExportRequest = Schemas['ExportRequest'];
export type FileHistoryEntry = Schemas['FileHistoryEntry'];
export type Payment = Schemas['Payment'];
export type PaymentFields = Schemas['PaymentFields'];
export type PaymentOrder = Schemas['PaymentOrder'];
export type PaymentResult = Schemas['PaymentResult'];
export type RemoteHistoryEntry = Schemas['RemoteHistoryEntry'];
export type StatisticsRow = Schemas['StatisticsRow'];
export type ConsoleEvent = Schemas['ConsoleEvent'];
export type Device = Schemas['Device'];
export type DeviceCommand = Schemas['DeviceCommand'];
export type DeviceDetail = Schemas['DeviceDetail'];
export type UsageTimeline = Schemas['UsageTimeline'];
export type UsageStep = Schemas['UsagePoint'];
export type FleetUsageTimeline = Schemas['FleetUsageTimeline'];
export type DeviceOrderKey = Schemas['DeviceOrderKey'];
export type DeviceSummary = Schemas['DeviceSummary'];
export type Enrolment = Schemas['Enrolment'];
export type EnrolmentRecord = Schemas['EnrolmentRecord'];
export type Rollout = Schemas['Rollout'];
export type EnrolmentDevice = Schemas['EnrolmentDevice'];
export type RolloutDevice = Schemas['RolloutDevice'];
export type Favourite = Schemas['Favourite'];
export type Group = Schemas['Group'];
export type GroupChange = Schemas['GroupChange'];
export type GroupDetail = Schemas['GroupDetail'];
export type GroupDevice = Schemas['GroupDevice'];
export type GroupLink = Schemas['GroupLink'];
export type GroupUser = Schemas['GroupUser'];
export type GroupUserChoice = Schemas['GroupUserChoice'];
export type DownloadCard = Schemas['DownloadCard'];
export type DownloadItem = Schemas['DownloadItem'];
export type AgentDownload = Schemas['AgentDownload'];
export type AgentRelease = Schemas['AgentRelease'];
export type Heartbeat = Schemas['Heartbeat'];
export type Inventory = Schemas['Inventory'];
/** Something that concerns a person. */
export type InboxItem = Schemas['InboxItem'];
/** Marks items as read or unread. */
export type InboxMark = Schemas['InboxMark'];
/** Where notifications of each kind are delivered. */
export type InboxPreference = Schemas['InboxPreference'];
/** A tag of the company, with the number of devices that have it. */
export type Tag = Schemas['Tag'];
/** A tag of a device. */
export type DeviceTag = Schemas['DeviceTag'];
/** The changes to a tag. */
export type TagChange = Schemas['TagChange'];
/** The outcome of setting tags on devices. */
export type DeviceTagOutcome = Schemas['DeviceTagOutcome'];
/** Rows of a sheet that assign tags to devices. */
export type TagSheet = Schemas['TagSheet'];
/** The effect of the rows of a sheet. */
export type TagSheetOutcome = Schemas['TagSheetOutcome'];
export type License = Schemas['License'];
/** A company as the service operator sees it. */
export type OperatedCompany = Schemas['OperatedCompany'];
/** The same with its licenses, administrators and numbers over time. */
export type CompanyDetail = Schemas['CompanyDetail'];
/** A person of any company, as the operator finds them. */
export type FoundPerson = Schemas['FoundPerson'];
/** An email that waits to be sent, without its text. */
export type PendingMail = Schemas['PendingMail'];
/** The state of the server. */
export type ServerHealth = Schemas['ServerHealth'];
export type LoginCause = Schemas['LoginCause'];
export type LoginResult = Schemas['LoginResult'];
export type Notice = Schemas['Notice'];
export type NoticeText = Schemas['NoticeText'];
export type NoticeTexts = Schemas['NoticeTexts'];
export type ThresholdAlert = Schemas['ThresholdAlert'];
export type Problem = Schemas['Problem'];
export type ProblemKey = Schemas['ProblemKey'];
export type Profile = Schemas['Profile'];
export type ProfileChange = Schemas['ProfileChange'];
export type SignUp = Schemas['SignUp'];
export type Approver = Schemas['Approver'];
export type BlockingPolicy = Schemas['BlockingPolicy'];
export type BulkOutcome = Schemas['BulkOutcome'];
export type FunctionSettings = Schemas['FunctionSettings'];
export type User = Schemas['User'];
export type UserChange = Schemas['UserChange'];
export type UserOrderKey = Schemas['UserOrderKey'];
export type UserSearchKey = Schemas['UserSearchKey'];
export type Ticket = Schemas['Ticket'];
export type TicketApprover = Schemas['TicketApprover'];
export type TicketCounts = Schemas['TicketCounts'];
export type RemoteSession = Schemas['RemoteSession'];
/** Permission to connect to a device from the browser, once. */
export type RemoteConnection = Schemas['RemoteConnection'];
/** Who is connected to which device now. */
export type RunningSession = Schemas['RunningSession'];
/** A recording of a session, without its content. */
export type Recording = Schemas['Recording'];
/** A named view of the device list. */
export type SavedView = Schemas['SavedView'];
export type SavedViewChange = Schemas['SavedViewChange'];
export type NewSavedView = Schemas['NewSavedView'];
/** A tag or group named by a filter. */
export type FilterName = Schemas['FilterName'];
/** The state of the devices that a person may see. */
export type FleetOverview = Schemas['FleetOverview'];
/** How many sessions started on one day. */
export type DailyUse = Schemas['DailyUse'];
/** How many devices the licenses cover, and how many there were. */
export type LicenseCapacity = Schemas['LicenseCapacity'];
export type RemoteSessionState = Schemas['RemoteSessionProgress']['state'];
export type Telemetry = Schemas['Telemetry'];
export type WakeList = Schemas['WakeList'];

/** The query of `GET devices`. */
export type DeviceListQuery = NonNullable<operations['listDevices']['parameters']['query']>;

/** The query of `GET approvals`. */
export type ApprovalListQuery = NonNullable<operations['listApprovals']['parameters']['query']>;

/** The query of `GET tickets`. */
export type TicketListQuery = NonNullable<operations['listTickets']['parameters']['query']>;

/** The body of `POST tickets`. */
export type TicketActionBody = operations['actOnTicket']['requestBody']['content']['application/json'];

/** The query of `GET inbox`. */
export type InboxQuery = NonNullable<operations['listInbox']['parameters']['query']>;
