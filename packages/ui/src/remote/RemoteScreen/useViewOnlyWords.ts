import { useText } from '../../i18n/index.ts';
import { watchingLabel } from '../sessionPeople.ts';
import type { ScreenState } from './screenState.ts';

interface ViewOnlyWords {
  /** What a sign says of it. */
  readonly viewOnlySign: string;
  /** Why view only cannot be switched off; null where it can. */
  readonly viewOnlyRefusal: string | null;
}

/**
 * What is said of it that nothing is sent to a device.
 *
 * @param watching Whether somebody else controls the device, and the person only looks on.
 * @param controlledBy Who that is; empty where it is not known.
 */
export function useViewOnlyWords({ desktop }: ScreenState, watching: boolean, controlledBy: string): ViewOnlyWords {
  const text = useText('remoteScreen');
  const sessionText = useText('remote');
  // Where the device takes no input, it would take none from whoever controls it either.
  if (desktop?.viewOnly === true) {
    return { viewOnlySign: text('viewOnly'), viewOnlyRefusal: text('whyDeviceViewOnly') };
  }
  if (!watching) return { viewOnlySign: text('viewOnly'), viewOnlyRefusal: null };
  const { sign, why } = watchingLabel(controlledBy, sessionText);
  return { viewOnlySign: sign, viewOnlyRefusal: why };
}
