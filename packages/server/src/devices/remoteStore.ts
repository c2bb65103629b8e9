import type { Device, RemoteSession, RemoteSessionState } from '@remote-console/api-client/contract';
import { AUDIT_CODES, isAdmin, isFileTransferDisabled } from '@remote-console/domain';
import { auditStore } from '../audit/index.ts';
import { type Flag, instantText } from '../database/index.ts';
import { newToken, type StoreAccess, tokenHash } from '../members/index.ts';
import type { Settings } from '../settings/index.ts';

/** How long a viewer has to begin its session, in milliseconds. */
export const LAUNCH_MS = 60_000;

const flag = (value: boolean): Flag => (value ? 1 : 0);

/** Remote sessions that a person opens. */
export function remoteStore({ connection, scope, member }: Pick<StoreAccess, 'connection' | 'scope' | 'member'>) {
  return {
    /** How far the session of a launch token is; null when the person opened none with it. */
    async progress(launchToken: string): Promise<RemoteSessionState | null> {
      const launch = await connection.query
        .selectFrom('remote_launches')
        .leftJoin('remote_sessions', 'remote_sessions.pk', 'remote_launches.session_fk')
        .select(['remote_launches.session_fk', 'remote_launches.expires_at', 'remote_sessions.end_time'])
        .where('remote_launches.token_hash', '=', tokenHash(launchToken))
        .where('remote_launches.company_fk', '=', scope.companyPk)
        .where('remote_launches.member_fk', '=', scope.memberPk)
        .executeTakeFirst();
      if (!launch) return null;
      if (launch.session_fk !== null) return launch.end_time === null ? 'begun' : 'ended';
      return launch.expires_at > connection.now() ? 'waiting' : 'expired';
    },

    /** Gives a viewer the right to one session, and notes it. Whether it is allowed is asked before. */
    open: (
      device: Device,
      purpose: 'remote' | 'fileTransfer',
      { relay, tunnel, report }: Settings['remote'],
    ): Promise<RemoteSession> =>
      connection.transact(async (inside) => {
        const launchToken = newToken();
        const expiresAt = inside.now() + LAUNCH_MS;
        await inside.query
          .insertInto('remote_launches')
          .values({
            token_hash: tokenHash(launchToken),
            company_fk: scope.companyPk,
            device_fk: device.pk,
            member_fk: scope.memberPk,
            expires_at: expiresAt,
            session_fk: null,
          })
          .execute();
        await auditStore(inside, scope, member).write({
          ...AUDIT_CODES[purpose],
          device_fk: device.pk,
          old_value: '',
          new_value: device.alias,
        });
        const { permissions } = member;
        return {
          kms_addr: device.kms_addr === '' ? relay.host : device.kms_addr,
          kms_port: device.kms_addr === '' ? relay.port : device.kms_port,
          rc_auth: flag(purpose === 'remote' && permissions.CSRemoteControl),
          ft_auth: flag(permissions.CSFileManager && !isFileTransferDisabled(device)),
          input_lock: flag(permissions.CSDeviceManagement),
          admin_auth: flag(isAdmin(member)),
          user_name: member.name,
          n2nserver: tunnel.host,
          n2nport: tunnel.port,
          csharp_api_addr: report.host,
          csharp_api_port: report.port,
          device_name: device.alias,
          launch_token: launchToken,
          expires_time: instantText(expiresAt),
        };
      }),
  };
}
