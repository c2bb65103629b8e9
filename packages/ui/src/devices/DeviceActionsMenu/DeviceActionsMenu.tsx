import type { Device } from '@remote-console/api-client';
import type { ActionContext } from '@remote-console/domain';
import { useText } from '../../i18n/index.ts';
import { ICON, MenuEntry, MenuLine, PopupMenu } from '../../primitives/index.ts';
import { drawnActions, type DeviceActionHandlers, type DrawnAction, type RefusedAction } from '../actions.ts';
import { leadsSomewhere, useActionHint } from '../useActionHint.ts';
import { actionPresentation } from './actionPresentation.ts';
import styles from './DeviceActionsMenu.module.css';

/** Where a menu opens: at a button, or at the pointer (px from the window's corner). */
export type MenuAnchor = HTMLElement | { readonly left: number; readonly top: number };

export interface DeviceActionsMenuProps {
  readonly device: Device;
  /** Where the menu is open, or `null` while it is closed. */
  readonly anchor: MenuAnchor | null;
  /** Who performs the action. */
  readonly context: ActionContext;
  /** The actions the host handles; all others are not shown. */
  readonly handlers: DeviceActionHandlers;
  /** An entry was chosen that its rule refuses. */
  readonly onRefused?: (refusal: RefusedAction) => void;
  readonly onClose: () => void;
}

function Entry({ drawn, device }: { drawn: DrawnAction; device: Device }) {
  const text = useText('devices');
  const hint = useActionHint()(drawn);
  const { Icon, label } = actionPresentation(drawn.action, device);
  // An action without effect is dimmed; its hint says why.
  const isStuck = !leadsSomewhere(drawn);
  return (
    <>
      <span className={isStuck ? `${styles.sign} ${styles.stuck}` : styles.sign}>
        <Icon {...ICON} />
      </span>
      <span className={isStuck ? styles.stuck : undefined}>
        {text(label)}
        {hint !== null && <span className={styles.hint}>{hint}</span>}
      </span>
    </>
  );
}

/** Space between the menu and the window edges in px: at least 12, and the margin of the theme (B-MENU-02). */
const EDGE = 20;

/** Everything that can be done with a device. An entry that would fail says why in advance. */
export function DeviceActionsMenu({ device, anchor, context, handlers, onRefused, onClose }: DeviceActionsMenuProps) {
  const text = useText('devices');
  const drawn = drawnActions(device, context, handlers);
  const place =
    anchor === null || anchor instanceof HTMLElement
      ? { anchorEl: anchor }
      : { anchorReference: 'anchorPosition' as const, anchorPosition: anchor };
  const choose = ({ action, refusal }: DrawnAction) => {
    onClose();
    if (refusal) onRefused?.({ action, device, ...refusal });
    else handlers[action]?.({ device });
  };
  return (
    <PopupMenu
      open={anchor !== null && drawn.length > 0}
      onClose={onClose}
      marginThreshold={EDGE}
      {...place}
      slotProps={{ list: { 'aria-label': text('actionsOf', { name: device.alias }) } }}
    >
      {drawn.flatMap((entry) => [
        ...(entry.action === 'delete' && drawn.length > 1 ? [<MenuLine key="line" />] : []),
        <MenuEntry
          key={entry.action}
          wraps
          tone={entry.action === 'delete' ? 'danger' : undefined}
          onClick={() => choose(entry)}
        >
          <Entry drawn={entry} device={device} />
        </MenuEntry>,
      ])}
    </PopupMenu>
  );
}
