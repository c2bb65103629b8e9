export { isInTime, isOpenNow } from './approvalTimes.ts';
export { companyTables } from './companyTables/companyTables.ts';
export { type Clock, connect, type Connection, type EventBus, type StoredEvent } from './connection.ts';
export { containsText } from './contains.ts';
export {
  emptyGroups,
  lockCompany,
  type NewDevice,
  registerDevices,
  relocateDevice,
  unregisterDevices,
} from './deviceRegistry.ts';
export {
  currentSchema,
  databaseBytes,
  type DatabasePlace,
  type Engine,
  exclusively,
  isUniqueViolation,
  learnSpread,
  oneAtATime,
  textKeyOf,
} from './dialect.ts';
export { type DiskRoom, watchDiskRoom } from './diskRoom.ts';
export { databaseRevision, groupsRevision, packRevisions, type Revision } from './engineRevisions.ts';
export { indexedDevices, type IndexedDevices } from './engineSearch.ts';
export { isGroupNamed } from './groupNamed.ts';
export { instantText, instantTextOrNone } from './instant.ts';
export { keptQuery, type Slot } from './keptQuery.ts';
export { openDatabase, type OpenDatabase } from './openDatabase.ts';
export { operatorTables } from './operatorTables.ts';
export { reportedColumn } from './reportedColumns.ts';
export { createRevisionCache, type RevisionCache } from './revisionCache.ts';
export type { DeviceEventType, Flag, Schema } from './schema.ts';
export { flagColumn } from './tables/columns.ts';
export {
  groupWithSubgroups,
  isDeviceVisibleTo,
  isGroupOpenTo,
  isPersonVisibleTo,
  isVisibleTo,
  type PersonScope,
  ticketDevices,
} from './scope.ts';
export { damageOf } from './sqlite.ts';
export type { AccountKeyTable, KeyPurpose } from './tables/accountKeys.ts';
export type { EnrolmentTokenTable } from './tables/devices.ts';
export type { MailTable } from './tables/mail.ts';
export type { ImageType } from './tables/members.ts';
export type { PaymentState } from './tables/payments.ts';
export { containsPattern, textKey } from './textKey.ts';
