import Chip from '@mui/material/Chip';
import { SEARCH_LIMIT } from '@remote-console/domain';
import { X } from 'lucide-react';
import { useText } from '../../i18n/index.ts';
import { CheckField, LoadFailed, ListSkeleton, SearchField, SMALL_ICON, ScrollArea } from '../../primitives/index.ts';
import styles from './DeviceChoice.module.css';

/** A device that can be chosen. */
export interface ChosenDevice {
  readonly id: number;
  readonly name: string;
}

export interface DeviceChoiceProps {
  /** The first search results. */
  readonly found: readonly ChosenDevice[];
  /** The number of results. */
  readonly total: number;
  /** Whether they are loading, failed, or loaded. */
  readonly status: 'waiting' | 'failed' | 'ready';
  readonly onRetry: () => void;
  readonly search: string;
  readonly onSearch: (search: { readonly value: string }) => void;
  readonly chosen: readonly ChosenDevice[];
  readonly onChoose: (change: { readonly chosen: readonly ChosenDevice[] }) => void;
}

/** Chooses devices: searched by name, checked in a short list; the chosen ones stay visible. */
export function DeviceChoice(props: DeviceChoiceProps) {
  const { found, total, status, onRetry, search, onSearch, chosen, onChoose } = props;
  const text = useText('tickets');
  const isChosen = (pk: number) => chosen.some((device) => device.id === pk);
  const remove = (pk: number) => onChoose({ chosen: chosen.filter((device) => device.id !== pk) });
  const toggle = (device: ChosenDevice) =>
    isChosen(device.id) ? remove(device.id) : onChoose({ chosen: [...chosen, device] });
  return (
    <div role="group" aria-label={text('chooseDevices')}>
      <div className={styles.title}>{text('chooseDevices')}</div>
      <div className={styles.hint}>{text('chooseDevicesHint')}</div>
      {chosen.length > 0 && (
        <div className={styles.chosen}>
          <output>{text('chosen', { count: chosen.length })}</output>
          {chosen.map(({ id, name }) => (
            <Chip
              key={id}
              label={name}
              color="primary"
              onDelete={() => remove(id)}
              onClick={() => remove(id)}
              aria-label={text('removeDevice', { name })}
              deleteIcon={<X {...SMALL_ICON} />}
            />
          ))}
        </div>
      )}
      <SearchField
        label={text('searchDevices')}
        placeholder={text('searchDevices')}
        keys={[{ key: 'alias', label: text('searchDevice') }]}
        searchKey="alias"
        value={search}
        limit={SEARCH_LIMIT}
        listName={text('deviceList')}
        onChange={({ value }) => onSearch({ value })}
      />
      <ScrollArea className={styles.devices} role="group" aria-label={text('deviceList')}>
        {status === 'waiting' && <ListSkeleton rows={3} />}
        {status === 'failed' && <LoadFailed onRetry={onRetry} />}
        {status === 'ready' &&
          (found.length === 0 ? (
            <div className={styles.empty}>{text('noDeviceFound')}</div>
          ) : (
            found.map((device) => (
              <CheckField
                key={device.id}
                label={device.name}
                checked={isChosen(device.id)}
                onChange={() => toggle(device)}
              />
            ))
          ))}
      </ScrollArea>
      {status === 'ready' && total > found.length && (
        <div className={styles.matches}>{text('deviceMatches', { count: total, shown: found.length })}</div>
      )}
    </div>
  );
}
