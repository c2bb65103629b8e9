import { page } from '../http/answers.ts';
import { forPerson } from '../http/operation.ts';

/** The caller's favourites (B-FAV-03). */
export const listFavourites = forPerson<'listFavourites'>(async (_request, { stores }) => {
  const favourites = await stores.favourites.list();
  return page(favourites, favourites.length);
});
