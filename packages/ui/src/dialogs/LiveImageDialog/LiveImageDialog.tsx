import type { PictureState } from '@remote-console/domain';
import { formatInstant } from '@remote-console/domain';
import { RefreshCw } from 'lucide-react';
import { useRef } from 'react';
import { useText } from '../../i18n/index.ts';
import { Button, DevicePicture, ICON, type Picture } from '../../primitives/index.ts';
import { useTimePreferences } from '../../contexts/index.ts';
import { DialogFrame } from '../DialogFrame.tsx';
import styles from './LiveImageDialog.module.css';

export interface LiveImageDialogProps {
  readonly open: boolean;
  readonly deviceName: string;
  /** Whether a picture is possible now; `offline` shows the overlay. */
  readonly state: PictureState;
  readonly picture: Picture;
  /** Whether another picture is loading. */
  readonly refreshing: boolean;
  /** Automatic refresh interval in seconds; `null` for only on request. */
  readonly everySeconds: number | null;
  readonly onRefresh: () => void;
  readonly onClose: () => void;
}

/** Shows the screen of one device (A-DIALOG-11, A-DIALOG-12). */
export function LiveImageDialog(props: LiveImageDialogProps) {
  const { open, deviceName, state, picture, refreshing, everySeconds, onRefresh, onClose } = props;
  const text = useText('deviceCommands');
  const common = useText('common');
  const preferences = useTimePreferences();
  const start = useRef<HTMLButtonElement>(null);
  return (
    <DialogFrame
      open={open}
      title={text('pictureOf', { name: deviceName })}
      width={880}
      startRef={start}
      onClose={onClose}
      actions={
        <>
          <Button
            startIcon={<RefreshCw {...ICON} />}
            aria-label={text('pictureRefresh', { name: deviceName })}
            disabled={state !== 'live'}
            loading={refreshing}
            onClick={onRefresh}
          >
            {common('refresh')}
          </Button>
          <Button variant="contained" onClick={onClose} ref={start}>
            {common('close')}
          </Button>
        </>
      }
    >
      <div className={styles.picture}>
        <DevicePicture name={deviceName} state={state} picture={picture} fit="contain" />
      </div>
      <div className={styles.notes}>
        <span>
          {state === 'live' &&
            picture.kind === 'ready' &&
            text('pictureTaken', { time: formatInstant(new Date(picture.at).toISOString(), preferences, 'second') })}
        </span>
        <span>{everySeconds === null ? text('refreshByHand') : text('refreshEvery', { count: everySeconds })}</span>
      </div>
    </DialogFrame>
  );
}
