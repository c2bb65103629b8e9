import { relocateDevice } from '../../database/deviceRegistry.ts';
import { addTestGroup, letInto } from '../testServer.ts';
import { type Examples, MANAGERS, SIGNED_IN, type ExampleContext } from './example.ts';

/** A group without linked users, created for one call. */
function freshGroup({ testServer, company, round }: ExampleContext): Promise<number> {
  return addTestGroup(testServer, company, `Fresh ${round}`);
}

/** Gives the colleague access to a new group and returns the ID of the link. */
async function freshLink(context: ExampleContext): Promise<number> {
  const group = await freshGroup(context);
  await letInto(context.testServer, context.colleague, group);
  const { pk } = await context.testServer.database.query
    .selectFrom('group_members')
    .select('pk')
    .where('device_group_fk', '=', group)
    .executeTakeFirstOrThrow();
  return pk;
}

/** Groups of devices. */
export const groupsExamples = {
  listGroups: [{ expected: SIGNED_IN, call: () => ({}) }],
  getGroup: [{ expected: SIGNED_IN, namesOwn: true, call: ({ group }) => ({ path: { groupPk: group } }) }],
  createGroup: [
    {
      expected: MANAGERS,
      namesOwn: true,
      call: ({ company, round }) => ({
        body: {
          name: `New ${round}`,
          flag_df_group: 0,
          flag_confirm: 0,
          group_fk: company.rootGroupId,
          root_group_fk: company.rootGroupId,
          company_fk: company.companyId,
        },
      }),
    },
  ],
  changeGroup: [
    {
      what: 'a field',
      expected: MANAGERS,
      namesOwn: true,
      call: ({ otherGroup, round }) => ({ path: { groupPk: otherGroup }, body: { phone: `02-${round}` } }),
    },
    {
      what: 'the parent',
      expected: MANAGERS,
      namesOwn: true,
      call: async (context) => ({
        path: { groupPk: await freshGroup(context) },
        body: { group_fk: context.otherGroup, root_group_fk: context.company.rootGroupId },
      }),
    },
    {
      what: 'a threshold',
      expected: MANAGERS,
      namesOwn: true,
      call: ({ group }) => ({
        path: { groupPk: group },
        body: { update_key: 'alert', alert_code: 'IW2', alert_th_value: 90 },
      }),
    },
  ],
  deleteGroup: [
    {
      expected: MANAGERS,
      namesOwn: true,
      call: async (context) => ({ path: { groupPk: await freshGroup(context) } }),
    },
  ],
  listGroupLinks: [
    {
      what: 'of a group',
      expected: SIGNED_IN,
      namesOwn: true,
      call: ({ group }) => ({ query: { device_group_fk: group } }),
    },
    { what: 'of the company', expected: MANAGERS, call: () => ({}) },
  ],
  addGroupLink: [
    {
      expected: MANAGERS,
      namesOwn: true,
      call: async (context) => ({ body: { device_group_fk: await freshGroup(context), member_fk: context.colleague } }),
    },
  ],
  removeGroupLink: [
    { expected: MANAGERS, namesOwn: true, call: async (context) => ({ path: { linkPk: await freshLink(context) } }) },
  ],
  listAllUsers: [
    {
      what: 'of a group',
      expected: MANAGERS,
      namesOwn: true,
      call: ({ group }) => ({ query: { device_group_fk: group } }),
    },
    { what: 'of the company', expected: MANAGERS, call: () => ({}) },
  ],
  listGroupDevices: [
    {
      what: 'of a group',
      expected: SIGNED_IN,
      namesOwn: true,
      call: ({ group }) => ({ query: { device_group_fk: group } }),
    },
    { what: 'of the company', expected: SIGNED_IN, call: () => ({}) },
  ],
  removeGroupDevice: [
    {
      // Only administrators may open the default group.
      expected: MANAGERS,
      namesOwn: true,
      call: async ({ testServer, company, device, group }) => {
        // An earlier caller may already have moved it out.
        const { query } = testServer.database;
        const from = { deviceId: device, from: company.defaultGroupId, to: group };
        await relocateDevice(query, company.companyId, from);
        return { query: { device_pk: device, old_device_group_fk: group } };
      },
    },
  ],
  uploadGroups: [
    {
      expected: MANAGERS,
      call: ({ round }) => ({ body: [{ name: `Sheet ${round}`, parent_group_name: '' }] }),
    },
  ],
} satisfies Examples;
