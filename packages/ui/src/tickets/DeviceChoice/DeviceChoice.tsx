import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { SEARCH_LIMIT } from '@remote-console/domain';
import { X } from 'lucide-react';
import { useText } from '../../i18n/index.ts';
import { CheckField, LoadFailed, ListSkeleton, SearchField, SMALL_ICON } from '../../primitives/index.ts';

/** A device that can be chosen. */
export interface ChosenDevice {
  readonly pk: number;
  readonly name: string;
}

export interface DeviceChoiceProps {
  /** The devices that the search found, the first of them. */
  readonly found: readonly ChosenDevice[];
  /** How many it found. */
  readonly total: number;
  /** Whether they are on their way, could not be had, or are there. */
  readonly standing: 'waiting' | 'failed' | 'there';
  readonly onRetry: () => void;
  readonly search: string;
  readonly onSearch: (search: { readonly value: string }) => void;
  readonly chosen: readonly ChosenDevice[];
  readonly onChoose: (change: { readonly chosen: readonly ChosenDevice[] }) => void;
}

/** Chooses devices: looked for by name, ticked in a short list; what is chosen stays in sight. */
export function DeviceChoice(props: DeviceChoiceProps) {
  const { found, total, standing, onRetry, search, onSearch, chosen, onChoose } = props;
  const text = useText('tickets');
  const isChosen = (pk: number) => chosen.some((device) => device.pk === pk);
  const remove = (pk: number) => onChoose({ chosen: chosen.filter((device) => device.pk !== pk) });
  const toggle = (device: ChosenDevice) =>
    isChosen(device.pk) ? remove(device.pk) : onChoose({ chosen: [...chosen, device] });
  return (
    <Box role="group" aria-label={text('chooseDevices')}>
      <Box sx={{ fontSize: 'var(--rc-font-size-label)', lineHeight: '18px', fontWeight: 600, color: 'tone.text' }}>
        {text('chooseDevices')}
      </Box>
      <Box
        sx={{
          mb: 'var(--rc-space-sm)',
          fontSize: 'var(--rc-font-size-caption)',
          lineHeight: '16px',
          color: 'tone.textHint',
        }}
      >
        {text('chooseDevicesHint')}
      </Box>
      {chosen.length > 0 && (
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            gap: 'var(--rc-space-snug)',
            mb: 'var(--rc-space-sm)',
            fontSize: 'var(--rc-font-size-label)',
          }}
        >
          <output>{text('chosen', { count: chosen.length })}</output>
          {chosen.map(({ pk, name }) => (
            <Chip
              key={pk}
              label={name}
              color="primary"
              onDelete={() => remove(pk)}
              onClick={() => remove(pk)}
              aria-label={text('removeDevice', { name })}
              deleteIcon={<X {...SMALL_ICON} />}
            />
          ))}
        </Box>
      )}
      <SearchField
        label={text('searchDevices')}
        placeholder={text('searchDevices')}
        keys={[{ key: 'alias', label: text('searchDevice') }]}
        searchKey="alias"
        value={search}
        limit={SEARCH_LIMIT}
        onChange={({ value }) => onSearch({ value })}
      />
      <Box
        sx={{
          mt: 'var(--rc-space-sm)',
          height: 176,
          overflowY: 'auto',
          border: 1,
          borderColor: 'tone.line',
          borderRadius: 'var(--rc-radius-control)',
          p: 'var(--rc-space-xs) var(--rc-space-md)',
        }}
        role="group"
        tabIndex={0}
        aria-label={text('deviceList')}
      >
        {standing === 'waiting' && <ListSkeleton rows={3} />}
        {standing === 'failed' && <LoadFailed onRetry={onRetry} />}
        {standing === 'there' &&
          (found.length === 0 ? (
            <Box sx={{ py: 'var(--rc-space-md)', fontSize: 'var(--rc-font-size-dense)' }}>{text('noDeviceFound')}</Box>
          ) : (
            found.map((device) => (
              <CheckField
                key={device.pk}
                label={device.name}
                checked={isChosen(device.pk)}
                onChange={() => toggle(device)}
              />
            ))
          ))}
      </Box>
      {standing === 'there' && total > found.length && (
        <Box
          sx={{
            mt: 'var(--rc-space-xs)',
            fontSize: 'var(--rc-font-size-caption)',
            lineHeight: '16px',
            color: 'tone.textHint',
          }}
        >
          {text('deviceMatches', { count: total, shown: found.length })}
        </Box>
      )}
    </Box>
  );
}
