import type { SavedView } from '@remote-console/api-client';
import { readColumns, savedDeviceView, type ColumnChoice, type DeviceView } from '@remote-console/domain';

/** A list as a saved view has it. */
export interface OpenedList {
  /** `all`, `favorite` or the ID of a group, as in the URL. */
  readonly groupId: string;
  readonly view: DeviceView;
  readonly columns: ColumnChoice;
}

/** The list that a view opens: all devices if its group was deleted. */
export const openedView = ({ place, placeIsThere, parameters, columns }: SavedView): OpenedList => ({
  groupId: placeIsThere ? place : 'all',
  view: savedDeviceView(parameters),
  columns: readColumns(columns),
});
