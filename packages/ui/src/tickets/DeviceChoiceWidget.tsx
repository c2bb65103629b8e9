import { useDevices } from '@remote-console/api-client/react';
import { defaultDeviceView, deviceQuery } from '@remote-console/domain';
import { useState } from 'react';
import { DeviceChoice, type DeviceChoiceProps } from './DeviceChoice/DeviceChoice.tsx';

/** How many devices are offered initially. */
const OFFERED = 24;

/** Chooses from the devices that the person can access. */
export function DeviceChoiceWidget({ chosen, onChoose }: Pick<DeviceChoiceProps, 'chosen' | 'onChoose'>) {
  const [search, setSearch] = useState('');
  const view = {
    ...defaultDeviceView('table'),
    size: OFFERED,
    searchKey: 'alias',
    searchValue: search.trim(),
  } as const;
  const { data, error, mutate, isValidating } = useDevices(deviceQuery(view, 'all'));
  const status = error && !isValidating ? 'failed' : data ? 'ready' : 'waiting';
  return (
    <DeviceChoice
      found={(data?.objects ?? []).map(({ id, alias }) => ({ id, name: alias }))}
      total={data?.meta.totalCount ?? 0}
      status={status}
      onRetry={() => void mutate()}
      search={search}
      onSearch={({ value }) => setSearch(value)}
      chosen={chosen}
      onChoose={onChoose}
    />
  );
}
