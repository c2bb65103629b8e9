import { useDeleteDevice, useDevices, useRefreshAfterCommands } from '@remote-console/api-client/react';
import type { DeviceListQuery } from '@remote-console/api-client';
import type { LicenseExcess } from '@remote-console/domain';
import { useState } from 'react';
import { LicenseExceededDialog } from '../dialogs/index.ts';
import { useErrorMessage, useMessage } from '../i18n/index.ts';
import { useToast } from '../contexts/index.ts';
import { useGroupNames } from '../groups/index.ts';
import { whereaboutsOf } from './whereabouts.ts';

/** Devices offered initially; a search finds the others. */
const OFFERED = 100;

interface WayOut {
  readonly excess: LicenseExcess;
  /** When the last license expires or expired, ISO 8601; `null` without any. */
  readonly expires: string | null;
  readonly onLogOut: () => void;
}

export interface LicenseExceededWidgetProps extends WayOut {
  /** Opens the licenses; for administrators, who may also delete devices here. */
  readonly onRenew?: () => void;
}

function ForAdministrator({ onRenew, ...props }: WayOut & { readonly onRenew: () => void }) {
  const message = useMessage();
  const errorMessage = useErrorMessage();
  const toast = useToast();
  const remove = useDeleteDevice();
  const refresh = useRefreshAfterCommands();
  const { nameOf } = useGroupNames();
  const [search, setSearch] = useState('');
  const query: DeviceListQuery = {
    by: 'alias',
    order: 'asc',
    limit: OFFERED,
    offset: 0,
    ...(search.trim() === '' ? {} : { searchKey: 'alias', searchValue: search.trim() }),
  };
  const { data } = useDevices(query);

  const removeAll = async (pks: readonly number[]): Promise<string | null> => {
    let deleted = 0;
    let problem: string | null = null;
    for (const id of pks) {
      try {
        await remove({ id });
        deleted += 1;
      } catch (thrown) {
        problem ??= errorMessage(thrown);
      }
    }
    if (deleted > 0) {
      toast.show({ tone: 'success', text: message('deleted_devices_of_total', { deleted, total: pks.length }) });
    }
    await refresh();
    return problem;
  };

  return (
    <LicenseExceededDialog
      open
      {...props}
      administration={{
        devices:
          data?.objects.map((device) => ({
            id: device.id,
            name: device.alias,
            place: whereaboutsOf(device, nameOf(device)),
          })) ?? null,
        search,
        onSearch: (change) => setSearch(change.search),
        onDelete: ({ ids }) => removeAll(ids),
        onRenew,
      }}
    />
  );
}

/** Covers everything while there are more devices than the licenses allow; an administrator can resolve it. */
export function LicenseExceededWidget({ onRenew, ...props }: LicenseExceededWidgetProps) {
  return onRenew ? <ForAdministrator {...props} onRenew={onRenew} /> : <LicenseExceededDialog open {...props} />;
}
