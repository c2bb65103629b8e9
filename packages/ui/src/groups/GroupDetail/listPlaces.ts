import { changeGroupList, type GroupDetailView, type GroupListName, type GroupListPlace } from '@remote-console/domain';

/** Where a list of the page is, and how it goes elsewhere. */
export type ListPlaces = (name: GroupListName) => {
  readonly place: GroupListPlace;
  readonly onPlaceChange: (change: Partial<GroupListPlace>) => void;
};

/** The places of the lists of a page, which the host keeps in its view. */
export const listPlaces =
  (view: GroupDetailView, onViewChange: (view: GroupDetailView) => void): ListPlaces =>
  (name) => ({
    place: view[name],
    onPlaceChange: (change) => onViewChange(changeGroupList(view, name, change)),
  });
