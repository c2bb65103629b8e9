import { done, problem } from '../http/index.ts';
import { forPerson } from '../members/index.ts';
import { favouriteStore } from './favouriteStore.ts';

/** Removes one of the caller's favorites by its own ID (B-FAV-02). */
export const removeFavourite = forPerson({ favourites: favouriteStore })<'removeFavourite'>(
  async ({ query }, { stores }) =>
    (await stores.favourites.remove(query.favnum)) ? done() : problem(404, 'not_found'),
);
