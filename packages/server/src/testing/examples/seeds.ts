import { newToken, tokenHash } from '../../members/secrets.ts';
import type { ExampleContext } from './example.ts';

/** A picture of one pixel. */
export const PNG: Uint8Array = new Uint8Array(
  Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
);

type OwnDevice = Pick<ExampleContext, 'testServer' | 'company' | 'device' | 'caller'>;

/**
 * An active session of the caller on the device.
 *
 * @param more What distinguishes a browser session from a viewer session.
 */
export async function beginSession(
  { testServer, company, device, caller }: OwnDevice,
  more: { readonly login_session_fk?: number; readonly seen_at?: number } = {},
): Promise<number> {
  const { pk } = await testServer.database.query
    .insertInto('remote_sessions')
    .values({
      company_fk: company.companyId,
      device_fk: device,
      member_fk: caller,
      reg_mail: 'm',
      alias: 'a',
      host_public_ip: '',
      host_private_ip: '',
      host_os_id: 1,
      viewer_public_ip: '',
      viewer_private_ip: '',
      start_time: testServer.clock.now,
      end_time: null,
      security: 0,
      ...more,
    })
    .returning('pk')
    .executeTakeFirstOrThrow();
  return pk;
}

/** The launch token of a session that waits for its viewer, or has started. */
export async function openLaunch(
  { testServer, company, device, caller }: OwnDevice,
  state: 'waiting' | 'begun',
): Promise<string> {
  const token = newToken();
  const { query } = testServer.database;
  const owner = { company_fk: company.companyId, device_fk: device, member_fk: caller };
  const session_fk = state === 'waiting' ? null : await beginSession({ testServer, company, device, caller });
  await query
    .insertInto('remote_launches')
    .values({
      ...owner,
      token_hash: tokenHash(token),
      expires_at: testServer.clock.now + 60_000,
      session_fk,
    })
    .execute();
  return token;
}

/** A command that the context's device has to answer. */
export async function addCommand(
  { testServer, company, device }: Pick<ExampleContext, 'testServer' | 'company' | 'device'>,
  type: 'screen' | 'reboot',
): Promise<number> {
  const { now } = testServer.clock;
  const { pk } = await testServer.database.query
    .insertInto('agent_commands')
    .values({
      company_fk: company.companyId,
      device_fk: device,
      target_device_fk: null,
      type,
      member_fk: null,
      state: 'queued',
      created_at: now,
      delivered_at: null,
      finished_at: null,
      expires_at: now + 15_000,
      value: '',
    })
    .returning('pk')
    .executeTakeFirstOrThrow();
  return pk;
}

/**
 * A rollout of a version that no device has. It is the only one of the company, so that another can be started when it is
 * finished.
 */
export async function addRollout(
  { testServer, company, device }: Pick<ExampleContext, 'testServer' | 'company' | 'device'>,
  state: 'running' | 'finished',
): Promise<number> {
  const { now } = testServer.clock;
  const { query } = testServer.database;
  await query.deleteFrom('rollouts').where('company_fk', '=', company.companyId).execute();
  await query
    .updateTable('companies')
    .set({ latest_agent_version: '99.0' })
    .where('pk', '=', company.companyId)
    .execute();
  const { pk } = await query
    .insertInto('rollouts')
    .values({
      company_fk: company.companyId,
      version: '99.0',
      state,
      wave: 1,
      member_fk: null,
      device_group_fk: null,
      group_name: null,
      created_at: now,
      finished_at: state === 'finished' ? now : null,
    })
    .returning('pk')
    .executeTakeFirstOrThrow();
  await query
    .insertInto('rollout_devices')
    .values({ rollout_fk: pk, device_fk: device, wave: 1, state: 'waiting', command_fk: null })
    .execute();
  return pk;
}
