import Skeleton from '@mui/material/Skeleton';
import type { PictureState } from '@remote-console/domain';
import { ImageOff, ShieldAlert, type LucideIcon } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useText } from '../../i18n/index.ts';
import styles from './DevicePicture.module.css';

/** The picture of a screen, if there is one. */
export type Picture =
  | { readonly kind: 'waiting' }
  /** `source` is an image address; `at` is when it was taken, epoch milliseconds. */
  | { readonly kind: 'ready'; readonly source: string; readonly at: number }
  | { readonly kind: 'missing' };

export interface DevicePictureProps {
  /** The device's name. */
  readonly name: string;
  /** Whether a picture is possible now. */
  readonly state: PictureState;
  readonly picture: Picture;
  /** `cover` (default) fills the frame; `contain` shows all of it. */
  readonly fit?: 'cover' | 'contain';
}

function Note({ Icon, children }: { readonly Icon: LucideIcon; readonly children: ReactNode }) {
  return (
    <div className={styles.note}>
      <Icon size={20} strokeWidth={1.6} aria-hidden />
      <span>{children}</span>
    </div>
  );
}

function Screen({ name, picture, fit }: Required<Pick<DevicePictureProps, 'name' | 'picture' | 'fit'>>) {
  const text = useText('deviceCommands');
  const [broken, setBroken] = useState('');
  if (picture.kind === 'waiting') {
    return (
      <Skeleton variant="rectangular" role="status" aria-label={text('pictureLoading')} width="100%" height="100%" />
    );
  }
  if (picture.kind === 'missing' || broken === picture.source) {
    return <Note Icon={ImageOff}>{text('pictureNone')}</Note>;
  }
  return (
    <img
      src={picture.source}
      alt={text('pictureOf', { name })}
      onError={() => setBroken(picture.source)}
      className={`${styles.picture} ${styles[fit]}`}
    />
  );
}

/**
 * The screen of a device in a 16:9 frame: the picture, or a placeholder without one (B-LIVE-10, B-DETAIL-06), and
 * OFFLINE over it exactly while the device is not online (A-DIALOG-12).
 */
export function DevicePicture({ name, state, picture, fit = 'cover' }: DevicePictureProps) {
  const text = useText('deviceCommands');
  const isLive = state === 'live';
  return (
    <div className={styles.frame}>
      {isLive && <Screen name={name} picture={picture} fit={fit} />}
      {state === 'unapproved' && <Note Icon={ShieldAlert}>{text('pictureUnapproved')}</Note>}
      {state === 'offline' && <div className={styles.offline}>{text('pictureOffline')}</div>}
    </div>
  );
}
