import { recordLogin } from '../audit/index.ts';
import { found, problem, tooManyRequests } from '../http/index.ts';
import { findMember, forAnyone } from '../members/index.ts';
import { takeExchangeKey } from './accountKeys.ts';
import { admitMember } from './admitMember.ts';
import { refusalOf } from './loginRules.ts';
import { countTokenTry, forgiveTokenTry } from './visitorLimits.ts';

/** Exchanges a token for a session with the fields of a login (A-ROUTE-22, A-ROUTE-26, A-API-16). */
export const exchangeToken = forAnyone<'exchangeToken'>(async ({ body }, context) => {
  const seconds = await countTokenTry(context);
  if (seconds !== null) return tooManyRequests(seconds);
  const { connection } = context;
  const result = await connection.transact(async (inside) => {
    const memberPk = await takeExchangeKey(inside, body.token);
    const member = memberPk === null ? undefined : await findMember(inside, memberPk);
    if (!member) return null;
    const refusal = await refusalOf(member, { ...context, connection: inside });
    if (refusal !== null) {
      await recordLogin(inside, context, { member, outcome: refusal });
      return null;
    }
    const admitted = await admitMember(inside, member);
    await recordLogin(inside, context, { member, outcome: 'success', token: admitted.token });
    return admitted;
  });
  if (!result) return problem(401, 'login_required');
  await forgiveTokenTry(context);
  return found(result);
});
