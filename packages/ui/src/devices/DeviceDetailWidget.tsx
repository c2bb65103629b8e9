import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { type Device, type Profile } from '@remote-console/api-client';
import { useAudit, useDevice } from '@remote-console/api-client/react';
import {
  deviceActions,
  imageRefreshInterval,
  MEASURED_REFRESH_MS,
  refusalOf,
  type LaunchEnvironment,
} from '@remote-console/domain';
import { useText } from '../i18n/index.ts';
import type { DeviceActionHandlers, DeviceChoice, OpenSession } from './actions.ts';
import type { ReactNode } from 'react';
import { BackLink } from './DeviceDetail/BackLink.tsx';
import { DeviceDetailView, type DeviceDetailViewProps } from './DeviceDetail/DeviceDetailView.tsx';
import { DevicesFailed } from './DevicesFailed.tsx';
import { DeviceUsageWidget } from './DeviceUsageWidget.tsx';
import { useGroupNames } from '../groups/index.ts';
import {
  ListSurface,
  OutdatedContext,
  OutdatedNote,
  PageHeader,
  Stack,
  useDetailFailure,
  useOutdatedNote,
} from '../primitives/index.ts';
import { usePerson } from '../contexts/index.ts';
import { useActor } from './useActor.ts';
import { useDeviceActions } from './useDeviceActions.tsx';
import { useDevicePicture } from './useDevicePicture.ts';
import { useUsageTimeline } from './useUsageTimeline.ts';
import styles from './DeviceDetailWidget.module.css';

/** Number of access log entries on the page [B-DETAIL-16]. */
const AUDIT_ENTRIES = 10;

const NOTHING: readonly Device[] = [];

export interface DeviceDetailWidgetProps {
  /** The device; another one resets all state. */
  readonly deviceId: number;
  /** Where the list is that the person came from. */
  readonly backHref: string;
  /** The address of a group's list; makes the breadcrumb items links. */
  readonly groupHref?: (choice: { readonly groupId: string }) => string;
  /** Address of the devices with a tag; makes its tags links. */
  readonly tagHref?: DeviceDetailViewProps['tagHref'];
  /** Requests the right to open the device; without it the approval request is not offered. */
  readonly onAskAccess?: (choice: DeviceChoice) => void;
  /** The device was deleted here. */
  readonly onDeleted?: () => void;
  /** The device does not exist, or no longer; without a handler the widget says so itself. */
  readonly onMissing?: () => void;
  /** Opens a session with a device in the page, if its agent supports that; otherwise the viewer is used. */
  readonly onOpenSession?: OpenSession;
  /** A note above the device: who is connected to it, for example. */
  readonly note?: ReactNode;
  /** Where the console runs, which determines how a viewer is started; in a browser by default. */
  readonly environment?: LaunchEnvironment;
  /** Actions that the host handles instead of the widget. */
  readonly handlers?: DeviceActionHandlers;
  /** The signed-in person; the provider's by default. */
  readonly session?: Profile | null;
  /** Whether the console runs on a phone. */
  readonly mobile?: boolean;
}

function DetailSkeleton() {
  const common = useText('common');
  return (
    <Stack role="status" aria-label={common('loading')} gap="lg">
      <Skeleton variant="rounded" width={280} height={32} />
      <div className={styles.cards}>
        <Skeleton variant="rounded" height={142} />
        <Skeleton variant="rounded" height={142} />
        <Skeleton variant="rounded" height={142} />
      </div>
      <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' }, gap: 'var(--rc-space-lg)' }}>
        <Skeleton variant="rounded" height={320} />
        <Skeleton variant="rounded" height={320} />
      </Box>
    </Stack>
  );
}

function DeviceDetailBody(props: DeviceDetailWidgetProps) {
  const { deviceId, backHref, groupHref, onDeleted, onMissing, session, note } = props;
  const text = useText('devices');
  const read = useDevice(deviceId, MEASURED_REFRESH_MS);
  const { data, error, isValidating, mutate } = read;
  const outdated = useOutdatedNote(read);
  const audit = useAudit({ deviceId, by: 'act_time', order: 'desc', limit: AUDIT_ENTRIES, offset: 0 });
  const context = useActor(props);
  const { pathOf, labelOf } = useGroupNames();
  const device = data?.objects[0];
  const handling = useDeviceActions({
    ...props,
    devices: data?.objects ?? NOTHING,
    context,
    onDeleted: () => onDeleted?.(),
  });
  const timeline = useUsageTimeline(device);
  const person = usePerson(session);
  const { picture, refreshing, refresh } = useDevicePicture({
    device: { id: deviceId },
    wanted: device !== undefined && refusalOf(deviceActions(device, context).live) === null,
    interval: imageRefreshInterval(person),
  });

  const { failure } = useDetailFailure({
    error,
    isThere: device !== undefined,
    deleting: handling.deleting,
    onMissing,
  });

  if (!device || failure) {
    if (!failure) return <DetailSkeleton />;
    return (
      <Stack gap="lg">
        <PageHeader title={text('deviceTitle')} breadcrumb={<BackLink href={backHref} />} />
        <ListSurface>
          <DevicesFailed failure={failure} retrying={isValidating} onRetry={() => void mutate()} />
        </ListSurface>
      </Stack>
    );
  }
  const item = (groupId: string, label: string) => (groupHref ? { label, href: groupHref({ groupId }) } : { label });
  const [shown] = handling.devices;
  return (
    <OutdatedContext.Provider value={outdated !== null}>
      {outdated && (
        <div className={styles.outdated}>
          <OutdatedNote {...outdated} />
        </div>
      )}
      <DeviceDetailView
        device={{ ...device, favorite: shown?.favorite ?? null }}
        note={note}
        audit={audit.data?.objects ?? (audit.error ? [] : null)}
        way={[
          item('all', text('allDevices')),
          ...pathOf(device.groupId).map((group) => item(String(group.id), labelOf(group))),
        ]}
        backHref={backHref}
        tagHref={props.tagHref}
        context={context}
        timeline={timeline}
        usageHistory={<DeviceUsageWidget deviceId={deviceId} />}
        preview={{ picture, refreshing, onRefresh: refresh }}
        handlers={handling.handlers}
        onToggleFavourite={handling.onToggleFavourite}
        onSaveMemo={handling.onSaveMemo}
        onRefused={handling.onRefused}
      />
      {handling.dialogs}
    </OutdatedContext.Provider>
  );
}

/** One device in full. */
export function DeviceDetailWidget(props: DeviceDetailWidgetProps) {
  // Picture, timeline and open dialogs belong to one device: another one starts without them.
  return <DeviceDetailBody key={props.deviceId} {...props} />;
}
