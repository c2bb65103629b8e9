import { APPROVAL_STATES, LIMIT_ALERT_CODES } from '@remote-console/domain';
import { companyTables, type Connection, isInTime, isOpenNow, type PersonScope } from '../database/index.ts';

/** The person's approvals currently in effect: the devices that are open to them without asking. */
export function runningApprovals(connection: Connection, scope: PersonScope) {
  return companyTables(connection, scope.companyId)
    .approvals()
    .select('device_fk')
    .where('member_fk', '=', scope.memberId)
    .where(isOpenNow(connection.now()));
}

/** The person's undecided requests that can still be answered. */
export function waitingApprovals(connection: Connection, scope: PersonScope) {
  return companyTables(connection, scope.companyId)
    .approvals()
    .select('device_fk')
    .where('member_fk', '=', scope.memberId)
    .where('approve_state', '=', APPROVAL_STATES.inProgress)
    .where(isInTime(connection.now()));
}

/** The company's alerts whose cause persists; with `limit` those triggered by a value. */
export function openAlerts(connection: Connection, { companyId }: PersonScope, which: 'open' | 'limit') {
  const open = companyTables(connection, companyId).alertHistory().where('alerts.ended_at', 'is', null);
  return which === 'open' ? open : open.where('alerts.alert_code', 'in', LIMIT_ALERT_CODES);
}
