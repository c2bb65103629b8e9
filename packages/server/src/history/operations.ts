import type { Registry } from '../http/index.ts';
import { chartAlerts } from './chartAlerts.ts';
import { chartRemoteUse } from './chartRemoteUse.ts';
import { downloadExport } from './exports/downloadExport.ts';
import { exportTable } from './exports/exportTable.ts';
import { listAccessHistory } from './listAccessHistory.ts';
import { listAlertHistory } from './listAlertHistory.ts';
import { listAudit } from './listAudit.ts';
import { listFileHistory } from './listFileHistory.ts';
import { listRemoteHistory } from './listRemoteHistory.ts';
import { rankAlerts } from './rankAlerts.ts';
import { rankRemoteUse } from './rankRemoteUse.ts';
import { recordAccess } from './recordAccess.ts';
import { recordAudit } from './recordAudit.ts';

/** The operations of this area. */
export const historyOperations = {
  chartAlerts,
  chartRemoteUse,
  downloadExport,
  exportTable,
  listAccessHistory,
  listAlertHistory,
  listAudit,
  listFileHistory,
  listRemoteHistory,
  rankAlerts,
  rankRemoteUse,
  recordAccess,
  recordAudit,
} satisfies Partial<Registry>;
