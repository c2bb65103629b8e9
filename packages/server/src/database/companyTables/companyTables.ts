// The one place where queries are bound to a company. Stores reach company data through these builders only; those of the
// operator of the service are in operatorTables.ts.
import type { Connection } from '../connection.ts';
import { agentTables } from './agentTables.ts';
import { companyRecordTables } from './companyRecordTables.ts';
import { deviceTables } from './deviceTables.ts';
import { groupTables } from './groupTables.ts';
import { historyTables } from './historyTables.ts';
import { memberTables } from './memberTables.ts';
import { requestTables } from './requestTables.ts';
import { tagTables } from './tagTables.ts';

/** Query builders for the tables of one company; none of them can see another. */
export function companyTables(connection: Pick<Connection, 'query'>, companyPk: number) {
  return {
    ...companyRecordTables(connection, companyPk),
    ...memberTables(connection, companyPk),
    ...groupTables(connection, companyPk),
    ...deviceTables(connection, companyPk),
    ...tagTables(connection, companyPk),
    ...requestTables(connection, companyPk),
    ...agentTables(connection, companyPk),
    ...historyTables(connection, companyPk),
  };
}
