import type { Device } from '@remote-console/api-client';
import { deviceActions, refusalOf, type ActionContext } from '@remote-console/domain';
import { FolderInput } from 'lucide-react';
import { useText } from '../../i18n/index.ts';
import { Button, Hint, ICON } from '../../primitives/index.ts';
import {
  connectActions,
  drawnActions,
  type DeviceActionHandlers,
  type DeviceChoice,
  type DrawnAction,
} from '../actions.ts';
import { actionPresentation } from '../DeviceActionsMenu/actionPresentation.ts';
import { deviceActionsButton } from '../DeviceActionsMenu/deviceActionsButton.tsx';
import type { DeviceMenu } from '../DeviceActionsMenu/useDeviceMenu.tsx';
import { favouriteStar } from '../DeviceBadges/DeviceBadges.tsx';
import { useSignTools } from '../DeviceBadges/useSignTools.ts';
import { leadsSomewhere, reachClass, useActionHint } from '../useActionHint.ts';

/**
 * The header buttons: the current ways to connect. For an offline device remote control stays and explains why it does
 * not run [B-DETAIL-05].
 */
function shownActions(device: Device, context: ActionContext, handlers: DeviceActionHandlers): readonly DrawnAction[] {
  const connect = connectActions(device, context, handlers);
  if (device.isOnline || !handlers.remote) return connect;
  return [...connect, { action: 'remote', refusal: refusalOf(deviceActions(device, context).remote), obstacle: null }];
}

interface DetailActionsProps {
  readonly device: Device;
  readonly context: ActionContext;
  readonly handlers: DeviceActionHandlers;
  /** The menu of all actions. */
  readonly menu: Pick<DeviceMenu, 'open' | 'openId'>;
  readonly onChoose: (drawn: DrawnAction) => void;
  readonly onToggleFavourite: (choice: DeviceChoice) => void;
}

/** The actions of the device: its star, the menu, and the ways to connect. */
export function DetailActions(props: DetailActionsProps) {
  const { device, context, handlers, menu, onChoose, onToggleFavourite } = props;
  const text = useText('devices');
  const hintOf = useActionHint();
  const signs = useSignTools();
  const connect = signs.isOutdated ? [] : shownActions(device, context, handlers);
  return (
    <>
      {favouriteStar({ device, onToggle: onToggleFavourite }, signs)}
      {drawnActions(device, context, handlers).length > 0 &&
        deviceActionsButton(
          { look: 'outlined', device, expanded: menu.openId === device.id, onOpen: menu.open },
          signs,
        )}
      {!device.isOnline && handlers.move && (
        <Button startIcon={<FolderInput {...ICON} />} onClick={() => handlers.move?.({ device })}>
          {text('actionMove')}
        </Button>
      )}
      {connect.map((drawn, index) => {
        const { Icon, label } = actionPresentation(drawn.action, device);
        return (
          <Hint key={drawn.action} text={hintOf(drawn)}>
            {(target) => (
              <Button
                {...target}
                variant={index === 0 && leadsSomewhere(drawn) ? 'contained' : 'outlined'}
                className={reachClass(drawn)}
                startIcon={<Icon {...ICON} />}
                onClick={() => onChoose(drawn)}
              >
                {text(label)}
              </Button>
            )}
          </Hint>
        );
      })}
    </>
  );
}
