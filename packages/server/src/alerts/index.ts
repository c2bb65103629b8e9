export { beginAlerts, beginDisconnectionAlerts, endAbsenceAlerts, endStaleAlerts } from './alertStore.ts';
export { putThreshold, readThresholds, removeThreshold, thresholdsOf } from './thresholdStore.ts';
