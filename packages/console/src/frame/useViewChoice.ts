import { parseDeviceView, type DeviceListView } from '@remote-console/domain';
import { useLanguage } from '@remote-console/ui';
import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { hrefOf, liesWithin, startHref } from '../routing/index.ts';
import { useServices } from '../services/index.ts';
import { readPreferredView, storePreferredView } from '../session/index.ts';

/** The current view of the device list: simple (cards) or normal (table). */
export interface ViewChoice {
  readonly view: DeviceListView;
  /** Stores another view for this browser and returns to all devices in it (A-FRAME-18, A-FRAME-19). */
  readonly choose: (view: DeviceListView) => void;
}

/** The simple or normal view: one preference shared with the login page's choice and the list's own switch. */
export function useViewChoice(): ViewChoice {
  const { storage } = useServices();
  const lang = useLanguage();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const preferred = readPreferredView(storage);
  const isList = liesWithin(pathname, hrefOf('device-root', { lang }));
  const { view } = parseDeviceView(isList ? Object.fromEntries(new URLSearchParams(search)) : {}, preferred);
  const choose = useCallback(
    (next: DeviceListView) => {
      storePreferredView(storage, next);
      // Named in the address, because an open list keeps the preference that it opened with.
      void navigate(`${startHref(lang)}?view=${next}`);
    },
    [storage, navigate, lang],
  );
  return { view, choose };
}
