import type { AccountKeyTables } from './tables/accountKeys.ts';
import type { AccountTables } from './tables/accounts.ts';
import type { CommandTables } from './tables/commands.ts';
import type { DeviceTables } from './tables/devices.ts';
import type { ExportTables } from './tables/exports.ts';
import type { GroupTables } from './tables/groups.ts';
import type { HistoryTables } from './tables/history.ts';
import type { InboxTables } from './tables/inbox.ts';
import type { InstallationTables } from './tables/installation.ts';
import type { MailTables } from './tables/mail.ts';
import type { MemberTables } from './tables/members.ts';
import type { PaymentTables } from './tables/payments.ts';
import type { RemoteTables } from './tables/remote.ts';
import type { SavedViewTables } from './tables/savedViews.ts';
import type { TagTables } from './tables/tags.ts';
import type { TicketTables } from './tables/tickets.ts';
import type { UsageTables } from './tables/usage.ts';

export type { Flag, StoredInstant } from './tables/columns.ts';
export type { DeviceEventType } from './tables/history.ts';

/** Every table. Each business area names its own. */
export interface Schema
  extends
    AccountKeyTables,
    AccountTables,
    CommandTables,
    DeviceTables,
    ExportTables,
    GroupTables,
    HistoryTables,
    InboxTables,
    InstallationTables,
    MailTables,
    MemberTables,
    PaymentTables,
    RemoteTables,
    SavedViewTables,
    TagTables,
    TicketTables,
    UsageTables {}
