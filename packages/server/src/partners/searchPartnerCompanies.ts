import { companySearchFault } from '@remote-console/domain';
import { found, problem, tooManyRequests } from '../http/index.ts';
import { forAnyone } from '../members/index.ts';
import { findCompanies } from './partnerSearch.ts';
import { visitorWait } from './visitorLimit.ts';

/** Companies to which a partner can apply (A-PARTNER-43). */
export const searchPartnerCompanies = forAnyone<'searchPartnerCompanies'>(async ({ query }, context) => {
  const text = query.inputData.trim();
  const fault = companySearchFault(text);
  if (fault) return problem(400, fault, 'inputData');
  const seconds = await visitorWait(context, 'search');
  if (seconds !== null) return tooManyRequests(seconds);
  return found((await findCompanies(context.connection, text)).map((company) => ({ company })));
});
