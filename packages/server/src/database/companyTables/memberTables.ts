import type { Connection } from '../connection.ts';

/** Query builders for the people of a company, their inboxes and their saved views. */
export function memberTables({ query }: Pick<Connection, 'query'>, companyPk: number) {
  return {
    members: () => query.selectFrom('members').where('members.company_fk', '=', companyPk),
    changeMembers: () => query.updateTable('members').where('members.company_fk', '=', companyPk),
    removeMembers: () => query.deleteFrom('members').where('members.company_fk', '=', companyPk),
    /** The inbox of one person of the company. */
    inbox: (memberPk: number) =>
      query
        .selectFrom('inbox_items')
        .where('inbox_items.company_fk', '=', companyPk)
        .where('inbox_items.member_fk', '=', memberPk),
    changeInbox: (memberPk: number) =>
      query
        .updateTable('inbox_items')
        .where('inbox_items.company_fk', '=', companyPk)
        .where('inbox_items.member_fk', '=', memberPk),
    savedViews: () => query.selectFrom('saved_views').where('saved_views.company_fk', '=', companyPk),
    changeSavedViews: () => query.updateTable('saved_views').where('saved_views.company_fk', '=', companyPk),
    removeSavedViews: () => query.deleteFrom('saved_views').where('saved_views.company_fk', '=', companyPk),
  };
}
