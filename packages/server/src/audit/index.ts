export { type Actor, type AdministrationEntry, codeColumns, writeAdministration } from './administrationRecords.ts';
export { auditOfCall, auditStore, type CallAudit } from './auditStore.ts';
export {
  comesAfter,
  containsText,
  fromMark,
  type HistoryChoice,
  type HistoryColumns,
  type HistoryCut,
  type HistoryCursor,
  ofChoice,
  readChoice,
  within,
} from './historyChoice.ts';
export { completeLogin, outcomeOf, recordLogin } from './loginRecords.ts';
