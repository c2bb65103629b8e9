import { listRefreshInterval } from '@remote-console/domain';
import { usePerson } from '../contexts/index.ts';
import { useGroupNames } from '../groups/index.ts';
import { listName, useDetailHref, type DeviceListWidgetInput } from './listWidget.ts';
import { useActor } from './useActor.ts';
import { useDeviceActions } from './useDeviceActions.tsx';
import { devicesOf, useDevicePage } from './useDevicePage.ts';
import { useFocusAfterDeletion } from './useFocusAfterDeletion.ts';
import { useDeviceSelection } from './useDeviceSelection.ts';

/** A page of devices, its selection, and the possible actions: shared by rows and cards. */
export function useSelectableDevices(input: DeviceListWidgetInput) {
  const { groupId, view, onViewChange, session } = input;
  const interval = listRefreshInterval(usePerson(session));
  const page = useDevicePage({ view, groupId, onViewChange, interval });
  const context = useActor(input);
  const detailHref = useDetailHref(input);
  const { nameOf } = useGroupNames();
  const selection = useDeviceSelection({ groupId, page: devicesOf(page), asked: listName(view, groupId) });
  const { listRef, onDeleted } = useFocusAfterDeletion(devicesOf(page));
  const handling = useDeviceActions({
    ...input,
    devices: devicesOf(page),
    context,
    onDeleted: ({ devices }) => {
      selection.drop(devices);
      onDeleted(devices);
    },
  });
  return { page, context, detailHref, nameOf, selection, handling, listRef };
}
