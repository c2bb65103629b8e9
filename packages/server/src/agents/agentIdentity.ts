import { judgeKey, judgeRun, type RunVerdict } from '@remote-console/domain';
import type { Connection } from '../database/index.ts';
import { noteCopiedToken, noteRival } from '../devices/index.ts';
import type { PresentedProof } from '../http/index.ts';
import { checkProof, type ProofVerdict } from './agentProof.ts';
import type { AgentDevice } from './agentDevice.ts';

/** The new parts of a call's identity, to be written with its report. */
export interface NewIdentity {
  /** The key that the device is bound to from now on; null when nothing changes. */
  readonly key: string | null;
  /** The run that speaks for the device from now on; null when nothing changes. */
  readonly run: string | null;
}

/** Whether a call with a device's token comes from its agent. */
export type IdentityVerdict =
  | { readonly kind: 'agent'; readonly identity: NewIdentity }
  | {
      readonly kind: 'refused';
      readonly status: 401 | 409;
      /**
       * `agent_still_online` while the other run may just have ended without a goodbye, `identity_in_use` once it is
       * certain that two agents are running.
       */
      readonly error: 'invalid_proof' | 'use_dpop_nonce' | 'wrong_key' | 'agent_still_online' | 'identity_in_use';
    };

const refused = (
  status: 401 | 409,
  error: Extract<IdentityVerdict, { kind: 'refused' }>['error'],
): IdentityVerdict => ({
  kind: 'refused',
  status,
  error,
});

/** The refusal of an invalid proof; the same for every call of an agent. */
export function refusalOfProof(proof: Extract<ProofVerdict, { kind: 'stale' | 'invalid' }>) {
  return proof.kind === 'stale' ? 'use_dpop_nonce' : 'invalid_proof';
}

/** A call of an agent, as far as it identifies the agent. */
export interface IdentifyingCall {
  readonly token: string;
  readonly proof: PresentedProof;
  readonly address: string;
  /** Whether it is a report: only an agent reports repeatedly; its `doctor` and the like do not. */
  readonly isReport: boolean;
}

/** What a run may do; `copy` when it is certain that it does not follow the previous run. */
async function runVerdict(
  connection: Connection,
  device: AgentDevice,
  run: string | null,
  { address, isReport }: IdentifyingCall,
): Promise<RunVerdict | 'copy'> {
  if (run === null || run === device.agent_run) return 'holds';
  const telemetry = await connection.query
    .selectFrom('device_telemetry')
    .select(['last_seen_at', 'offline_due_at'])
    .where('device_fk', '=', device.pk)
    .executeTakeFirst();
  if (!telemetry) return 'follows';
  const held = { run: device.agent_run, isOnline: device.alive === 1, silentAt: telemetry.offline_due_at };
  const verdict = judgeRun(held, run, connection.now());
  if (verdict !== 'rival' || !isReport) return verdict;
  return (await noteRival(connection, device.pk, address, telemetry.last_seen_at)) ? 'copy' : 'rival';
}

/** Determines whether a call with a device's token comes from its agent, and records when it does not. */
export async function checkIdentity(
  connection: Connection,
  device: AgentDevice,
  call: IdentifyingCall,
): Promise<IdentityVerdict> {
  const proof = await checkProof(connection, call.proof, call.token);
  if (proof.kind === 'stale' || proof.kind === 'invalid') return refused(401, refusalOfProof(proof));
  const shown = proof.kind === 'proven' ? proof.key : null;
  const verdict = judgeKey({ bound: device.agent_key, shown });
  if (verdict === 'copied') {
    await noteCopiedToken(connection, device.pk, call.address);
    return refused(401, 'wrong_key');
  }
  const run = proof.kind === 'proven' ? proof.run : null;
  const judged = await runVerdict(connection, device, run, call);
  if (judged === 'copy') return refused(409, 'identity_in_use');
  if (judged === 'rival') return refused(409, 'agent_still_online');
  return {
    kind: 'agent',
    identity: { key: verdict === 'first' ? shown : null, run: judged === 'follows' ? run : null },
  };
}
