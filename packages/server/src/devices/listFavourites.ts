import { page } from '../http/answers.ts';
import { favouriteStore } from './favouriteStore.ts';
import { forPerson } from '../members/forPerson.ts';

/** The caller's favourites (B-FAV-03). */
export const listFavourites = forPerson({ favourites: favouriteStore })<'listFavourites'>(async (
  _request,
  { stores },
) => {
  const favourites = await stores.favourites.list();
  return page(favourites, favourites.length);
});
