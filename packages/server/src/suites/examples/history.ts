import { type Examples, SIGNED_IN } from './example.ts';

/** What people did. */
export const historyExamples = {
  recordAccess: [{ expected: SIGNED_IN, call: () => ({ body: { browser: 'b', dev_os_id: 1, type_id: 1 } }) }],
  listAudit: [
    {
      what: 'of a device',
      expected: SIGNED_IN,
      namesOwn: true,
      call: ({ device }) => ({ query: { device_pk: device } }),
    },
    {
      what: 'of the company',
      expected: { ...SIGNED_IN, person: 403, apart: { viewReport: 200, manager: 200, basicManager: 200 } },
      call: () => ({}),
    },
  ],
  recordAudit: [
    {
      expected: SIGNED_IN,
      call: ({ device, caller }) => ({
        body: { act_name_id: 1, act_type_id: 1, device_pk: device, member_pk: caller },
      }),
    },
  ],
} satisfies Examples;
