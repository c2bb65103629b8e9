import { found, problem, tooManyRequests } from '../http/index.ts';
import { addressKey, countTry, forAnyone, forgiveTry } from '../members/index.ts';
import { refusalOfProof } from './agentIdentity.ts';
import { checkProof } from './agentProof.ts';
import { enrol, findEnrolmentRight } from './enrolmentStore.ts';
import { intervalOf } from './interval.ts';
import { readUpdateKey } from './updateKey.ts';

/** Registers an agent's device and gives the agent its token. Only unknown enrollment tokens count by address. */
export const enrolAgent = forAnyone<'enrolAgent'>(async ({ body }, { connection, settings, address, proof }) => {
  const key = addressKey('enrol', address);
  const verdict = await countTry(connection, key, settings.loginLimits.address);
  const right = await findEnrolmentRight(connection, body.enrolmentToken);
  // A known token is accepted regardless of what others at the same address did wrong.
  if (!right) return verdict.allowed ? problem(401, 'invalid_enrolment') : tooManyRequests(verdict.retryAfterSeconds);
  await forgiveTry(connection, key);

  const shown = await checkProof(connection, proof, null);
  if (shown.kind === 'missing') return problem(401, 'proof_required');
  if (shown.kind !== 'proven') return problem(401, refusalOfProof(shown));

  const intervalSeconds = intervalOf(settings, body.simulated);
  const outcome = await enrol(connection, right, body, { key: shown.key, intervalSeconds });
  switch (outcome.kind) {
    case 'enrolled':
      return found([
        {
          deviceId: outcome.deviceId,
          agentToken: outcome.token,
          intervalSeconds,
          updateKey: (await readUpdateKey(connection)).publicKey,
        },
      ]);
    case 'over':
      return problem(401, `enrolment_${outcome.state}`);
    case 'no-room':
      return problem(409, 'license_volume_exceeded');
    case 'group-full':
      return problem(409, 'group_device_limit');
    case 'too-many':
      return tooManyRequests(outcome.retryAfterSeconds);
    case 'has-agent':
      return problem(403, 'device_has_agent');
  }
});
