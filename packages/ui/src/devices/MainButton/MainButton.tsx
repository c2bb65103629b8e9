import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Device } from '@remote-console/api-client';
import type { ActionContext } from '@remote-console/domain';
import { useText } from '../../i18n/index.ts';
import { Hint, ICON, useIsOutdated } from '../../primitives/index.ts';
import { useLinkClick } from '../../provider/index.ts';
import { detailAction, mainAction, type DeviceActionHandlers, type DrawnAction } from '../actions.ts';
import { actionLook } from '../DeviceActionsMenu/index.ts';
import { leadsSomewhere, STUCK_LOOK, useActionHint } from '../useActionHint.ts';

export interface MainButtonProps {
  readonly device: Device;
  readonly context: ActionContext;
  readonly handlers: DeviceActionHandlers;
  /** Where the details are: the main act of a device that cannot be connected to. */
  readonly detailHref: string | undefined;
  readonly onChoose: (drawn: DrawnAction, device: Device) => void;
}

type MainActionInput = Pick<MainButtonProps, 'device' | 'context' | 'handlers'>;

/** The main act of a device; its details while it is unknown what is possible. A hook. */
function useMainAction({ device, context, handlers }: MainActionInput): DrawnAction | null {
  const isOutdated = useIsOutdated();
  return isOutdated ? detailAction(device, context, handlers) : mainAction(device, context, handlers);
}

/**
 * The one main act of a device on a card: connecting where that is possible, else its details; nothing without either.
 * While it is unknown what is possible, it is the details.
 */
export function MainButton({ device, context, handlers, detailHref, onChoose }: MainButtonProps) {
  const text = useText('devices');
  const onLinkClick = useLinkClick();
  const hintOf = useActionHint();
  const drawn = useMainAction({ device, context, handlers });
  if (detailHref !== undefined && (drawn === null || drawn.action === 'detail')) {
    return (
      <Button
        component="a"
        href={detailHref}
        sx={{ flex: 1 }}
        onClick={(event) => {
          const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
          if (plain) onLinkClick?.({ href: detailHref, event });
        }}
      >
        {text('actionDetail')}
      </Button>
    );
  }
  if (drawn === null) return null;
  const { Icon, label } = actionLook(drawn.action, device);
  return (
    <Hint text={hintOf(drawn)}>
      {(target) => (
        <Button
          {...target}
          variant={drawn.action === 'remote' && leadsSomewhere(drawn) ? 'soft' : 'outlined'}
          startIcon={drawn.action === 'detail' ? undefined : <Icon {...ICON} />}
          onClick={() => onChoose(drawn, device)}
          sx={{ flex: 1, ...(leadsSomewhere(drawn) ? {} : STUCK_LOOK) }}
        >
          {text(label)}
        </Button>
      )}
    </Hint>
  );
}

/**
 * On a phone, where nothing can hover, the words about the main action are below it. The button carries them as well.
 */
export function MainHint({ device, context, handlers }: MainActionInput) {
  const hintOf = useActionHint();
  const drawn = useMainAction({ device, context, handlers });
  const hint = context.mobile && drawn ? hintOf(drawn) : null;
  if (hint === null) return null;
  return (
    <Box aria-hidden sx={{ mt: '6px', fontSize: 12.5, lineHeight: '18px', color: 'tone.textSecondary' }}>
      {hint}
    </Box>
  );
}
