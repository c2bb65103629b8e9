import { found } from '../http/answers.ts';
import { forPerson } from '../http/operation.ts';

/** The tags of the company, with how many devices that the caller may see have them. */
export const listTags = forPerson<'listTags'>(async (_request, { stores }) => found(await stores.tags.list()));
