import { changeGroupList, type GroupDetailView, type GroupListName, type GroupListPlace } from '@remote-console/domain';

/** Page and search of a list on the page, and how to change them. */
export type ListPlaces = (name: GroupListName) => {
  readonly place: GroupListPlace;
  readonly onPlaceChange: (change: Partial<GroupListPlace>) => void;
};

/** The page and search of each list, kept by the host in its view. */
export const listPlaces =
  (view: GroupDetailView, onViewChange: (view: GroupDetailView) => void): ListPlaces =>
  (name) => ({
    place: view[name],
    onPlaceChange: (change) => onViewChange(changeGroupList(view, name, change)),
  });
