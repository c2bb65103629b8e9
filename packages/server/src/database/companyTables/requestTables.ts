import type { Connection } from '../connection.ts';

/** Query builders for the requests and the tickets by which people get access. */
export function requestTables({ query }: Pick<Connection, 'query'>, companyId: number) {
  return {
    approvals: () => query.selectFrom('approvals').where('approvals.company_fk', '=', companyId),
    changeApprovals: () => query.updateTable('approvals').where('approvals.company_fk', '=', companyId),
    tickets: () => query.selectFrom('access_tickets').where('access_tickets.company_fk', '=', companyId),
  };
}
