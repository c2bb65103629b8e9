import { useText } from '../../i18n/index.ts';
import { watchingLabel } from '../sessionPeople.ts';
import type { ScreenState } from './screenState.ts';

interface ViewOnlyWords {
  /** The text of the sign over it. */
  readonly viewOnlySign: string;
  /** Why view only cannot be disabled; null if it can. */
  readonly viewOnlyRefusal: string | null;
}

/**
 * The texts for a screen to which nothing is sent.
 *
 * @param watching Whether somebody else controls the device, and the person only watches.
 * @param controlledBy The name of that person; empty if unknown.
 */
export function useViewOnlyWords({ desktop }: ScreenState, watching: boolean, controlledBy: string): ViewOnlyWords {
  const text = useText('remoteScreen');
  const sessionText = useText('remote');
  // If the device accepts no input, it would accept none from the controlling person either.
  if (desktop?.viewOnly === true) {
    return { viewOnlySign: text('viewOnly'), viewOnlyRefusal: text('whyDeviceViewOnly') };
  }
  if (!watching) return { viewOnlySign: text('viewOnly'), viewOnlyRefusal: null };
  const { sign, why } = watchingLabel(controlledBy, sessionText);
  return { viewOnlySign: sign, viewOnlyRefusal: why };
}
