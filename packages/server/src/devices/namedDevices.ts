import { APPROVAL_STATES, LIMIT_ALERT_CODES } from '@remote-console/domain';
import { companyTables, type Connection, isInTime, isOpenNow, type PersonScope } from '../database/index.ts';

/** The approvals of the person that run now: the devices that are open to them without asking. */
export function runningApprovals(connection: Connection, scope: PersonScope) {
  return companyTables(connection, scope.companyId)
    .approvals()
    .select('device_fk')
    .where('member_fk', '=', scope.memberId)
    .where(isOpenNow(connection.now()));
}

/** The requests of the person that nobody has decided on and that can still be answered. */
export function waitingApprovals(connection: Connection, scope: PersonScope) {
  return companyTables(connection, scope.companyId)
    .approvals()
    .select('device_fk')
    .where('member_fk', '=', scope.memberId)
    .where('approve_state', '=', APPROVAL_STATES.inProgress)
    .where(isInTime(connection.now()));
}

/** The alerts of the company whose cause lasts; with `limit` those that a value set off. */
export function openAlerts(connection: Connection, { companyId }: PersonScope, which: 'open' | 'limit') {
  const open = companyTables(connection, companyId).alertHistory().where('alerts.ended_at', 'is', null);
  return which === 'open' ? open : open.where('alerts.alert_code', 'in', LIMIT_ALERT_CODES);
}
