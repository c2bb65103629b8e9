// The one place where queries are bound to a company: everything requested by a person starts with one of these
// builders, or with those of the service operator (operatorTables.ts). Work that belongs to no person, such as agent
// reports and the server's cleanup, names the tables itself, with the keys of the rows that it is about.
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
export function companyTables(connection: Pick<Connection, 'query'>, companyId: number) {
  return {
    ...companyRecordTables(connection, companyId),
    ...memberTables(connection, companyId),
    ...groupTables(connection, companyId),
    ...deviceTables(connection, companyId),
    ...tagTables(connection, companyId),
    ...requestTables(connection, companyId),
    ...agentTables(connection, companyId),
    ...historyTables(connection, companyId),
  };
}
