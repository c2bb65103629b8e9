import { page } from '../http/index.ts';
import { forPerson } from '../members/index.ts';
import { favouriteStore } from './favouriteStore.ts';

/** The caller's favorites (B-FAV-03). */
export const listFavourites = forPerson({ favourites: favouriteStore })<'listFavourites'>(async (
  _request,
  { stores },
) => {
  const favourites = await stores.favourites.list();
  return page(favourites, favourites.length);
});
