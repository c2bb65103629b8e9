import type { Connection } from '../connection.ts';

/** Query builders for the requests and the tickets by which people get access. */
export function requestTables({ query }: Pick<Connection, 'query'>, companyPk: number) {
  return {
    approvals: () => query.selectFrom('approvals').where('approvals.company_fk', '=', companyPk),
    changeApprovals: () => query.updateTable('approvals').where('approvals.company_fk', '=', companyPk),
    tickets: () => query.selectFrom('access_tickets').where('access_tickets.company_fk', '=', companyPk),
  };
}
