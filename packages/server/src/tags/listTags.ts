import { found } from '../http/index.ts';
import { forPerson } from '../members/index.ts';
import { tagStore } from './tagStore.ts';

/** The tags of the company, with how many devices that the caller may see have them. */
export const listTags = forPerson({ tags: tagStore })<'listTags'>(async (_request, { stores }) =>
  found(await stores.tags.list()),
);
