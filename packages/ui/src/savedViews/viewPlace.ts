import type { SavedView } from '@remote-console/api-client';
import { readColumns, savedDeviceView } from '@remote-console/domain';
import type { OpenedList } from '../devices/SavedViewsButton.tsx';

/** The list that a view opens: that of all devices where its group is gone. */
export const openedView = ({ place, place_is_there, parameters, columns }: SavedView): OpenedList => ({
  groupPk: place_is_there === 1 ? place : 'all',
  view: savedDeviceView(parameters),
  columns: readColumns(columns),
});
