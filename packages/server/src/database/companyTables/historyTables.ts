import type { Connection } from '../connection.ts';

/** Query builders for what happened in a company. */
export function historyTables({ query }: Pick<Connection, 'query'>, companyId: number) {
  return {
    audit: () => query.selectFrom('audit').where('audit.company_fk', '=', companyId),
    remoteHistory: () => query.selectFrom('remote_sessions').where('remote_sessions.company_fk', '=', companyId),
    recordings: () => query.selectFrom('recordings').where('recordings.company_fk', '=', companyId),
    changeRecordings: () => query.updateTable('recordings').where('recordings.company_fk', '=', companyId),
    removeRecordings: () => query.deleteFrom('recordings').where('recordings.company_fk', '=', companyId),
    fileHistory: () => query.selectFrom('file_transfers').where('file_transfers.company_fk', '=', companyId),
    alertHistory: () => query.selectFrom('alerts').where('alerts.company_fk', '=', companyId),
    accessHistory: () => query.selectFrom('access_history').where('access_history.company_fk', '=', companyId),
  };
}
