import type { AccountTables } from './tables/accounts.ts';
import type { CommandTables } from './tables/commands.ts';
import type { DeviceTables } from './tables/devices.ts';
import type { ExportTables } from './tables/exports.ts';
import type { HistoryTables } from './tables/history.ts';
import type { MailTables } from './tables/mail.ts';
import type { ManagerTables } from './tables/managers.ts';
import type { PaymentTables } from './tables/payments.ts';

export type { Flag, StoredInstant } from './tables/columns.ts';
export type { DeviceEventType } from './tables/history.ts';

/** Every table. Each business area names its own. */
export interface Schema
  extends
    AccountTables,
    CommandTables,
    DeviceTables,
    ExportTables,
    HistoryTables,
    MailTables,
    ManagerTables,
    PaymentTables {}
