import { sql, type SqlBool } from 'kysely';
import type { Connection } from '../connection.ts';

/** Query builders for the tags of a company, and for those of its devices. */
export function tagTables({ query }: Pick<Connection, 'query'>, companyId: number) {
  return {
    tags: () => query.selectFrom('tags').where('tags.company_fk', '=', companyId),
    changeTags: () => query.updateTable('tags').where('tags.company_fk', '=', companyId),
    removeTags: () => query.deleteFrom('tags').where('tags.company_fk', '=', companyId),
    /** Which device has which tag of the company. */
    deviceTags: () =>
      query
        .selectFrom('device_tags')
        .innerJoin('tags', 'tags.pk', 'device_tags.tag_fk')
        .where('tags.company_fk', '=', companyId),
    /** The tags of a few devices. The plus keeps a planner from scanning the company's tags to find them. */
    tagsOfDevices: (pks: readonly number[]) =>
      query
        .selectFrom('device_tags')
        .innerJoin('tags', 'tags.pk', 'device_tags.tag_fk')
        .where('device_tags.device_fk', 'in', pks)
        .where(sql<SqlBool>`+${sql.ref('tags.company_fk')} = ${companyId}`),
    /** Removes tags of the company from devices. */
    untag: () =>
      query
        .deleteFrom('device_tags')
        .where(
          'device_tags.tag_fk',
          'in',
          query.selectFrom('tags').select('tags.pk').where('tags.company_fk', '=', companyId),
        ),
  };
}
