import {
  formatDeviceView,
  languageOf,
  parseDeviceView,
  type DeviceListView,
  type DeviceView,
} from '@remote-console/domain';
import { useCallback, useMemo, useState } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { ALL_DEVICES, hrefOf, isGroupValue } from '../routing/index.ts';
import { useServices } from '../services/index.ts';
import { storePreferredView } from '../session/index.ts';
import { readListPreference, storeSubgroups, type ListPreference } from './listPreference.ts';

/** The query string for a list state. What it names is shown, whatever the user prefers later. */
export function addressQuery(view: DeviceView, { preferred, subgroups }: ListPreference): string {
  const query = new URLSearchParams(formatDeviceView(view, preferred, subgroups)).toString();
  return query === '' ? '' : `?${query}`;
}

/** Whether a view is one that is kept as a preference, not a temporary one. */
const isPreference = (view: DeviceListView): boolean => view === 'card' || view === 'table';

/** Whether a change is a single keystroke, which doesn't deserve an entry in the browser's history. */
export function isTyping(before: DeviceView, after: DeviceView): boolean {
  return before.searchValue !== after.searchValue && before.searchKey === after.searchKey && before.view === after.view;
}

/** The state of the device list, read from its address, and how to change it. */
export interface DeviceListAddress {
  /** `all`, `favorite` or the ID of a group. */
  readonly groupId: string;
  readonly view: DeviceView;
  readonly changeView: (view: DeviceView) => void;
  /** Another group starts at page 1 (B-LIST-15). */
  readonly openGroup: (choice: { readonly groupId: string }) => void;
  readonly groupHref: (choice: { readonly groupId: string }) => string;
  /** The list's address, for sharing. */
  readonly viewHref: (choice: { readonly groupId: string; readonly view: DeviceView }) => string;
  /** Opens a list as it was saved. */
  readonly openView: (choice: { readonly groupId: string; readonly view: DeviceView }) => void;
  readonly deviceHref: (choice: { readonly deviceId: number }) => string;
}

/** Reads the device list's state from the address. */
export function useDeviceListAddress(): DeviceListAddress {
  const services = useServices();
  const { storage } = services;
  const navigate = useNavigate();
  const parameters = useParams();
  const [query] = useSearchParams();
  // Kept as it was when the page opened: an address without a view keeps its meaning while the page is open.
  const [preference] = useState(() => readListPreference(services));
  const lang = languageOf(parameters['lang']);
  const groupId = isGroupValue(parameters['groupPk']) ? parameters['groupPk'] : ALL_DEVICES;
  const view = useMemo(
    () => parseDeviceView(Object.fromEntries(query), preference.preferred, preference.subgroups),
    [query, preference],
  );

  const changeView = useCallback(
    (next: DeviceView) => {
      // Live screenshots and edit mode are temporary; the preference is one of the two list views.
      if (next.view !== view.view && isPreference(next.view)) storePreferredView(storage, next.view);
      if (next.subgroups !== view.subgroups) storeSubgroups(services, next.subgroups);
      void navigate(
        { pathname: hrefOf('deviceAll', { lang, groupPk: groupId }), search: addressQuery(next, preference) },
        { replace: isTyping(view, next) },
      );
    },
    [navigate, services, storage, view, lang, groupId, preference],
  );
  const groupHref = useCallback(
    (choice: { readonly groupId: string }) =>
      hrefOf('deviceAll', { lang, groupPk: choice.groupId }) + addressQuery({ ...view, page: 1 }, preference),
    [lang, view, preference],
  );
  const openGroup = useCallback(
    (choice: { readonly groupId: string }) => void navigate(groupHref(choice)),
    [navigate, groupHref],
  );
  // The recipient may prefer another view, so the address includes everything that differs from the global default.
  const viewHref = useCallback(
    (choice: { readonly groupId: string; readonly view: DeviceView }) => {
      const query = new URLSearchParams({ view: choice.view.view, ...formatDeviceView(choice.view, undefined, true) });
      return `${hrefOf('deviceAll', { lang, groupPk: choice.groupId })}?${query.toString()}`;
    },
    [lang],
  );
  const openView = useCallback(
    (choice: { readonly groupId: string; readonly view: DeviceView }) => void navigate(viewHref(choice)),
    [navigate, viewHref],
  );
  const deviceHref = useCallback(
    ({ deviceId }: { readonly deviceId: number }) =>
      hrefOf('device-detail', { lang, groupPk: groupId, devicePk: deviceId }),
    [lang, groupId],
  );
  return { groupId, view, changeView, openGroup, groupHref, viewHref, openView, deviceHref };
}
