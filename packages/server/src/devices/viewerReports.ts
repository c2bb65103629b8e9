import type { Connection } from '../database/index.ts';
import { tokenHash } from '../members/index.ts';

/** How long a viewer can report on the session it started, in milliseconds. */
const REPORTS_MS = 24 * 60 * 60_000;

/** A file transferred in a session. */
export interface TransferredFile {
  readonly fileName: string;
  readonly actionType: number;
  readonly fileSize: number;
  readonly seconds: number;
}

/** What a viewer reports with its launch token. An unknown, expired or otherwise wrong token gives null or false. */
export function viewerReports(connection: Connection, launchToken: string) {
  const token_hash = tokenHash(launchToken);
  const launch = ({ query, now }: Connection) =>
    query
      .selectFrom('remote_launches')
      .selectAll()
      .where('token_hash', '=', token_hash)
      .where('expires_at', '>', now());

  return {
    /** Starts the session, once. */
    start: (viewer: { readonly publicAddress: string; readonly privateAddress: string }): Promise<number | null> =>
      connection.transact(async (inside) => {
        const at = inside.now();
        const right = await launch(inside).where('session_fk', 'is', null).executeTakeFirst();
        if (!right) return null;
        const device = await inside.query
          .selectFrom('devices')
          .select(['alias', 's_pub_ip', 's_pri_ip', 'dev_os_id', 'security_agreement'])
          .where('pk', '=', right.device_fk)
          .executeTakeFirst();
        const member = await inside.query
          .selectFrom('members')
          .select('mgrid')
          .where('pk', '=', right.member_fk)
          .executeTakeFirst();
        if (!device || !member) return null;
        const { pk } = await inside.query
          .insertInto('remote_sessions')
          .values({
            company_fk: right.company_fk,
            device_fk: right.device_fk,
            member_fk: right.member_fk,
            reg_mail: member.mgrid,
            alias: device.alias,
            host_public_ip: device.s_pub_ip,
            host_private_ip: device.s_pri_ip,
            host_os_id: device.dev_os_id,
            viewer_public_ip: viewer.publicAddress,
            viewer_private_ip: viewer.privateAddress,
            start_time: at,
            end_time: null,
            security: device.security_agreement,
          })
          .returning('pk')
          .executeTakeFirstOrThrow();
        // Of two viewers with one token only the first succeeds; the other's session is rolled back with it.
        const { numUpdatedRows } = await inside.query
          .updateTable('remote_launches')
          .set({ session_fk: pk, expires_at: at + REPORTS_MS })
          .where('token_hash', '=', token_hash)
          .where('session_fk', 'is', null)
          .executeTakeFirst();
        if (numUpdatedRows > 0n) return pk;
        await inside.query.deleteFrom('remote_sessions').where('pk', '=', pk).execute();
        return null;
      }),

    /** Ends the session; the first end counts. */
    end: (): Promise<boolean> =>
      connection.transact(async (inside) => {
        const right = await launch(inside).where('session_fk', 'is not', null).executeTakeFirst();
        if (!right) return false;
        await inside.query
          .updateTable('remote_sessions')
          .set({ end_time: inside.now() })
          .where('pk', '=', right.session_fk)
          .where('end_time', 'is', null)
          .execute();
        return true;
      }),

    /** Records a file transferred in the session. */
    transfer: ({ seconds, fileName, actionType, fileSize }: TransferredFile): Promise<boolean> =>
      connection.transact(async (inside) => {
        const at = inside.now();
        const right = await launch(inside).where('session_fk', 'is not', null).executeTakeFirst();
        if (!right) return false;
        const session = await inside.query
          .selectFrom('remote_sessions')
          .select(['reg_mail', 'host_os_id'])
          .where('pk', '=', right.session_fk)
          .executeTakeFirstOrThrow();
        await inside.query
          .insertInto('file_transfers')
          .values({
            file_name: fileName,
            action_type: actionType,
            file_size: fileSize,
            company_fk: right.company_fk,
            device_fk: right.device_fk,
            member_fk: right.member_fk,
            start_time: at - Math.round(seconds * 1000),
            end_time: at,
            mgrid: session.reg_mail,
            device_os_id: session.host_os_id,
          })
          .execute();
        return true;
      }),
  };
}
