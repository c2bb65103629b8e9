import { OPERATOR_PAGE_SIZE, PEOPLE_SEARCH_LEAST } from '@remote-console/domain';
import { auditOfCall } from '../audit/index.ts';
import { page, problem, tooManyRequests } from '../http/index.ts';
import { forPerson } from '../members/index.ts';
import { peopleDirectory } from './peopleDirectory.ts';

/** People of all companies. The search is recorded with its text and the operator. */
export const searchPeople = forPerson({ audit: auditOfCall, people: peopleDirectory })<'searchPeople'>(async (
  { query },
  { stores, transact },
) => {
  const { limit = OPERATOR_PAGE_SIZE, offset = 0 } = query;
  const text = query.search.trim();
  if ([...text].length < PEOPLE_SEARCH_LEAST) return problem(400, 'invalid_data', 'search');
  const verdict = await stores.people.countTry();
  if (!verdict.allowed) return tooManyRequests(verdict.retryAfterSeconds);
  // Before the answer: nobody finds a person without a trace.
  await transact(async ({ people, audit }) => {
    if (await people.isRecorded(text)) return;
    await audit.writeAdministration([{ act: 'peopleSearched', subject: text }]);
  });
  return page(await stores.people.page(text, { limit, offset }), await stores.people.count(text));
});
