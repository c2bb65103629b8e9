import { API_BASE, type ExportRequest } from '@remote-console/api-client/contract';
import { type AccessRequirement, checkAccess, isCorporate, dayInZone } from '@remote-console/domain';
import { auditOfCall } from '../../audit/index.ts';
import { deviceStore } from '../../devices/index.ts';
import { groupStore } from '../../groups/index.ts';
import { done, found, problem, tooManyRequests } from '../../http/index.ts';
import { type CompanyStore, companyStore, forPerson, grantsOf, type PersonContext } from '../../members/index.ts';
import { historyStore } from '../historyStore.ts';
import { chosenTable } from './chosenTable.ts';
import { exportSourceStore } from './exportSourceStore.ts';
import { exportStore } from './exportStore.ts';
import { exportStyle } from './exportStyle.ts';
import { writeWorkbook } from './workbook.ts';

/** What a person must be to export a table: the same as to read it. */
const REQUIREMENTS: Readonly<Record<ExportRequest['exportId'], readonly AccessRequirement[]>> = {
  deviceTable: ['signed-in'],
  approvalHistoryTable: ['signed-in'],
  remoteHistoryTable: ['corporate', 'permission:viewReport'],
  fileHistoryTable: ['corporate', 'permission:viewReport'],
  transferHistoryTable: ['corporate', 'permission:viewReport'],
  alertHistoryTable: ['corporate', 'permission:viewReport'],
  accessHistoryTable: ['corporate', 'permission:viewReport'],
  deleteHistoryTable: ['permission:viewReport'],
  deletedDeviceTable: ['permission:viewReport'],
  administrationHistoryTable: ['manager'],
};

async function decide(
  { session, stores, now }: PersonContext<{ readonly company: CompanyStore }>,
  id: ExportRequest['exportId'],
) {
  return checkAccess(REQUIREMENTS[id], {
    kind: 'person',
    session: grantsOf(session.member),
    corporate: isCorporate(await stores.company.licenses(), now()),
    operator: false,
  });
}

/** Creates an Excel file of a table, for its reader to download (B-EXCEL-04, C-HISTORY-23, C-API-18). */
export const exportTable = forPerson({
  audit: auditOfCall,
  company: companyStore,
  devices: deviceStore,
  exportSources: exportSourceStore,
  exports: exportStore,
  groups: groupStore,
  history: historyStore,
})<'exportTable'>(async ({ body }, context) => {
  const { session, stores, settings, address, language, now } = context;
  const decision = await decide(context, body.exportId);
  if (!decision.allowed) return problem(403, decision.error === 'need_license' ? 'need_license' : 'no_permission');
  const seconds = await stores.exports.secondsToWait(address, settings.exportLimits);
  if (seconds !== null) return tooManyRequests(seconds);

  const choice = await chosenTable(body, context, language);
  if (!choice.ok) return choice.refusal;
  const { title, columns, count, pages } = choice.table;
  const { dateFormat } = exportStyle(session.member, language);
  const rows = await count();
  if (rows === 0) return done();
  if (rows > settings.exportRows) return problem(409, 'excel_processing_delayed');
  const fileName = `${title} ${dayInZone(now(), session.member.time_zone_id)}.xlsx`;
  const key = await stores.exports.keep(fileName, writeWorkbook({ name: title, dateFormat, columns, pages }));
  return found({ downloadUrl: `${API_BASE}/exports/${key}`, fileName });
});
