import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import InputBase from '@mui/material/InputBase';
import Skeleton from '@mui/material/Skeleton';
import { toggleSelection } from '@remote-console/domain';
import { useState } from 'react';
import { useText } from '../../i18n/useText.ts';
import { Button } from '../../primitives/index.ts';

/** A device that can be given up. */
export interface ExcessDevice {
  readonly pk: number;
  readonly name: string;
  /** Where it is: its address and its group. */
  readonly place: string;
}

interface ExcessDevicesProps {
  readonly devices: readonly ExcessDevice[] | null;
  readonly search: string;
  readonly onSearch: (change: { readonly search: string }) => void;
  readonly selected: ReadonlySet<number>;
  readonly onSelect: (selected: ReadonlySet<number>) => void;
  readonly onDelete: (choice: { readonly pks: readonly number[] }) => Promise<string | null>;
}

/** The devices that an administrator can give up: found by name, chosen, and deleted after a second yes (B-EXCEED-09). */
export function ExcessDevices({ devices, search, onSearch, selected, onSelect, onDelete }: ExcessDevicesProps) {
  const text = useText('dialogs');
  const common = useText('common');
  const [asking, setAsking] = useState(false);
  const [waiting, setWaiting] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const remove = async () => {
    setWaiting(true);
    const problem = await onDelete({ pks: [...selected] });
    setWaiting(false);
    setAsking(false);
    setError(problem);
    if (problem === null) onSelect(new Set());
  };
  return (
    <Box component="section" aria-label={text('exceedDevices')} sx={{ mt: 'var(--rc-space-md)' }}>
      <InputBase
        fullWidth
        value={search}
        placeholder={text('exceedSearch')}
        inputProps={{ 'aria-label': text('exceedSearch'), maxLength: 100 }}
        onChange={({ target }) => onSearch({ search: target.value })}
        sx={{
          px: 'var(--rc-space-cosy)',
          border: 1,
          borderColor: 'tone.lineControl',
          borderRadius: 'var(--rc-radius-control)',
          minHeight: 36,
        }}
      />
      <Box
        component="ul"
        tabIndex={0}
        aria-label={text('exceedDevices')}
        sx={{
          m: 0,
          mt: 'var(--rc-space-sm)',
          p: 0,
          height: 208,
          overflowY: 'auto',
          listStyle: 'none',
          border: 1,
          borderColor: 'tone.line',
          borderRadius: 'var(--rc-radius-control)',
        }}
      >
        {devices === null &&
          [0, 1, 2].map((row) => (
            <Box component="li" key={row} sx={{ px: 'var(--rc-space-md)' }}>
              <Skeleton height={48} />
            </Box>
          ))}
        {devices?.length === 0 && (
          <Box component="li" sx={{ p: 'var(--rc-space-xl)', textAlign: 'center', color: 'tone.textSecondary' }}>
            {text('exceedNone')}
          </Box>
        )}
        {devices?.map(({ pk, name, place }) => (
          <Box
            component="li"
            key={pk}
            sx={{ px: 'var(--rc-space-sm)', '& + li': { borderTop: 1, borderColor: 'tone.line' } }}
          >
            <FormControlLabel
              sx={{ display: 'flex', m: 0, minHeight: 44, '& .MuiFormControlLabel-label': { minWidth: 0 } }}
              control={
                <Checkbox
                  checked={selected.has(pk)}
                  disabled={waiting}
                  onChange={() => onSelect(toggleSelection(selected, pk))}
                />
              }
              label={
                <>
                  <Box
                    sx={{
                      fontSize: 'var(--rc-font-size-entry)',
                      lineHeight: '18px',
                      fontWeight: 600,
                      overflowWrap: 'anywhere',
                    }}
                  >
                    {name}
                  </Box>
                  <Box
                    sx={{ fontSize: 'var(--rc-font-size-caption)', lineHeight: '16px', color: 'tone.textSecondary' }}
                  >
                    {place}
                  </Box>
                </>
              }
            />
          </Box>
        ))}
      </Box>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: 'var(--rc-space-sm)',
          minHeight: 36,
          mt: 'var(--rc-space-sm)',
        }}
      >
        {asking ? (
          <>
            <Box
              role="alert"
              sx={{ flex: '1 1 200px', fontSize: 'var(--rc-font-size-dense)', lineHeight: '20px', color: 'tone.error' }}
            >
              {text('exceedReally', { count: selected.size })}
            </Box>
            <Button variant="text" disabled={waiting} onClick={() => setAsking(false)}>
              {text('exceedKeep')}
            </Button>
            <Button variant="contained" color="error" loading={waiting} onClick={() => void remove()}>
              {common('delete')}
            </Button>
          </>
        ) : (
          <>
            <Button disabled={selected.size === 0} onClick={() => setAsking(true)}>
              {text('exceedDelete')}
            </Button>
            {error !== null && (
              <Box role="alert" sx={{ fontSize: 'var(--rc-font-size-dense)', lineHeight: '20px', color: 'tone.error' }}>
                {error}
              </Box>
            )}
          </>
        )}
      </Box>
    </Box>
  );
}
