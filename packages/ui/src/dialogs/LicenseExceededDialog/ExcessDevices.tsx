import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import InputBase from '@mui/material/InputBase';
import Skeleton from '@mui/material/Skeleton';
import { toggleSelection } from '@remote-console/domain';
import { useState } from 'react';
import { useText } from '../../i18n/index.ts';
import { Button, ScrollArea } from '../../primitives/index.ts';
import styles from './ExcessDevices.module.css';

/** A device that can be removed. */
export interface ExcessDevice {
  readonly id: number;
  readonly name: string;
  /** Its location: address and group. */
  readonly place: string;
}

interface ExcessDevicesProps {
  readonly devices: readonly ExcessDevice[] | null;
  readonly search: string;
  readonly onSearch: (change: { readonly search: string }) => void;
  readonly selected: ReadonlySet<number>;
  readonly onSelect: (selected: ReadonlySet<number>) => void;
  readonly onDelete: (choice: { readonly ids: readonly number[] }) => Promise<string | null>;
}

/** The devices that an administrator can remove: searched, chosen, and deleted after confirmation (B-EXCEED-09). */
export function ExcessDevices({ devices, search, onSearch, selected, onSelect, onDelete }: ExcessDevicesProps) {
  const text = useText('dialogs');
  const common = useText('common');
  const [asking, setAsking] = useState(false);
  const [waiting, setWaiting] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const remove = async () => {
    setWaiting(true);
    const problem = await onDelete({ ids: [...selected] });
    setWaiting(false);
    setAsking(false);
    setError(problem);
    if (problem === null) onSelect(new Set());
  };
  return (
    <section aria-label={text('exceedDevices')} className={styles.section}>
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
      <ScrollArea as="ul" aria-label={text('exceedDevices')} className={styles.list}>
        {devices === null &&
          [0, 1, 2].map((row) => (
            <li key={row} className={styles.waiting}>
              <Skeleton height={48} />
            </li>
          ))}
        {devices?.length === 0 && <li className={styles.none}>{text('exceedNone')}</li>}
        {devices?.map(({ id, name, place }) => (
          <li key={id} className={styles.device}>
            <FormControlLabel
              sx={{ display: 'flex', m: 0, minHeight: 44, '& .MuiFormControlLabel-label': { minWidth: 0 } }}
              control={
                <Checkbox
                  checked={selected.has(id)}
                  disabled={waiting}
                  onChange={() => onSelect(toggleSelection(selected, id))}
                />
              }
              label={
                <>
                  <div className={styles.name}>{name}</div>
                  <div className={styles.place}>{place}</div>
                </>
              }
            />
          </li>
        ))}
      </ScrollArea>
      <div className={styles.actions}>
        {asking ? (
          <>
            <div role="alert" className={styles.question}>
              {text('exceedReally', { count: selected.size })}
            </div>
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
              <div role="alert" className={styles.error}>
                {error}
              </div>
            )}
          </>
        )}
      </div>
    </section>
  );
}
