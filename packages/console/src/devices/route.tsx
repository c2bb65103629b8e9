import type { Device } from '@remote-console/api-client';
import { useDevices } from '@remote-console/api-client/react';
import { deviceQuery, languageOf } from '@remote-console/domain';
import { useText } from '@remote-console/ui';
import { useAccessRequest } from '@remote-console/ui/approvals';
import { DeviceListWidget } from '@remote-console/ui/devices';
import { DeviceDragArea, DragScope } from '@remote-console/ui/groups';
import { Button, ListSkeleton } from '@remote-console/ui/primitives';
import { useMedia } from '@remote-console/ui/provider';
import { FolderTree } from 'lucide-react';
import { Suspense, useState, type ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { useFrame, useLicenseHref } from '../frame/index.ts';
import { useGroupTitle } from '../groups/index.ts';
import { PageGuard, PageTitle } from '../page/index.ts';
import { hrefOf } from '../routing/index.ts';
import { useServices } from '../services/index.ts';
import { GroupSidebar, GroupsDrawer } from './lazyViews.ts';
import { TREE_FROM } from './listWidths.ts';
import styles from './route.module.css';
import { useDeviceHost } from './useDeviceHost.ts';
import { useDeviceListAddress, type DeviceListAddress } from './useDeviceListAddress.ts';
import { useListPreferences } from './useListPreferences.ts';

/** How many placeholder groups are shown while loading. */
const EXPECTED_GROUPS = 8;

const NO_DEVICES: readonly Device[] = [];

interface DraggableDevicesProps extends Pick<DeviceListAddress, 'groupId' | 'view'> {
  readonly children: ReactNode;
}

/**
 * Makes the page's devices draggable. It alone also reads the page of the list, so that tree and frame don't rerender
 * with each device report.
 */
function DraggableDevices({ groupId, view, children }: DraggableDevicesProps) {
  const devices = useDevices(deviceQuery(view, groupId)).data?.objects ?? NO_DEVICES;
  return <DeviceDragArea devices={devices}>{children}</DeviceDragArea>;
}

function Devices() {
  const text = useText('frame');
  const host = useDeviceHost();
  const lang = languageOf(useParams()['lang']);
  const { groupId, view, changeView, openGroup, groupHref, viewHref, openView, deviceHref } = useDeviceListAddress();
  const hasRoom = useMedia(TREE_FROM);
  /** `null` until the drawer is first opened, so that nothing of the groups is loaded for users who never open it. */
  const [isDrawerOpen, setDrawerOpen] = useState<boolean | null>(null);
  const { askAccess, accessDialog } = useAccessRequest();
  const { unsavedChanges } = useServices();
  const { openAddDevice, noteDevices } = useFrame();
  const licenseHref = useLicenseHref();
  const { choices, changeChoices } = useListPreferences();
  const hasTree = hasRoom && view.view !== 'card';

  return (
    <div className={styles.page}>
      <PageTitle title={useGroupTitle(groupId)} />
      {hasTree && (
        <aside aria-label={text('groups')} data-tour="groups" className={styles.groups}>
          <Suspense fallback={<ListSkeleton rows={EXPECTED_GROUPS} />}>
            <GroupSidebar groupId={groupId} subgroups={view.subgroups} openGroup={openGroup} />
          </Suspense>
        </aside>
      )}
      <div data-tour="devices" className={`${styles.devices} ${hasTree ? styles.besideGroups : ''}`}>
        <DraggableDevices groupId={groupId} view={view}>
          <DeviceListWidget
            groupId={groupId}
            view={view}
            onViewChange={changeView}
            groupHref={groupHref}
            viewHref={viewHref}
            onOpenView={openView}
            deviceHref={deviceHref}
            installHref={hrefOf('downloads', { lang })}
            onAddDevice={openAddDevice}
            licenseHref={licenseHref}
            onLeaveQuestion={unsavedChanges.hold}
            choices={choices}
            onChoicesChange={changeChoices}
            onAskAccess={(choice) => void askAccess(choice)}
            onShown={noteDevices}
            {...host}
            actions={
              !hasTree && (
                <Button
                  startIcon={<FolderTree size={16} strokeWidth={1.8} aria-hidden />}
                  aria-haspopup="dialog"
                  aria-expanded={isDrawerOpen ?? false}
                  aria-label={text('openGroups')}
                  data-tour="groups"
                  onClick={() => setDrawerOpen(true)}
                >
                  {text('groups')}
                </Button>
              )
            }
          />
        </DraggableDevices>
      </div>
      {accessDialog}
      {!hasTree && isDrawerOpen !== null && (
        <Suspense fallback={null}>
          <GroupsDrawer
            groupId={groupId}
            subgroups={view.subgroups}
            openGroup={openGroup}
            open={isDrawerOpen}
            onClose={() => setDrawerOpen(false)}
          />
        </Suspense>
      )}
    </div>
  );
}

/** A group's device list. In card view, and on a phone, the groups are behind a button (B-CARD-07). */
export function DevicesRoute() {
  return (
    <PageGuard name="deviceAll">
      <DragScope>
        <Devices />
      </DragScope>
    </PageGuard>
  );
}
