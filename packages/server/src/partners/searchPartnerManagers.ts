import { managerSearchFault } from '@remote-console/domain';
import { found, problem, tooManyRequests } from '../http/index.ts';
import { forAnyone, memberTypeOf } from '../members/index.ts';
import { findManagers } from './partnerSearch.ts';
import { visitorWait } from './visitorLimit.ts';

/** The people of a company who decide on applications (A-PARTNER-44). */
export const searchPartnerManagers = forAnyone<'searchPartnerManagers'>(async ({ query }, context) => {
  const text = query.inputData.trim();
  const fault = managerSearchFault(text);
  if (fault) return problem(400, fault, 'inputData');
  const seconds = await visitorWait(context, 'search');
  if (seconds !== null) return tooManyRequests(seconds);
  const managers = await findManagers(context.connection, query.companyName, text);
  return found(
    managers.map((manager) => ({
      id: manager.pk,
      name: manager.name,
      part: manager.department,
      email: manager.mail,
      phone: manager.phone,
      userType: memberTypeOf(manager),
    })),
  );
});
