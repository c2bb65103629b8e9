import { found } from '../http/answers.ts';
import { tagStore } from './tagStore.ts';
import { forPerson } from '../members/forPerson.ts';

/** The tags of the company, with how many devices that the caller may see have them. */
export const listTags = forPerson({ tags: tagStore })<'listTags'>(async (_request, { stores }) =>
  found(await stores.tags.list()),
);
