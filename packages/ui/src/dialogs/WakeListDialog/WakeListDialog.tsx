import Skeleton from '@mui/material/Skeleton';
import type { WakeList } from '@remote-console/api-client';
import { findSenders } from '@remote-console/domain';
import { useState } from 'react';
import { useMessage, useText } from '../../i18n/index.ts';
import { Button } from '../../primitives/index.ts';
import { DialogFrame } from '../DialogFrame.tsx';
import { SenderChoice, type Sender } from './SenderChoice.tsx';
import styles from './WakeListDialog.module.css';

const NOBODY: readonly Sender[] = [];

/** The known devices that can wake another one. */
export type WakeSenders =
  | { readonly kind: 'waiting' }
  /** `error` is text. */
  | { readonly kind: 'failed'; readonly error: string }
  | { readonly kind: 'ready'; readonly list: WakeList };

export interface WakeListDialogProps {
  readonly open: boolean;
  /** The device to wake. */
  readonly deviceName: string;
  readonly senders: WakeSenders;
  /** Whether the request is being sent. */
  readonly sending: boolean;
  /** Why the request was refused, as text. */
  readonly error?: string | undefined;
  /** Reloads the senders. */
  readonly onReload: () => void;
  /** The chosen sender, by its guid, and the address to wake. */
  readonly onWake: (wake: { readonly senderGuid: string; readonly mac: string }) => void;
  readonly onClose: () => void;
}

/** Asks which device sends the wake signal [B-WOL-06] [B-WOL-08]. */
export function WakeListDialog(props: WakeListDialogProps) {
  const { open, deviceName, senders, sending, error, onReload, onWake, onClose } = props;
  const text = useText('dialogs');
  const common = useText('common');
  const message = useMessage();
  const [picked, setPicked] = useState<string | null>(null);
  const list = senders.kind === 'ready' ? senders.list : null;
  const [searched, setSearched] = useState('');
  const found = findSenders(list?.objects ?? NOBODY, searched);
  const shown = [...found.sameSubnet, ...found.sameAddress];
  // The nearest comes first and is preselected; a device hidden by the search is never used.
  const chosen = shown.find(({ hardwareId }) => hardwareId === picked) ?? shown[0];
  const canWake = list !== null && list.objects.length > 0;
  return (
    <DialogFrame
      open={open}
      title={text('wakeTitle', { name: deviceName })}
      locked={sending}
      onClose={onClose}
      actions={
        <>
          <Button variant="text" onClick={onClose} disabled={sending}>
            {common(canWake || senders.kind === 'waiting' ? 'cancel' : 'close')}
          </Button>
          {senders.kind === 'failed' ? (
            <Button variant="contained" onClick={onReload}>
              {common('retry')}
            </Button>
          ) : (
            canWake && (
              <Button
                variant="contained"
                loading={sending}
                disabled={!chosen}
                onClick={() => chosen && onWake({ senderGuid: chosen.hardwareId, mac: list.macAddress })}
              >
                {text('wakeConfirm')}
              </Button>
            )
          )}
        </>
      }
    >
      {senders.kind === 'waiting' && (
        <div role="status" aria-label={common('loading')}>
          <Skeleton height={24} width="80%" />
          <Skeleton height={48} />
          <Skeleton height={48} />
        </div>
      )}
      {senders.kind === 'failed' && <div role="alert">{senders.error}</div>}
      {canWake && (
        <SenderChoice
          list={list}
          found={found}
          chosen={chosen?.hardwareId ?? ''}
          searched={searched}
          onSearch={setSearched}
          onChoose={setPicked}
        />
      )}
      {list && !canWake && <div role="status">{message('no_wake_sender')}</div>}
      {error && (
        <div role="alert" className={styles.error}>
          {error}
        </div>
      )}
    </DialogFrame>
  );
}
