import { checkFindIdEmail } from '@remote-console/domain';
import { found, problem, tooManyRequests } from '../http/index.ts';
import { forAnyone, loginIdsOf } from '../members/index.ts';
import { countQuestion } from './visitorLimits.ts';

/**
 * The login ID for an address (A-FORGOT-06 to A-FORGOT-08). The specification has the page show it, so the answer
 * reveals who has an account; all we can do is limit how often anybody can ask.
 */
export const findId = forAnyone<'findId'>(async ({ body }, context) => {
  const fault = checkFindIdEmail(body.email);
  if (fault) return problem(400, fault, 'email');
  const seconds = await countQuestion(context);
  if (seconds !== null) return tooManyRequests(seconds);
  const ids = await loginIdsOf(context.connection, body.email.trim());
  return ids.length > 0
    ? found({ result: 'Success', email: ids.join(', ') })
    : found({ result: 'not_matched_user', email: '' });
});
