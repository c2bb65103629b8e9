import { addressKey, countTry, forgiveTry } from '../accounts/rateLimit.ts';
import { found, problem, tooManyRequests } from '../http/answers.ts';
import { forAnyone } from '../http/operation.ts';
import { enrol, findEnrolmentRight } from './enrolmentStore.ts';
import { intervalOf } from './interval.ts';

/** Registers the device an agent runs on and gives the agent its token. Only wrong enrolment tokens are limited. */
export const enrolAgent = forAnyone<'enrolAgent'>(async ({ body }, { connection, settings, address }) => {
  const key = addressKey('enrol', address);
  const verdict = await countTry(connection, key, settings.loginLimits.address);
  const right = await findEnrolmentRight(connection, body.enrolment_token);
  // A right token is let in whatever others at the same address did wrong.
  if (!right) return verdict.allowed ? problem(401, 'invalid_enrolment') : tooManyRequests(verdict.retryAfterSeconds);
  await forgiveTry(connection, key);

  const intervalSeconds = intervalOf(settings, body.simulated);
  const outcome = await enrol(connection, right, body, intervalSeconds);
  if (outcome.kind === 'no-room') return problem(409, 'license_volume_exceeded');
  if (outcome.kind === 'closed') return problem(403, 'no_group_access');
  if (outcome.kind === 'group-full') return problem(409, 'group_device_limit');
  return found([{ device_pk: outcome.devicePk, agent_token: outcome.token, interval_seconds: intervalSeconds }]);
});
