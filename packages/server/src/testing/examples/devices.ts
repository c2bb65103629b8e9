import { addDevices } from '../testServer.ts';
import { type Example, type Examples, type Expectation, EVERYBODY, SIGNED_IN, type ExampleContext } from './example.ts';
import { openLaunch, PNG } from './seeds.ts';

/** Open to administrators and to people with the permission. */
const WITH = (permission: 'useFunction' | 'CSUpdate' | 'CSRestart' | 'CSRemoteControl' | 'CSFileManager') =>
  ({ ...SIGNED_IN, person: 403, apart: { [permission]: 200, manager: 200, basicManager: 200 } }) satisfies Expectation;
/** Open to administrators of a Corporate account and to its people with `useFunction`. */
const WAKERS: Expectation = { ...SIGNED_IN, person: 403, apart: { useFunction: 200, manager: 200 } };

/** A sleeping device of the group, in the network of the context's own device. */
async function asleep({ testServer, company, group, device, round }: ExampleContext) {
  const mac_addr = `02:00:00:00:${String(round >> 8).padStart(2, '0')}:${(round & 255).toString(16).padStart(2, '0')}`;
  const s_pub_ip = '198.51.100.7';
  await testServer.database.query.updateTable('devices').set({ s_pub_ip }).where('pk', '=', device).execute();
  const [pk = 0] = await addDevices(testServer, company.companyId, [
    { alias: 'asleep', device_group_fk: group, mac_addr, s_pub_ip },
  ]);
  return { pk, mac_addr };
}

const power = (type: 'reboot' | 'shutdown'): Example => ({
  what: type,
  expected: WITH('useFunction'),
  namesOwn: true,
  call: ({ device, guid, caller }) => ({
    path: { devicePk: guid },
    body: {
      type,
      device_pk: device,
      member_pk: caller,
      act_name_id: type === 'reboot' ? 3 : 4,
      act_type_id: 1,
    },
  }),
});

const plain = (type: 'update' | 'agent_restart', permission: 'CSUpdate' | 'CSRestart'): Example => ({
  what: type,
  expected: WITH(permission),
  namesOwn: true,
  call: ({ guid }) => ({ path: { devicePk: guid }, body: { type } }),
});

/** Devices and favorites. */
export const devicesExamples = {
  listDevices: [{ expected: SIGNED_IN, call: () => ({}) }],
  moveDevice: [
    {
      expected: SIGNED_IN,
      namesOwn: true,
      call: ({ device, group, otherGroup }) => ({
        body: { device_pk: device, old_device_group_fk: group, new_device_group_fk: otherGroup },
      }),
    },
  ],
  getDeviceSummary: [{ expected: SIGNED_IN, call: () => ({}) }],
  getDevice: [{ expected: SIGNED_IN, namesOwn: true, call: ({ device }) => ({ path: { devicePk: device } }) }],
  changeDevice: [
    {
      what: 'alias',
      expected: SIGNED_IN,
      namesOwn: true,
      call: ({ device, round }) => ({ path: { devicePk: device }, body: { alias: `name ${round}` } }),
    },
    {
      what: 'memo',
      expected: { ...SIGNED_IN, person: 403, apart: { modifyInformation: 200, manager: 200, basicManager: 200 } },
      namesOwn: true,
      call: ({ device }) => ({ path: { devicePk: device }, body: { memo: 'm' } }),
    },
    power('reboot'),
    power('shutdown'),
    plain('update', 'CSUpdate'),
    plain('agent_restart', 'CSRestart'),
    {
      what: 'delete',
      expected: WITH('useFunction'),
      namesOwn: true,
      call: async (context) => ({ path: { devicePk: (await asleep(context)).pk }, body: { type: 'delete' } }),
    },
    {
      what: 'wol_list',
      expected: WAKERS,
      namesOwn: true,
      call: async (context) => ({ path: { devicePk: (await asleep(context)).pk }, body: { type: 'wol_list' } }),
    },
    {
      what: 'wol',
      expected: WAKERS,
      namesOwn: true,
      call: async (context) => ({
        path: { devicePk: context.guid },
        body: { type: 'wol', data: (await asleep(context)).mac_addr },
      }),
    },
  ],
  deleteDevice: [
    {
      expected: WITH('useFunction'),
      namesOwn: true,
      call: async (context) => ({ path: { devicePk: (await asleep(context)).pk } }),
    },
  ],
  getDeviceUsage: [
    {
      expected: SIGNED_IN,
      namesOwn: true,
      call: ({ device }) => ({ path: { devicePk: device }, query: { range: 'day' } }),
    },
  ],
  getFleetUsage: [
    { what: 'of all devices', expected: SIGNED_IN, call: () => ({ query: { range: 'year' } }) },
    {
      what: 'of a group',
      expected: SIGNED_IN,
      namesOwn: true,
      call: ({ group }) => ({ query: { device_group_pk: String(group), range: 'day' } }),
    },
  ],
  listDeviceCommands: [{ expected: SIGNED_IN, namesOwn: true, call: ({ device }) => ({ path: { devicePk: device } }) }],
  getDeviceImage: [
    {
      expected: { ...SIGNED_IN, person: 403, apart: { CSThumbnailView: 200, manager: 200 } },
      namesOwn: true,
      call: async ({ testServer, device }) => {
        const screen = { media_type: 'image/png' as const, image: PNG, taken_at: testServer.clock.now };
        await testServer.database.query
          .insertInto('device_screens')
          .values({ device_fk: device, ...screen })
          .onConflict((conflict) => conflict.column('device_fk').doUpdateSet(screen))
          .execute();
        return { path: { devicePk: device } };
      },
    },
  ],
  openRemoteSession: [
    {
      expected: WITH('CSRemoteControl'),
      namesOwn: true,
      call: ({ device }) => ({ path: { devicePk: device } }),
    },
    {
      what: 'for files',
      expected: WITH('CSFileManager'),
      namesOwn: true,
      call: ({ device }) => ({ path: { devicePk: device }, query: { file_transfer: 1 } }),
    },
  ],
  getViewerVersion: [{ expected: EVERYBODY, call: () => ({}) }],
  getRemoteSession: [
    {
      expected: SIGNED_IN,
      call: async (context) => ({ headers: { 'launch-token': await openLaunch(context, 'waiting') } }),
    },
  ],
  startRemoteSession: [
    {
      expected: EVERYBODY,
      call: async (context) => ({ body: { launch_token: await openLaunch(context, 'waiting') } }),
    },
  ],
  endRemoteSession: [
    {
      expected: EVERYBODY,
      call: async (context) => ({ body: { launch_token: await openLaunch(context, 'begun') } }),
    },
  ],
  reportFileTransfer: [
    {
      expected: EVERYBODY,
      call: async (context) => ({
        body: {
          launch_token: await openLaunch(context, 'begun'),
          file_name: 'f',
          action_type: 1,
          file_size: 1,
          seconds: 1,
        },
      }),
    },
  ],
  listFavourites: [{ expected: SIGNED_IN, call: () => ({}) }],
  addFavourite: [{ expected: SIGNED_IN, namesOwn: true, call: ({ device }) => ({ body: { servernum: device } }) }],
  removeFavourite: [
    {
      expected: SIGNED_IN,
      namesOwn: true,
      call: async ({ testServer, caller, device }) => {
        const { query } = testServer.database;
        await query.deleteFrom('favourites').where('member_fk', '=', caller).execute();
        const { pk } = await query
          .insertInto('favourites')
          .values({ member_fk: caller, device_fk: device })
          .returning('pk')
          .executeTakeFirstOrThrow();
        return { query: { favnum: pk } };
      },
    },
    {
      what: 'of somebody else',
      expected: { ...SIGNED_IN, person: 404 },
      call: () => ({ query: { favnum: 999_999 } }),
    },
  ],
} satisfies Examples;
