import type { Device } from '@remote-console/api-client';
import { useText } from '../../i18n/index.ts';
import { DenseButton, useIsOutdated } from '../../primitives/index.ts';
import { sharedStyles } from '../../theme/sharedStyles.ts';

export interface DeviceActionsButtonProps {
  readonly device: Device;
  /** Whether its menu is open. */
  readonly expanded: boolean;
  /** `outlined` where it stands beside buttons with a border. */
  readonly look?: 'plain' | 'outlined';
  readonly onOpen: (opening: { readonly device: Device; readonly anchor: HTMLElement }) => void;
}

const useStyles = sharedStyles(({ vars: { palette } }) => ({
  plain: {},
  outlined: { border: `1px solid ${palette.tone.lineStrong}`, backgroundColor: palette.tone.surface },
}));

/** The three dots that open the menu of a device. */
export function DeviceActionsButton({ device, expanded, look = 'plain', onOpen }: DeviceActionsButtonProps) {
  const text = useText('devices');
  const styleOf = useStyles();
  const isOutdated = useIsOutdated();
  return (
    <DenseButton
      look="icon"
      sign="ellipsis"
      className={styleOf(look)}
      aria-label={text('actionsOf', { name: device.alias })}
      data-device-menu={device.pk}
      disabled={isOutdated}
      aria-haspopup="menu"
      aria-expanded={expanded}
      onClick={(event) => onOpen({ device, anchor: event.currentTarget })}
    />
  );
}
