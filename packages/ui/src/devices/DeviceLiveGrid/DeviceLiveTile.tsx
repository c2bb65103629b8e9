import ButtonBase from '@mui/material/ButtonBase';
import type { Device } from '@remote-console/api-client';
import { deviceActions, pictureState, refusalOf, type ActionContext } from '@remote-console/domain';
import { memo, useEffect, useId, useRef, useState, type RefObject } from 'react';
import { useText } from '../../i18n/index.ts';
import { DevicePicture, VisuallyHidden } from '../../primitives/index.ts';
import type { DeviceActionHandlers, DrawnAction } from '../actions.ts';
import { deviceActionsButton } from '../DeviceActionsMenu/deviceActionsButton.tsx';
import type { DeviceMenu } from '../DeviceActionsMenu/useDeviceMenu.tsx';
import { DeviceName } from '../DeviceName/DeviceName.tsx';
import { deviceStateSign } from '../DeviceBadges/PowerBadges.tsx';
import { useSignTools } from '../DeviceBadges/useSignTools.ts';
import { TagList } from '../../tags/index.ts';
import { useDevicePicture } from '../useDevicePicture.ts';
import styles from './DeviceLiveTile.module.css';

/** Maximum number of tags on a tile, in one line. */
const TAGS_ON_TILE = 2;

/** Whether an element is on the screen: a picture costs its device more than a moment of waiting costs its tile. */
function useIsInSight(element: RefObject<HTMLElement | null>): boolean {
  const [isInSight, setInSight] = useState(false);
  useEffect(() => {
    const { current } = element;
    if (!current) return undefined;
    const observer = new IntersectionObserver(([entry]) => setInSight(entry?.isIntersecting ?? false));
    observer.observe(current);
    return () => observer.disconnect();
  }, [element]);
  return isInSight;
}

export interface DeviceLiveTileProps {
  readonly device: Device;
  readonly context: ActionContext;
  readonly handlers: DeviceActionHandlers;
  /** Whether the menu of the device is open. */
  readonly menuOpen: boolean;
  readonly onOpenMenu: DeviceMenu['open'];
  readonly onContextMenu: DeviceMenu['openAtPointer'];
  /** Refresh interval of the pictures, in milliseconds; `null` for only on request. */
  readonly interval: number | null;
  /** A new value refreshes the picture. */
  readonly round: number;
  readonly detailHref?: string | undefined;
  /** The picture was clicked: enlarge its device. */
  readonly onChoose: (drawn: DrawnAction, device: Device) => void;
}

/**
 * The screen of one device among others. Requested only while on the screen, and never in a hidden tab; re-rendered
 * only when its own data changed.
 */
export const DeviceLiveTile = memo(function DeviceLiveTile(props: DeviceLiveTileProps) {
  const { device, context, handlers, interval, round, detailHref } = props;
  const { menuOpen, onOpenMenu, onContextMenu, onChoose } = props;
  const text = useText('deviceCommands');
  const nameId = useId();
  const tile = useRef<HTMLElement>(null);
  const isInSight = useIsInSight(tile);
  const signs = useSignTools();
  const { isOutdated } = signs;
  const state = isOutdated ? 'live' : pictureState(device);
  const wanted = isInSight && state === 'live' && !isOutdated;
  const { picture } = useDevicePicture({ device, wanted, interval, round });
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- The menu at the pointer is also behind the button of the tile.
    <article
      ref={tile}
      aria-labelledby={nameId}
      onContextMenu={(event) => onContextMenu(event, device)}
      className={styles.tile}
    >
      <ButtonBase
        disabled={isOutdated}
        onClick={() =>
          onChoose({ action: 'live', refusal: refusalOf(deviceActions(device, context).live), obstacle: null }, device)
        }
        sx={{ display: 'block', width: '100%', borderRadius: 'var(--rc-radius-control)' }}
      >
        <VisuallyHidden>{`${text('pictureOf', { name: device.alias })}, ${text('openPicture')} `}</VisuallyHidden>
        <DevicePicture name={device.alias} state={state} picture={picture} />
      </ButtonBase>
      <div className={styles.foot}>
        <div id={nameId} title={device.alias} className={styles.name}>
          <DeviceName device={device} href={detailHref} onOpen={handlers.detail} />
        </div>
        {deviceStateSign(device, signs)}
        <span className={styles.actions}>
          {deviceActionsButton({ device, expanded: menuOpen, onOpen: onOpenMenu }, signs)}
        </span>
      </div>
      <TagList deviceName={device.alias} tags={device.tags} atMost={TAGS_ON_TILE} />
    </article>
  );
});
