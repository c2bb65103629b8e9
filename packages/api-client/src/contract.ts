/**
 * The contract without any run time of the browser: types, the access table and the document itself.
 * Server and agent take this entry.
 */
import document from './generated/openapi.json' with { type: 'json' };
import type { components, operations, paths } from './generated/types.ts';

export { API_BASE } from './base.ts';
export { OPERATIONS } from './generated/operations.ts';
export type { components, operations, paths };

/** The OpenAPI 3.1 document, as JSON. */
export const contract: Readonly<typeof document> = document;

/** Name of an operation of the contract. */
export type OperationId = keyof operations;

type Schemas = components['schemas'];
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
export type DeviceDetail = Schemas['DeviceDetail'];
export type DeviceOrderKey = Schemas['DeviceOrderKey'];
export type DeviceSummary = Schemas['DeviceSummary'];
export type Enrolment = Schemas['Enrolment'];
export type Favourite = Schemas['Favourite'];
export type Group = Schemas['Group'];
export type Heartbeat = Schemas['Heartbeat'];
export type Inventory = Schemas['Inventory'];
export type License = Schemas['License'];
export type LoginCause = Schemas['LoginCause'];
export type LoginResult = Schemas['LoginResult'];
export type Notice = Schemas['Notice'];
export type Problem = Schemas['Problem'];
export type ProblemKey = Schemas['ProblemKey'];
export type Profile = Schemas['Profile'];
export type ProfileChange = Schemas['ProfileChange'];
export type Telemetry = Schemas['Telemetry'];

/** What `GET devices` can be asked. */
export type DeviceListQuery = NonNullable<operations['listDevices']['parameters']['query']>;
