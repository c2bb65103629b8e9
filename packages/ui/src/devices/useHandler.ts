import type { Device } from '@remote-console/api-client';
import { DEVICE_ACTIONS, type DeviceAction } from '@remote-console/domain';
import { useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import type { DeviceActionHandlers, DeviceChoice, DrawnAction, RefusedAction } from './actions.ts';

/**
 * One stable function that runs the newest of those it was given, so that a memoised row is not redrawn for a
 * handler. It is for handlers only: nothing that is drawn may depend on it.
 */
export function useHandler<Parameters extends readonly unknown[], Result>(
  newest: (...parameters: Parameters) => Result,
): (...parameters: Parameters) => Result {
  const latest = useRef(newest);
  useLayoutEffect(() => {
    latest.current = newest;
  });
  return useCallback((...parameters: Parameters) => latest.current(...parameters), []);
}

/** The handlers as an object that changes only when another set of actions is handled. */
export function useStableHandlers(handlers: DeviceActionHandlers): DeviceActionHandlers {
  const run = useHandler((action: DeviceAction, choice: DeviceChoice) => handlers[action]?.(choice));
  const handled = DEVICE_ACTIONS.filter((action) => handlers[action] !== undefined).join(' ');
  return useMemo(
    () =>
      Object.fromEntries(
        DEVICE_ACTIONS.filter((action) => handled.split(' ').includes(action)).map((action) => [
          action,
          (choice: DeviceChoice) => run(action, choice),
        ]),
      ),
    [handled, run],
  );
}

interface ChooseActionInput {
  readonly handlers: DeviceActionHandlers;
  readonly onRefused?: ((refusal: RefusedAction) => void) | undefined;
}

/** Runs an action that was pressed, or tells why it does not run. */
export function useChooseAction({ handlers, onRefused }: ChooseActionInput) {
  return useHandler(({ action, refusal }: DrawnAction, device: Device) => {
    if (refusal) onRefused?.({ action, device, ...refusal });
    else handlers[action]?.({ device });
  });
}
