import { useLanguage } from '@remote-console/ui';
import { useCallback, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { startHref } from '../../routing/index.ts';
import { useServices } from '../../services/index.ts';
import { STORAGE_KEYS, tryStore } from '../../storage/index.ts';

/** The tour over the all-devices page. */
export interface Tour {
  readonly isOpen: boolean;
  /** Whether it starts automatically as soon as it can be shown. */
  readonly isWaiting: boolean;
  /** Starts it manually, on the all-devices page. */
  readonly start: () => void;
  readonly end: (end: { readonly forGood: boolean }) => void;
}

/**
 * The tour starts automatically after a login, once the device list is loaded and nothing else is shown on top, until
 * the user opts out; and whenever it is requested (A-TUTORIAL-01, A-TUTORIAL-05, A-TUTORIAL-07).
 *
 * @param hasWay Whether the list is loaded and nothing else is shown after a login.
 */
export function useTour(hasWay: boolean): Tour {
  const { sessions, storage, mode } = useServices();
  const navigate = useNavigate();
  const lang = useLanguage();
  const { pathname } = useLocation();
  const [phase, setPhase] = useState<'waiting' | 'asked' | 'over'>(() =>
    mode.tutorial && sessions.isGreetingDue() && storage.getItem(STORAGE_KEYS.tutorial) === null ? 'waiting' : 'over',
  );
  const isDue = phase === 'asked' || (phase === 'waiting' && hasWay);
  const start = useCallback(() => {
    void navigate(startHref(lang));
    setPhase('asked');
  }, [navigate, lang]);
  const end = useCallback(
    ({ forGood }: { readonly forGood: boolean }) => {
      if (forGood) tryStore(storage, STORAGE_KEYS.tutorial, '1');
      setPhase('over');
    },
    [storage],
  );
  return { isOpen: isDue && pathname === startHref(lang), isWaiting: phase === 'waiting', start, end };
}
