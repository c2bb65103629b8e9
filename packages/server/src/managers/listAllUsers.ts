import { page } from '../http/answers.ts';
import { forPerson } from '../http/operation.ts';

/** Everybody in short, for the users of a group (C-API-15). */
export const listAllUsers = forPerson<'listAllUsers'>(async (_request, { stores }) => {
  const people = await stores.users.all();
  return page(people, people.length);
});
