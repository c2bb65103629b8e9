import type { Device, RemoteSession, RemoteSessionState } from '@remote-console/api-client/contract';
import { AUDIT_CODES, isAdmin, isFileTransferDisabled } from '@remote-console/domain';
import { auditStore } from '../audit/index.ts';
import { instantText } from '../database/index.ts';
import { newToken, type StoreAccess, tokenHash } from '../members/index.ts';
import type { Settings } from '../settings/index.ts';

/** How long a viewer has to start its session, in milliseconds. */
export const LAUNCH_MS = 60_000;

/** Remote sessions opened by a person. */
export function remoteStore({ connection, scope, member }: Pick<StoreAccess, 'connection' | 'scope' | 'member'>) {
  return {
    /** The progress of a launch token's session; null when the person opened none with it. */
    async progress(launchToken: string): Promise<RemoteSessionState | null> {
      const launch = await connection.query
        .selectFrom('remote_launches')
        .leftJoin('remote_sessions', 'remote_sessions.pk', 'remote_launches.session_fk')
        .select(['remote_launches.session_fk', 'remote_launches.expires_at', 'remote_sessions.end_time'])
        .where('remote_launches.token_hash', '=', tokenHash(launchToken))
        .where('remote_launches.company_fk', '=', scope.companyId)
        .where('remote_launches.member_fk', '=', scope.memberId)
        .executeTakeFirst();
      if (!launch) return null;
      if (launch.session_fk !== null) return launch.end_time === null ? 'begun' : 'ended';
      return launch.expires_at > connection.now() ? 'waiting' : 'expired';
    },

    /** Gives a viewer the permission for one session, and records it. Permission is checked before. */
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
            company_fk: scope.companyId,
            device_fk: device.id,
            member_fk: scope.memberId,
            expires_at: expiresAt,
            session_fk: null,
          })
          .execute();
        await auditStore(inside, scope, member).write({
          ...AUDIT_CODES[purpose],
          device_fk: device.id,
          old_value: '',
          new_value: device.alias,
        });
        const { permissions } = member;
        return {
          kmsAddress: device.kmsAddress === '' ? relay.host : device.kmsAddress,
          kmsPort: device.kmsAddress === '' ? relay.port : device.kmsPort,
          mayControl: purpose === 'remote' && permissions.CSRemoteControl,
          mayTransferFiles: permissions.CSFileManager && !isFileTransferDisabled(device),
          inputLock: permissions.CSDeviceManagement,
          isAdministrator: isAdmin(member),
          userName: member.name,
          relayServer: tunnel.host,
          relayPort: tunnel.port,
          apiAddress: report.host,
          apiPort: report.port,
          deviceName: device.alias,
          launchToken,
          expiresTime: instantText(expiresAt),
        };
      }),
  };
}
