import { type Examples, SIGNED_IN } from './example.ts';

/** Devices and favourites. */
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
  ],
  listFavourites: [{ expected: SIGNED_IN, call: () => ({}) }],
  addFavourite: [{ expected: SIGNED_IN, namesOwn: true, call: ({ device }) => ({ body: { servernum: device } }) }],
  removeFavourite: [
    {
      expected: SIGNED_IN,
      namesOwn: true,
      call: async ({ bench, caller, device }) => {
        const { query } = bench.database;
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
