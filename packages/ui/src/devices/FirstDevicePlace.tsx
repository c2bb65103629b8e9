import type { Profile } from '@remote-console/api-client';
import { readingOf, useDevices } from '@remote-console/api-client/react';
import { deviceQuery, isNarrowed, mayManageEnrolments, type DeviceView } from '@remote-console/domain';
import { Suspense, useEffect, useRef, useState, type ReactNode } from 'react';
import { ListSkeleton } from '../primitives/index.ts';
import styles from './DeviceListWidget.module.css';
import type { DeviceListWidgetInput } from './listWidget.ts';
import { LaterFirstDevice } from './laterViews.ts';

/** What a device list shows: the list, or the first-device guide. */
export type DevicesShown = 'list' | 'first-device';

interface FirstDevicePlaceProps extends Pick<DeviceListWidgetInput, 'groupId' | 'licenseHref'> {
  readonly deviceHref: DeviceListWidgetInput['deviceHref'] | undefined;
  readonly view: DeviceView;
  readonly person: Profile | null;
  /** Called with what is shown, once known and on each change. */
  readonly onShown: ((shown: DevicesShown) => void) | undefined;
  /** More actions in the header, which stay: opening the group tree on a phone, for example. */
  readonly actions: ReactNode;
  /** The list and its header. */
  readonly children: ReactNode;
}

/** About as high as the form that follows. */
const EXPECTED_ROWS = 6;

/**
 * Takes over the focus of a list that disappeared with its last device, which would otherwise be lost. A page that
 * starts here leaves the focus alone.
 */
function useFocusOfList(showsList: boolean) {
  const placeRef = useRef<HTMLDivElement>(null);
  const hadList = useRef(false);
  useEffect(() => {
    const { activeElement, body } = document;
    if (hadList.current && !showsList && (activeElement === null || activeElement === body)) placeRef.current?.focus();
    hadList.current = showsList;
  }, [showsList]);
  return placeRef;
}

/**
 * The device list, or the first-device guide if the company has no devices and the person may add some. The guide stays
 * while its command is in use, so that it is not replaced by the list when the first of several devices arrives.
 */
export function FirstDevicePlace(props: FirstDevicePlaceProps) {
  const { groupId, view, person, deviceHref, licenseHref, onShown, actions, children } = props;
  // The same page as the list: it is read once.
  const read = useDevices(deviceQuery(view, groupId));
  const [isInUse, setInUse] = useState(false);
  const isWhole = groupId === 'all' && !isNarrowed(view);
  const isEmpty = read.data?.meta.totalCount === 0 && !read.error && !readingOf(read).isKept;
  const showsList = !isWhole || !(isEmpty || isInUse) || person === null || !mayManageEnrolments(person);
  const isKnown = read.data !== undefined || read.error !== undefined;
  useEffect(() => {
    if (isKnown) onShown?.(showsList ? 'list' : 'first-device');
  }, [isKnown, showsList, onShown]);
  // A list that is still loading has no focus to lose.
  const placeRef = useFocusOfList(showsList && isKnown);
  if (showsList) return children;
  return (
    <div ref={placeRef} tabIndex={-1} className={styles.first}>
      {actions && <div className={styles.acts}>{actions}</div>}
      <Suspense fallback={<ListSkeleton rows={EXPECTED_ROWS} />}>
        <LaterFirstDevice
          session={person}
          deviceHref={deviceHref}
          licenseHref={licenseHref}
          onInUse={setInUse}
          {...(isEmpty ? {} : { onShowDevices: () => setInUse(false) })}
        />
      </Suspense>
    </div>
  );
}
