import { found, problem } from '../http/answers.ts';
import { forPerson } from '../http/operation.ts';

/** One group (B-GROUP-29). */
export const getGroup = forPerson<'getGroup'>(async ({ path }, { stores }) => {
  const standing = await stores.groups.standing(path.groupPk);
  switch (standing.kind) {
    case 'open':
      return found([standing.group]);
    case 'closed':
      return problem(403, 'no_group_access');
    case 'missing':
      return problem(404, 'not_found');
  }
});
