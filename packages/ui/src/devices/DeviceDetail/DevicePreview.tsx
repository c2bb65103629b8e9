import type { Device } from '@remote-console/api-client';
import { pictureState, type ActionRefusal } from '@remote-console/domain';
import { Maximize2, RefreshCw } from 'lucide-react';
import { useMessage, useText } from '../../i18n/index.ts';
import { Button, DevicePicture, ICON, RelativeTime, type Picture } from '../../primitives/index.ts';
import { DetailCard } from './DetailCard.tsx';
import styles from './DevicePreview.module.css';

/** The picture of a device and how it is refreshed. */
export interface PreviewPicture {
  readonly picture: Picture;
  readonly refreshing: boolean;
  readonly onRefresh: () => void;
}

interface DevicePreviewProps extends PreviewPicture {
  readonly device: Device;
  /** Why this person gets no picture, or `null`. */
  readonly refusal: ActionRefusal | null;
  /** Enlarges the picture, or says why not. */
  readonly onEnlarge: (() => void) | null;
}

/** The screen of the device: marked OFFLINE while offline, a placeholder without a picture. */
export function DevicePreview({ device, refusal, picture, refreshing, onRefresh, onEnlarge }: DevicePreviewProps) {
  const text = useText('deviceCommands');
  const common = useText('common');
  const message = useMessage();
  const state = pictureState(device);
  const isLive = state === 'live' && refusal === null;
  return (
    <DetailCard title={text('preview')}>
      <DevicePicture
        name={device.alias}
        state={state}
        picture={refusal ? { kind: 'missing' } : picture}
        fit="contain"
      />
      <div className={styles.foot}>
        <div className={styles.age}>
          {isLive && picture.kind === 'ready' && <RelativeTime instant={new Date(picture.at).toISOString()} />}
          {refusal && state === 'live' && message(refusal.because)}
        </div>
        {isLive && (
          <Button
            size="small"
            variant="text"
            startIcon={<RefreshCw {...ICON} />}
            aria-label={text('pictureRefresh', { name: device.alias })}
            loading={refreshing}
            onClick={onRefresh}
          >
            {common('refresh')}
          </Button>
        )}
        {onEnlarge && (
          <Button size="small" variant="text" startIcon={<Maximize2 {...ICON} />} onClick={onEnlarge}>
            {text('openPicture')}
          </Button>
        )}
      </div>
    </DetailCard>
  );
}
