import { MEMBER_TYPES, PARTNER_SEARCH_MOST } from '@remote-console/domain';
import { type Connection, textKey } from '../database/index.ts';

/** People who decide on applications, in all companies: an applicant belongs to none. */
function deciders({ query }: Connection) {
  return query
    .selectFrom('members')
    .innerJoin('companies', 'companies.pk', 'members.company_fk')
    .where('members.flag_active', '=', 1)
    .where((eb) =>
      eb.or([
        eb('members.member_type_id', '=', MEMBER_TYPES.admin),
        eb.and([
          eb('members.member_type_id', '=', MEMBER_TYPES.subManager),
          eb('members.use_approval_function', '=', 1),
        ]),
      ]),
    );
}

/** Names of companies that contain a text and have somebody to decide, sorted. */
export async function findCompanies(connection: Connection, text: string): Promise<string[]> {
  const rows = await deciders(connection).select('companies.name').distinct().orderBy('companies.name').execute();
  const wanted = textKey(text);
  return rows
    .map(({ name }) => name)
    .filter((name) => textKey(name).includes(wanted))
    .slice(0, PARTNER_SEARCH_MOST);
}

/** The people of a company who decide and whose name contains a text. */
export async function findManagers(connection: Connection, companyName: string, text: string) {
  const rows = await deciders(connection)
    .selectAll('members')
    .where('companies.name', '=', companyName)
    .orderBy('members.pk')
    .execute();
  const wanted = textKey(text);
  return rows.filter(({ name }) => textKey(name).includes(wanted)).slice(0, PARTNER_SEARCH_MOST);
}

/** The person named by an application, with the company's name; undefined unless that person decides. */
export function findChosenManager(connection: Connection, pk: number) {
  return deciders(connection)
    .selectAll('members')
    .select('companies.name as company_name')
    .where('members.pk', '=', pk)
    .executeTakeFirst();
}
