import type { Device } from '@remote-console/api-client';
import { useReadMatchingDevices } from '@remote-console/api-client/react';
import {
  deviceQuery,
  pageSelection,
  selectAllOffer,
  selectionScope,
  togglePage,
  type ActionContext,
} from '@remote-console/domain';
import { useAction } from '../actions/index.ts';
import type { DeviceListWidgetInput } from './listWidget.ts';
import { SelectionBar, type SelectionBarProps } from './SelectionBar/SelectionBar.tsx';
import type { DeviceSelection } from './useDeviceSelection.ts';

interface DeviceSelectionBarProps
  extends Pick<DeviceListWidgetInput, 'view' | 'groupId'>, Pick<SelectionBarProps, 'onChoose'> {
  readonly selection: DeviceSelection;
  readonly page: { readonly devices: readonly Device[]; readonly total: number };
  readonly context: ActionContext;
  /** Whether the bar has the checkbox for the page, if there is no table header with one. */
  readonly hasPageBox?: boolean;
}

/** The bar above a page of devices: the selection, and selecting all that match, which are read from the server. */
export function DeviceSelectionBar(props: DeviceSelectionBarProps) {
  const { view, groupId, selection, page, context, hasPageBox = false, onChoose } = props;
  const readMatching = useReadMatchingDevices();
  const { isBusy: reading, run } = useAction();
  const pks = page.devices.map(({ id }) => id);
  const scope = { selected: selection.selected, page: pks, total: page.total, matching: selection.matching };
  const offer = selectAllOffer(scope);

  const selectAll = async (atMost: number) => {
    await run(async () => selection.selectMatching(await readMatching(deviceQuery(view, groupId), atMost)));
  };
  return (
    <SelectionBar
      selected={selection.devices}
      elsewhere={selection.elsewhere}
      scope={selectionScope(scope)}
      offer={offer === null ? null : { count: offer, total: page.total, reading }}
      onSelectAll={() => void (offer !== null && selectAll(offer))}
      context={context}
      onChoose={onChoose}
      onClear={() => selection.select({ selected: new Set() })}
      {...(hasPageBox
        ? {
            pageBox: {
              state: pageSelection(selection.selected, pks),
              onToggle: () => selection.select({ selected: togglePage(selection.selected, pks) }),
            },
          }
        : {})}
    />
  );
}
