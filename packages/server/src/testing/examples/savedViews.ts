import { type ExampleContext, type Examples, MANAGERS, SIGNED_IN } from './example.ts';

const columns = { order: [], hidden: [] };

const viewOf = (context: ExampleContext) => ({
  name: `Offline kiosks ${context.round}`,
  sharing: 'private',
  place: 'all',
  parameters: { view: 'card', filter: 'tag:kiosk' },
  columns,
});

/** The caller's only view. */
async function ownView({ testServer, company, caller, round }: ExampleContext): Promise<number> {
  const { query } = testServer.database;
  await query.deleteFrom('saved_views').where('owner_fk', '=', caller).execute();
  const { pk } = await query
    .insertInto('saved_views')
    .values({
      company_fk: company.companyId,
      owner_fk: caller,
      name: `Mine ${round}`,
      name_key: `mine ${round}`,
      sharing: 'private',
      shared_group_fk: null,
      shared_group_name: '',
      place: 'favorite',
      place_name: '',
      parameters: '{"alive":"0"}',
      table_columns: '{"order":[],"hidden":[]}',
      created_at: testServer.clock.now,
      changed_at: testServer.clock.now,
    })
    .returning('pk')
    .executeTakeFirstOrThrow();
  return pk;
}

/** Named views of the device list. */
export const savedViewsExamples = {
  listSavedViews: [
    {
      expected: SIGNED_IN,
      call: async (context) => {
        await ownView(context);
        return {};
      },
    },
  ],
  createSavedView: [
    {
      what: 'for oneself',
      expected: SIGNED_IN,
      call: async (context) => {
        await ownView(context);
        return { body: viewOf(context) };
      },
    },
    {
      what: 'for the company',
      expected: MANAGERS,
      call: async (context) => {
        await ownView(context);
        return { body: { ...viewOf(context), sharing: 'company', place: String(context.group) } };
      },
    },
    {
      what: 'for a group',
      expected: { ...MANAGERS, apart: { ...MANAGERS.apart, subManager: 200 } },
      call: async (context) => {
        await ownView(context);
        return { body: { ...viewOf(context), sharing: 'group', shared_group_pk: context.group } };
      },
    },
  ],
  changeSavedView: [
    {
      expected: SIGNED_IN,
      call: async (context) => ({
        path: { savedViewPk: await ownView(context) },
        body: { name: `Renamed ${context.round}` },
      }),
    },
  ],
  deleteSavedView: [
    { expected: SIGNED_IN, call: async (context) => ({ path: { savedViewPk: await ownView(context) } }) },
  ],
} satisfies Examples;
