import { done, problem } from '../http/answers.ts';
import { forPerson } from '../http/operation.ts';

/** Removes one of the caller's favourites by its own pk (B-FAV-02). */
export const removeFavourite = forPerson<'removeFavourite'>(async ({ query }, { stores }) =>
  (await stores.favourites.remove(query.favnum)) ? done() : problem(404, 'not_found'),
);
