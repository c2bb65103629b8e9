import { useText } from '../../i18n/index.ts';
import { watchingLabel } from '../sessionPeople.ts';
import type { ScreenState } from './screenState.ts';

interface ViewOnlyWords {
  /** The words of the sign over it. */
  readonly viewOnlySign: string;
  /** Why view only cannot be switched off; null where it can. */
  readonly viewOnlyRefusal: string | null;
}

/**
 * The words for a screen to which nothing is sent.
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
