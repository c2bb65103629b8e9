import type { Connection } from '../connection.ts';

/** Query builders for the people of a company, their inboxes and their saved views. */
export function memberTables({ query }: Pick<Connection, 'query'>, companyId: number) {
  return {
    members: () => query.selectFrom('members').where('members.company_fk', '=', companyId),
    changeMembers: () => query.updateTable('members').where('members.company_fk', '=', companyId),
    removeMembers: () => query.deleteFrom('members').where('members.company_fk', '=', companyId),
    /** The inbox of one person of the company. */
    inbox: (memberId: number) =>
      query
        .selectFrom('inbox_items')
        .where('inbox_items.company_fk', '=', companyId)
        .where('inbox_items.member_fk', '=', memberId),
    changeInbox: (memberId: number) =>
      query
        .updateTable('inbox_items')
        .where('inbox_items.company_fk', '=', companyId)
        .where('inbox_items.member_fk', '=', memberId),
    savedViews: () => query.selectFrom('saved_views').where('saved_views.company_fk', '=', companyId),
    changeSavedViews: () => query.updateTable('saved_views').where('saved_views.company_fk', '=', companyId),
    removeSavedViews: () => query.deleteFrom('saved_views').where('saved_views.company_fk', '=', companyId),
  };
}
