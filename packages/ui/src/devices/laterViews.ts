import type { DeviceListView } from '@remote-console/domain';
import { preloadable, withMaterial } from '../material/index.ts';

/** The views of the device list. Each is loaded when shown: a table loads no cards. */

export const LaterDeviceCards = preloadable(async () => (await import('./DeviceCardsWidget.tsx')).DeviceCardsWidget);
export const LaterDeviceTable = preloadable(async () => (await import('./DeviceTable/DeviceTable.tsx')).DeviceTable);
export const LaterDeviceRowCards = preloadable(
  withMaterial(async () => (await import('./DeviceRowCards/DeviceRowCards.tsx')).DeviceRowCards),
);
export const LaterLiveWall = preloadable(
  withMaterial(async () => (await import('./LiveWallWidget.tsx')).LiveWallWidget),
);
export const LaterDeviceEdit = preloadable(
  withMaterial(async () => (await import('./DeviceEditWidget.tsx')).DeviceEditWidget),
);
/** Reads and writes filters as text: loaded when the filters are opened, or if one was typed. */
export const LaterTypedFilter = preloadable(
  withMaterial(async () => (await import('./TypedFilter/TypedFilterWidget.tsx')).TypedFilterWidget),
);
export const LaterFilterChips = preloadable(
  withMaterial(async () => (await import('./TypedFilter/TypedFilterChips.tsx')).TypedFilterChips),
);
export const LaterUnknownNames = preloadable(
  withMaterial(async () => (await import('./TypedFilter/UnknownNamesWidget.tsx')).UnknownNamesWidget),
);
export const LaterFirstDevice = preloadable(
  withMaterial(async () => (await import('../downloads/FirstDeviceWidget.tsx')).FirstDeviceWidget),
);

/** Screens narrower than this get cards instead of a table. */
export const PHONE = '(max-width: 599.95px)';

/** Preloads the code of a device list view, for a host that is about to show it. Rejects if it cannot be loaded. */
export async function preloadDeviceView(view: DeviceListView): Promise<void> {
  switch (view) {
    case 'card':
      return LaterDeviceCards.preload();
    case 'table':
      return (window.matchMedia(PHONE).matches ? LaterDeviceRowCards : LaterDeviceTable).preload();
    case 'live':
      return LaterLiveWall.preload();
    case 'edit':
      return LaterDeviceEdit.preload();
  }
}
