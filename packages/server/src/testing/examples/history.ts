import { newToken } from '../../members/secrets.ts';
import { ACCOUNTS, EVERYBODY, type Example, type Examples, SIGNED_IN } from './example.ts';

/** Open to people who may view the reports of a company on the Corporate plan. */
const REPORTS = { ...SIGNED_IN, person: 403, apart: { viewReport: 200, manager: 200 } } as const;

const report: readonly Example[] = [
  {
    expected: REPORTS,
    call: () => ({ query: { start_date: '2026-11-01 00:00:00', end_date: '2026-11-30 23:59:59' } }),
  },
];
const ranking: readonly Example[] = [
  { what: 'by person', expected: REPORTS, call: () => ({ query: { type: 'user', by: 'mgrid' } }) },
  { what: 'by device', expected: REPORTS, call: () => ({ query: { type: 'device', by: 'create_time' } }) },
];
const chart: readonly Example[] = [
  { expected: REPORTS, call: () => ({ query: { type: 'day', year: 2026, month: 11 } }) },
];
const exportOf = (export_id: string, expected: Example['expected']): Example => ({
  what: `of ${export_id}`,
  expected,
  call: () => ({ body: { export_id } }),
});

/** What people did. */
export const historyExamples = {
  recordAccess: [{ expected: ACCOUNTS, call: () => ({ body: { browser: 'b', dev_os_id: 1, type_id: 1 } }) }],
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
  listRemoteHistory: report,
  listFileHistory: report,
  listAlertHistory: report,
  listAccessHistory: report,
  rankRemoteUse: ranking,
  rankAlerts: ranking,
  chartRemoteUse: chart,
  chartAlerts: chart,
  exportTable: [
    exportOf('deviceTable', SIGNED_IN),
    exportOf('approvalHistoryTable', SIGNED_IN),
    exportOf('remoteHistoryTable', REPORTS),
    exportOf('transferHistoryTable', REPORTS),
    exportOf('fileHistoryTable', REPORTS),
    exportOf('alertHistoryTable', REPORTS),
    exportOf('accessHistoryTable', REPORTS),
    exportOf('deletedDeviceTable', { ...REPORTS, apart: { ...REPORTS.apart, basicManager: 200 } }),
    exportOf('deleteHistoryTable', { ...REPORTS, apart: { ...REPORTS.apart, basicManager: 200 } }),
    {
      what: 'of a group',
      expected: SIGNED_IN,
      namesOwn: true,
      call: ({ group }) => ({ body: { export_id: 'deviceTable', device_group_pk: group } }),
    },
  ],
  downloadExport: [
    {
      what: 'that is not there',
      expected: { ...EVERYBODY, visitor: 404, agent: 404, person: 404 },
      call: () => ({ path: { key: newToken() } }),
    },
  ],
} satisfies Examples;
