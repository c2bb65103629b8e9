import type { Connection } from '../connection.ts';

/** Query builders for a company itself: its record, its policies, its licenses and its payments. */
export function companyRecordTables({ query }: Pick<Connection, 'query'>, companyPk: number) {
  return {
    company: () => query.selectFrom('companies').where('companies.pk', '=', companyPk),
    policies: () => query.selectFrom('policies').where('policies.company_fk', '=', companyPk),
    changePolicies: () => query.updateTable('policies').where('policies.company_fk', '=', companyPk),
    licenses: () => query.selectFrom('licenses').where('licenses.company_fk', '=', companyPk),
    ipEntries: () => query.selectFrom('ip_entries').where('ip_entries.company_fk', '=', companyPk),
    removeIpEntries: () => query.deleteFrom('ip_entries').where('ip_entries.company_fk', '=', companyPk),
    paymentHistory: () => query.selectFrom('payments').where('payments.company_fk', '=', companyPk),
  };
}
