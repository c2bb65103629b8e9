import type { Recording } from '@remote-console/api-client/contract';
import type { Selectable } from 'kysely';
import { containsText } from '../../audit/index.ts';
import { companyTables, instantText, isDeviceVisibleTo, type Schema } from '../../database/index.ts';
import type { StoreAccess } from '../../members/index.ts';

/** A recording as it is stored. */
export type RecordingRow = Selectable<Schema['recordings']>;

/** Which recordings are requested; null for any. */
export interface RecordingChoice {
  /** Started at this time or later, in epoch milliseconds. */
  readonly from: number | null;
  /** Started before this time, in epoch milliseconds. */
  readonly to: number | null;
  readonly deviceId: number | null;
  /** A part of the name of the device or person, or of the login ID. */
  readonly search: string | null;
}

const SEARCHED = ['recordings.device_name', 'recordings.member_name', 'recordings.mgrid'] as const;

/** A recording as it is sent. */
function recordOf(row: RecordingRow, isManager: boolean): Recording {
  return {
    id: row.pk,
    sessionId: row.session_fk,
    deviceId: row.device_fk,
    deviceName: row.device_name,
    simulated: row.simulated === 1,
    kind: row.kind,
    person: { id: row.member_fk, name: row.member_name, loginId: row.mgrid },
    startTime: instantText(row.start_time),
    endTime: row.end_time === null ? null : instantText(row.end_time),
    size: row.size,
    keepUntil: instantText(row.keep_until),
    mayRemove: isManager && row.end_time !== null,
  };
}

/** The recordings of sessions on the devices that one person may open; administrators have those of the company. */
export function recordingStore({ connection, scope }: Pick<StoreAccess, 'connection' | 'scope'>) {
  const tables = companyTables(connection, scope.companyId);
  /** Anything past its retention is gone for everybody, even if its file is removed a little later. */
  const readable = () =>
    tables
      .recordings()
      .where(isDeviceVisibleTo(scope, 'recordings.device_fk'))
      .where((eb) =>
        eb.or([eb('recordings.keep_until', '>', connection.now()), eb('recordings.end_time', 'is', null)]),
      );

  function chosen({ from, to, deviceId, search }: RecordingChoice) {
    let query = readable();
    if (from !== null) query = query.where('recordings.start_time', '>=', from);
    if (to !== null) query = query.where('recordings.start_time', '<', to);
    if (deviceId !== null) query = query.where('recordings.device_fk', '=', deviceId);
    return search === null ? query : query.where(containsText(connection, SEARCHED, search));
  }

  return {
    /** A page of recordings, newest first. */
    async page(
      choice: RecordingChoice,
      { limit, offset }: { readonly limit: number; readonly offset: number },
    ): Promise<Recording[]> {
      const rows = await chosen(choice)
        .selectAll()
        .orderBy('recordings.start_time', 'desc')
        .orderBy('recordings.pk', 'desc')
        .limit(limit)
        .offset(offset)
        .execute();
      return rows.map((row) => recordOf(row, scope.everyGroup));
    },

    /** How many recordings match a filter. */
    async count(choice: RecordingChoice): Promise<number> {
      const { total } = await chosen(choice)
        .select((eb) => eb.fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow();
      return total;
    },

    /** One recording as it is sent, and as it is stored; null when the person has none with that ID. */
    async find(pk: number): Promise<{ readonly record: Recording; readonly row: RecordingRow } | null> {
      const row = await readable().selectAll().where('recordings.pk', '=', pk).executeTakeFirst();
      return row ? { record: recordOf(row, scope.everyGroup), row } : null;
    },

    /** Ends the retention of a recording: nobody can see it, and its file may be removed. */
    async expire(pk: number): Promise<void> {
      await tables.changeRecordings().set({ keep_until: connection.now() }).where('recordings.pk', '=', pk).execute();
    },

    /** Deletes a recording whose file was removed. */
    async forget(pk: number): Promise<void> {
      await tables.removeRecordings().where('recordings.pk', '=', pk).execute();
    },
  };
}
