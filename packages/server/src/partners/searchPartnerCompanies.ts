import { found, problem, tooManyRequests } from '../http/answers.ts';
import { forAnyone } from '../http/operation.ts';
import { findCompanies } from './partnerSearch.ts';
import { visitorWait } from './visitorLimit.ts';

/** Blanks are no part of a name: a search for two of them would list everything. */
const SHORTEST = 2;

/** Companies to which a partner can apply (A-PARTNER-43). */
export const searchPartnerCompanies = forAnyone<'searchPartnerCompanies'>(async ({ query }, context) => {
  const text = query.input_data.trim();
  if (text.length < SHORTEST) return problem(400, 'no_input_data', 'input_data');
  const seconds = await visitorWait(context, 'search');
  if (seconds !== null) return tooManyRequests(seconds);
  return found((await findCompanies(context.connection, text)).map((company) => ({ company })));
});
