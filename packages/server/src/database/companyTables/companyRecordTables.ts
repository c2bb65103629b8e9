import type { Connection } from '../connection.ts';

/** Query builders for a company itself: its record, its policies, its licenses and its payments. */
export function companyRecordTables({ query }: Pick<Connection, 'query'>, companyId: number) {
  return {
    company: () => query.selectFrom('companies').where('companies.pk', '=', companyId),
    policies: () => query.selectFrom('policies').where('policies.company_fk', '=', companyId),
    changePolicies: () => query.updateTable('policies').where('policies.company_fk', '=', companyId),
    licenses: () => query.selectFrom('licenses').where('licenses.company_fk', '=', companyId),
    ipEntries: () => query.selectFrom('ip_entries').where('ip_entries.company_fk', '=', companyId),
    removeIpEntries: () => query.deleteFrom('ip_entries').where('ip_entries.company_fk', '=', companyId),
    paymentHistory: () => query.selectFrom('payments').where('payments.company_fk', '=', companyId),
  };
}
