import type { Device } from '@remote-console/api-client';
import type { ActionContext } from '@remote-console/domain';
import { useText } from '../../i18n/index.ts';
import { Button, Hint, ICON, LinkButton, useIsOutdated } from '../../primitives/index.ts';
import { detailAction, mainAction, type DeviceActionHandlers, type DrawnAction } from '../actions.ts';
import { actionPresentation } from '../DeviceActionsMenu/actionPresentation.ts';
import { leadsSomewhere, reachClass, useActionHint } from '../useActionHint.ts';
import styles from './MainButton.module.css';

export interface MainButtonProps {
  readonly device: Device;
  readonly context: ActionContext;
  readonly handlers: DeviceActionHandlers;
  /** Address of the details: the main action of a device that cannot be connected to. */
  readonly detailHref: string | undefined;
  readonly onChoose: (drawn: DrawnAction, device: Device) => void;
}

type MainActionInput = Pick<MainButtonProps, 'device' | 'context' | 'handlers'>;

/** The main action of a device; its details while the possible actions are unknown. A hook. */
function useMainAction({ device, context, handlers }: MainActionInput): DrawnAction | null {
  const isOutdated = useIsOutdated();
  return isOutdated ? detailAction(device, context, handlers) : mainAction(device, context, handlers);
}

/**
 * The main action of a device on a card: connecting if possible, otherwise its details; nothing without either. While
 * the possible actions are unknown, the details.
 */
export function MainButton({ device, context, handlers, detailHref, onChoose }: MainButtonProps) {
  const text = useText('devices');
  const hintOf = useActionHint();
  const drawn = useMainAction({ device, context, handlers });
  if (detailHref !== undefined && (drawn === null || drawn.action === 'detail')) {
    return (
      <LinkButton href={detailHref} className={styles.button}>
        {text('actionDetail')}
      </LinkButton>
    );
  }
  if (drawn === null) return null;
  const { Icon, label } = actionPresentation(drawn.action, device);
  return (
    <Hint text={hintOf(drawn)}>
      {(target) => (
        <Button
          {...target}
          variant={drawn.action === 'remote' && leadsSomewhere(drawn) ? 'soft' : 'outlined'}
          startIcon={drawn.action === 'detail' ? undefined : <Icon {...ICON} />}
          onClick={() => onChoose(drawn, device)}
          className={`${styles.button} ${reachClass(drawn)}`}
        >
          {text(label)}
        </Button>
      )}
    </Hint>
  );
}

/** On a phone, which has no hover, the hint of the main action is shown below it. The button has it as well. */
export function MainHint({ device, context, handlers }: MainActionInput) {
  const hintOf = useActionHint();
  const drawn = useMainAction({ device, context, handlers });
  const hint = context.mobile && drawn ? hintOf(drawn) : null;
  if (hint === null) return null;
  return (
    <div aria-hidden className={styles.hint}>
      {hint}
    </div>
  );
}
