import type { Device } from '@remote-console/api-client';
import { DEVICE_ACTIONS, type DeviceAction } from '@remote-console/domain';
import { useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import type { DeviceActionHandlers, DeviceChoice, DrawnAction, RefusedAction } from './actions.ts';

/**
 * A stable function that calls the newest handler, so that a memoized row is not re-rendered for it. For handlers only:
 * rendered output must not depend on it.
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

/** The handlers as an object that changes only if the set of handled actions does. */
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

/** Runs a clicked action, or says why it does not run. */
export function useChooseAction({ handlers, onRefused }: ChooseActionInput) {
  return useHandler(({ action, refusal }: DrawnAction, device: Device) => {
    if (refusal) onRefused?.({ action, device, ...refusal });
    else handlers[action]?.({ device });
  });
}
