import { checkId } from '@remote-console/domain';
import { found, problem, tooManyRequests } from '../http/index.ts';
import { findMemberByLoginId, forAnyone } from '../members/index.ts';
import { countQuestion } from './visitorLimits.ts';

/** Whether a login ID is available, ignoring case (A-JOIN-11, A-API-13, A-API-14). */
export const checkAvailability = forAnyone<'checkAvailability'>(async ({ query }, context) => {
  const fault = checkId(query.value);
  if (fault) return problem(400, fault, 'value');
  const seconds = await countQuestion(context);
  if (seconds !== null) return tooManyRequests(seconds);
  return found({ available: (await findMemberByLoginId(context.connection, query.value)) === undefined });
});
