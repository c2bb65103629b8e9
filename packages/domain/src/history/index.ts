export {
  ALERT_DEVICE_TYPES,
  ALERT_TYPES,
  formatAlertCode,
  parseAlertCode,
  type AlertDeviceInitial,
  type AlertType,
} from './alertCodes.ts';
export { AUDIT_CODES, AUDIT_MEANINGS, auditMeaning, type AuditCode, type AuditMeaning } from './auditCodes.ts';
export {
  alertsStarted,
  disconnectionAlerts,
  type AlertThreshold,
  type StartedAlert,
  type WatchedValues,
} from './alertStarts.ts';
