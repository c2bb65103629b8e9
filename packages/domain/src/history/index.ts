export { ACCESS_OUTCOMES, type AccessOutcome } from './accessOutcomes.ts';
export {
  ADMINISTRATION_CODES,
  ADMINISTRATION_TYPE,
  administrationAct,
  isInstantField,
  recordedChange,
  shownChanges,
  type AdministrationAct,
  type RecordedChange,
  type RecordedValue,
  type RecordedValues,
  type ShownChange,
} from './administration.ts';
export {
  ABSENCE_ALERT_CODES,
  ALERT_DEVICE_TYPES,
  ALERT_TYPES,
  formatAlertCode,
  LIMIT_ALERT_CODES,
  parseAlertCode,
  type AlertDeviceInitial,
  type AlertType,
} from './alertCodes.ts';
export { alertHolds, alertsEnded, type OpenAlert } from './alertEnds.ts';
export {
  alertsStarted,
  disconnectionAlerts,
  type AlertThreshold,
  type StartedAlert,
  type WatchedValues,
} from './alertStarts.ts';
export { auditChange, type AuditChange } from './auditChange.ts';
export { AUDIT_CODES, auditMeaning, type AuditCode, type AuditMeaning } from './auditCodes.ts';
export { chartAddress, chartQuery, chartYears, parseChartView, type ChartView } from './chartAddress.ts';
export { CHART_UNITS, CHART_YEARS, chartPeriods, shareOf, type ChartPeriod, type ChartUnit } from './chartPeriods.ts';
export { DAILY_USE_DAYS, dailyUsePeriods, parseUseDays, type UseDays } from './dailyUse.ts';
export { dateRange, type DateRange, type HistoryPeriod } from './dateRange.ts';
export { defaultHistoryRange } from './defaultRange.ts';
export {
  afterExport,
  afterHistoryExport,
  canExport,
  DEVICE_EXPORT_RANGE,
  EXPORT_IDS,
  EXPORT_NOT_READY,
  type ExportAnswer,
  type ExportButton,
  type HistoryExportAnswer,
} from './exportButton.ts';
export {
  changeHistoryView,
  daysToSend,
  defaultHistoryDays,
  formatHistoryView,
  HISTORY_SEARCH_KEYS,
  HISTORY_SEARCH_LIMIT,
  historyQuery,
  parseHistoryDays,
  parseHistoryView,
  type HistoryDays,
  type HistoryLog,
  type HistoryPageQuery,
  type HistoryPageSize,
  type HistorySearchKey,
  type HistoryView,
} from './historyAddress.ts';
export {
  accessBrowser,
  alertUnit,
  HISTORY_PAGE_SIZE,
  HISTORY_PAGE_SIZES,
  isRunning,
  NO_BROWSER,
  searchParameters,
  transferDirection,
  type HistorySearch,
} from './historyView.ts';
export { neutralCell } from './spreadsheetCell.ts';
export {
  DEFAULT_GROUP_NAME,
  isGroupField,
  readRecordedGroup,
  recordedGroupName,
  type RecordedGroup,
} from './recordedGroup.ts';
