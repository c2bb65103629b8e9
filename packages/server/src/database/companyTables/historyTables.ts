import type { Connection } from '../connection.ts';

/** Query builders for what happened in a company. */
export function historyTables({ query }: Pick<Connection, 'query'>, companyPk: number) {
  return {
    audit: () => query.selectFrom('audit').where('audit.company_fk', '=', companyPk),
    remoteHistory: () => query.selectFrom('remote_sessions').where('remote_sessions.company_fk', '=', companyPk),
    recordings: () => query.selectFrom('recordings').where('recordings.company_fk', '=', companyPk),
    changeRecordings: () => query.updateTable('recordings').where('recordings.company_fk', '=', companyPk),
    removeRecordings: () => query.deleteFrom('recordings').where('recordings.company_fk', '=', companyPk),
    fileHistory: () => query.selectFrom('file_transfers').where('file_transfers.company_fk', '=', companyPk),
    alertHistory: () => query.selectFrom('alerts').where('alerts.company_fk', '=', companyPk),
    accessHistory: () => query.selectFrom('access_history').where('access_history.company_fk', '=', companyPk),
  };
}
