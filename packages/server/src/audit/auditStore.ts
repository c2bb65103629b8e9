import type { AuditEntry } from '@remote-console/api-client/contract';
import { AUDIT_CODES, type AuditCode, type HistoryPeriod } from '@remote-console/domain';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import { companyTables, type Connection, instantText, isDeviceVisibleTo, type PersonScope } from '../database/index.ts';
import { countTry, type Member, type RateVerdict, type StoreAccess } from '../members/index.ts';
import { type AdministrationEntry, codeColumns, writeAdministration } from './administrationRecords.ts';
import { comesAfter, containsText, type HistoryCursor, within } from './historyChoice.ts';

/** Which entries are requested. */
export interface AuditChoice {
  /** A device that the person may open, or null for all that the person may read. */
  readonly deviceId: number | null;
  readonly actNameId: number | null;
  /** Only entries of this type; of any by default. */
  readonly actTypeId?: number | null;
  /** When it was; any time by default. */
  readonly period?: HistoryPeriod;
  /** Who did it, the name of the deleted device, or what an act of administration is about. */
  readonly search?: { readonly key: 'reg_mail' | 'name' | 'subject'; readonly text: string } | null;
}

/** Which part of them, in which order. */
export interface AuditCut {
  readonly by: 'act_time' | 'reg_mail' | 'act_name_id';
  readonly order: 'asc' | 'desc';
  readonly limit: number;
  readonly offset: number;
  /** The entry that the part follows; for `by` act_time alone. */
  readonly after?: HistoryCursor | null;
}

/** Maximum number of entries written by one statement. */
const ROWS_AT_ONCE = 400;
/** The entry of a deletion keeps the device's name as the old value. */
const SEARCH_COLUMNS = { reg_mail: 'audit.reg_mail', name: 'audit.old_value', subject: 'audit.subject' } as const;
/** Viewer sessions that one person may report per minute. */
const REPORTS_PER_MINUTE = 30;

const ORDER_COLUMNS = { act_time: 'act_at', reg_mail: 'reg_mail', act_name_id: 'act_name_id' } as const;

/** The audit of a company, and entries in a person's own name. */
export function auditStore(connection: Connection, scope: PersonScope, member: Member) {
  /** The condition that a person may read an entry without naming the device. */
  function readable(): RawBuilder<SqlBool> {
    const reached = isDeviceVisibleTo(scope, 'audit.device_fk');
    if (scope.ticketClock) return reached;
    // A deleted device is in no group; the list of deleted devices is for everybody who may view reports.
    return sql<SqlBool>`(${reached} or audit.act_name_id = ${AUDIT_CODES.deviceDeleted.actionCode})`;
  }

  const chosen = ({ deviceId, actNameId, actTypeId = null, period, search }: AuditChoice) => {
    let query = companyTables(connection, scope.companyId).audit();
    query = deviceId === null ? query.where(readable()) : query.where('device_fk', '=', deviceId);
    if (actNameId !== null) query = query.where('act_name_id', '=', actNameId);
    if (actTypeId !== null) query = query.where('act_type_id', '=', actTypeId);
    if (period !== undefined) query = query.where(within('audit.act_at', period));
    if (search) query = query.where(containsText(connection, [SEARCH_COLUMNS[search.key]], search.text));
    return query;
  };

  return {
    /** Records that the person did something now. */
    async write({
      device_fk,
      old_value,
      new_value,
      ...code
    }: AuditCode & {
      readonly device_fk: number;
      readonly old_value: string;
      readonly new_value: string;
    }): Promise<void> {
      await connection.query
        .insertInto('audit')
        .values({
          ...codeColumns(code),
          device_fk,
          old_value,
          new_value,
          company_fk: scope.companyId,
          act_at: connection.now(),
          member_fk: scope.memberId,
          name: member.name,
          reg_mail: member.mgrid,
        })
        .execute();
    },

    /** Counts an entry that a client reports, and returns whether it is one too many. */
    countTry: (): Promise<RateVerdict> => countTry(connection, `audit:member:${scope.memberId}`, REPORTS_PER_MINUTE),

    /** Records that the person now changed the same property of several devices, such as their group. */
    async writeOfDevices(
      code: AuditCode,
      changes: readonly { readonly deviceId: number; readonly old_value: string; readonly new_value: string }[],
    ): Promise<void> {
      const common = {
        ...codeColumns(code),
        company_fk: scope.companyId,
        act_at: connection.now(),
        member_fk: scope.memberId,
        name: member.name,
        reg_mail: member.mgrid,
      };
      for (let start = 0; start < changes.length; start += ROWS_AT_ONCE) {
        const some = changes.slice(start, start + ROWS_AT_ONCE);
        await connection.query
          .insertInto('audit')
          .values(some.map(({ deviceId, ...values }) => ({ ...common, ...values, device_fk: deviceId })))
          .execute();
      }
    },

    /** A page of entries; entries with the same time keep the order in which they were written. */
    async page(choice: AuditChoice, { by, order, limit, offset, after = null }: AuditCut): Promise<AuditEntry[]> {
      const rows = await chosen(choice)
        .where(comesAfter({ time: 'audit.act_at', pk: 'audit.pk' }, { order, after }))
        .selectAll()
        .orderBy(ORDER_COLUMNS[by], order)
        .orderBy('pk', order)
        .limit(limit)
        .offset(offset)
        .execute();
      return rows.map((row) => ({
        id: row.pk,
        name: row.name,
        personMail: row.reg_mail,
        actionTime: instantText(row.act_at),
        actionCode: row.act_name_id,
        actionArea: row.act_type_id,
        deviceId: row.device_fk,
        personId: row.member_fk,
        oldValue: row.old_value,
        newValue: row.new_value,
        subject: row.subject,
        address: row.address,
      }));
    },

    /** How many entries match a filter. */
    async count(choice: AuditChoice): Promise<number> {
      const { total } = await chosen(choice)
        .select((eb) => eb.fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow();
      return total;
    },
  };
}

/** The same for a call of the person, including its source address: acts of administration are recorded with that. */
export function auditOfCall({
  connection,
  scope,
  member,
  address,
}: Pick<StoreAccess, 'connection' | 'scope' | 'member' | 'address'>) {
  return {
    ...auditStore(connection, scope, member),

    /** Records acts of administration of the person now. Must be called in the transaction of what they describe. */
    writeAdministration: (entries: readonly AdministrationEntry[]) =>
      writeAdministration(connection, { kind: 'person', member, address }, entries),
  };
}

/** The return type of `auditOfCall`. */
export type CallAudit = ReturnType<typeof auditOfCall>;
