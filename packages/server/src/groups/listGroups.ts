import { page } from '../http/answers.ts';
import { forPerson } from '../http/operation.ts';

/** The groups the caller may see, with the parents that hold the tree together (B-GROUP-30). */
export const listGroups = forPerson<'listGroups'>(async (_request, { stores }) => {
  const groups = await stores.groups.list();
  return page(groups, groups.length);
});
