import { formatInstant, type LicenseExcess } from '@remote-console/domain';
import { useState, type ReactNode } from 'react';
import { useText } from '../../i18n/index.ts';
import { Button } from '../../primitives/index.ts';
import { useTimePreferences } from '../../contexts/index.ts';
import { DialogFrame } from '../DialogFrame.tsx';
import { ExcessDevices, type ExcessDevice } from './ExcessDevices.tsx';
import styles from './LicenseExceededDialog.module.css';

export type { ExcessDevice } from './ExcessDevices.tsx';

export interface LicenseExceededDialogProps {
  readonly open: boolean;
  readonly excess: LicenseExcess;
  /** When the last license expires or expired, ISO 8601; `null` without any. */
  readonly expires: string | null;
  /**
   * What an administrator can do: devices to choose from, searching and removing them, and opening the licenses.
   * Without it logging out is the only option (B-EXCEED-11).
   */
  readonly administration?: {
    /** The search results; `null` while loading. */
    readonly devices: readonly ExcessDevice[] | null;
    readonly search: string;
    readonly onSearch: (change: { readonly search: string }) => void;
    /** Removes devices; resolves to the text of a failure, or `null`. */
    readonly onDelete: (choice: { readonly ids: readonly number[] }) => Promise<string | null>;
    readonly onRenew: () => void;
  };
  readonly onLogOut: () => void;
}

interface FactProps {
  readonly label: string;
  readonly children: ReactNode;
}

function Fact({ label, children }: FactProps) {
  return (
    <div className={styles.fact}>
      <dt className={styles.term}>{label}</dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  );
}

/** Covers everything while there are more devices than the licenses allow; only its own buttons close it. */
export function LicenseExceededDialog(props: LicenseExceededDialogProps) {
  const { open, excess, expires, administration, onLogOut } = props;
  const text = useText('dialogs');
  const preferences = useTimePreferences();
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set());
  return (
    <DialogFrame
      open={open}
      title={text('exceedTitle')}
      width={520}
      locked
      onClose={() => undefined}
      actions={
        <>
          <Button variant={administration ? 'text' : 'contained'} onClick={onLogOut}>
            {text('exceedLogOut')}
          </Button>
          {administration && (
            <Button variant="contained" onClick={administration.onRenew}>
              {text('exceedRenew')}
            </Button>
          )}
        </>
      }
    >
      {text(administration ? 'exceedBody' : 'exceedBodyMember')}
      <dl className={styles.facts}>
        <Fact label={text('exceedExpiry')}>
          {expires === null ? text('exceedNoLicense') : formatInstant(expires, preferences, 'date')}
        </Fact>
        <Fact label={text('exceedCount')}>{text('deviceCount', { count: excess.exceeded })}</Fact>
        <Fact label={text('exceedMaximum')}>{text('deviceCount', { count: excess.maximum })}</Fact>
      </dl>
      {administration && (
        <ExcessDevices {...administration} selected={selected} onSelect={(next) => setSelected(next)} />
      )}
    </DialogFrame>
  );
}
