import Box from '@mui/material/Box';
import type { AuditEntry, Device, DeviceDetail } from '@remote-console/api-client';
import {
  agentVersion,
  deviceActions,
  hasNewerAgent,
  isOnline,
  refusalOf,
  type ActionContext,
  type UsageSample,
} from '@remote-console/domain';
import { FolderInput } from 'lucide-react';
import type { ReactNode } from 'react';
import { useText } from '../../i18n/index.ts';
import { Breadcrumb, Button, Hint, ICON, PageHeader, Stack, type BreadcrumbItem } from '../../primitives/index.ts';
import {
  connectActions,
  drawnActions,
  type DeviceActionHandlers,
  type DeviceChoice,
  type DrawnAction,
  type RefusedAction,
} from '../actions.ts';
import { actionLook } from '../DeviceActionsMenu/actionLook.ts';
import { deviceActionsButton } from '../DeviceActionsMenu/deviceActionsButton.tsx';
import { useDeviceMenu } from '../DeviceActionsMenu/useDeviceMenu.tsx';
import { DeviceMemo, type SaveMemo } from '../DeviceMemo/DeviceMemo.tsx';
import { Contact, favouriteStar, simulatedSign } from '../DeviceSigns/DeviceSigns.tsx';
import { deviceStateSign, PowerNote } from '../DeviceSigns/PowerSigns.tsx';
import { useSignTools } from '../DeviceSigns/useSignTools.ts';
import { MainHint } from '../MainButton/MainButton.tsx';
import { leadsSomewhere, reachClass, useActionHint } from '../useActionHint.ts';
import { BackLink } from './BackLink.tsx';
import { DetailTags } from './DetailTags.tsx';
import { DevicePreview, type PreviewPicture } from './DevicePreview.tsx';
import { DeviceRecords } from './DeviceRecords.tsx';
import { NetworkTable, SystemTable } from './FactTables.tsx';
import { IdentityNotes } from './IdentityNotes.tsx';
import { UsageCards } from './UsageCards.tsx';
import type { TagHref } from '../../tags/index.ts';
import styles from './DeviceDetailView.module.css';

export interface DeviceDetailViewProps {
  readonly device: DeviceDetail;
  /** The newest entries of the access log; `null` while they are on their way. */
  readonly audit: readonly AuditEntry[] | null;
  /** The groups from the root down to the device's own; the device itself is added [B-DETAIL-02]. */
  readonly way: readonly BreadcrumbItem[];
  /** Where the list is that the person came from [B-DETAIL-01]. */
  readonly backHref: string;
  /** Where the devices with a tag are. */
  readonly tagHref?: TagHref | undefined;
  /** Said above the device: who is on it, for instance. */
  readonly note?: ReactNode;
  readonly context: ActionContext;
  /** What was measured while the page is open, oldest first. */
  readonly course: readonly UsageSample[];
  /** What was measured over a longer time: a widget that fetches it. */
  readonly usageHistory: ReactNode;
  readonly preview: PreviewPicture;
  /** What the host does with each action; an action without a handler is not drawn. */
  readonly handlers: DeviceActionHandlers;
  readonly onToggleFavourite: (choice: DeviceChoice) => void;
  readonly onSaveMemo: SaveMemo;
  readonly onRefused: (refusal: RefusedAction) => void;
}

function AgentNote({ device }: { readonly device: Device }) {
  const text = useText('devices');
  const version = agentVersion(device);
  if (!isOnline(device) || version === null) return null;
  return (
    <>
      {hasNewerAgent(device)
        ? text('agentUpdate', { version, latest: device.latest_ver })
        : text('agentVersion', { version })}
      {' · '}
    </>
  );
}

/**
 * The buttons of the head: how one connects now. For an offline device remote control stays in its place and answers
 * why it does not run [B-DETAIL-05].
 */
function shownActions(device: Device, context: ActionContext, handlers: DeviceActionHandlers): readonly DrawnAction[] {
  const connect = connectActions(device, context, handlers);
  if (isOnline(device) || !handlers.remote) return connect;
  return [...connect, { action: 'remote', refusal: refusalOf(deviceActions(device, context).remote), obstacle: null }];
}

/** One device in full: how it is, what it is, how it is reached, what was done with it. */
export function DeviceDetailView(props: DeviceDetailViewProps) {
  const { device, audit, way, backHref, tagHref, note, context, course, usageHistory, preview } = props;
  const { handlers, onToggleFavourite, onSaveMemo, onRefused } = props;
  const text = useText('devices');
  const menu = useDeviceMenu({ devices: [device], context, handlers, onRefused });
  const hintOf = useActionHint();
  const signs = useSignTools();
  const { isOutdated } = signs;
  const connect = isOutdated ? [] : shownActions(device, context, handlers);
  const live = refusalOf(deviceActions(device, context).live);
  const mayTag = handlers.tags !== undefined && deviceActions(device, context).tags.offered;
  const choose = ({ action, refusal }: DrawnAction) => {
    if (refusal) onRefused({ action, device, ...refusal });
    else handlers[action]?.({ device });
  };
  return (
    <Stack gap="lg">
      <BackLink href={backHref} />
      <PageHeader
        title={device.alias}
        breadcrumb={<Breadcrumb items={[...way, { label: device.alias }]} />}
        aside={
          <div className={styles.state}>
            {deviceStateSign(device, signs)}
            {device.simulated && simulatedSign(signs)}
            <span className={styles.contact}>
              {!isOutdated && (
                <>
                  <AgentNote device={device} />
                  <Contact device={device} />
                </>
              )}
            </span>
          </div>
        }
        actions={
          <>
            {favouriteStar({ device, onToggle: onToggleFavourite }, signs)}
            {drawnActions(device, context, handlers).length > 0 &&
              deviceActionsButton(
                { look: 'outlined', device, expanded: menu.openPk === device.pk, onOpen: menu.open },
                signs,
              )}
            {!isOnline(device) && handlers.move && (
              <Button startIcon={<FolderInput {...ICON} />} onClick={() => handlers.move?.({ device })}>
                {text('actionMove')}
              </Button>
            )}
            {connect.map((drawn, index) => {
              const { Icon, label } = actionLook(drawn.action, device);
              return (
                <Hint key={drawn.action} text={hintOf(drawn)}>
                  {(target) => (
                    <Button
                      {...target}
                      variant={index === 0 && leadsSomewhere(drawn) ? 'contained' : 'outlined'}
                      className={reachClass(drawn)}
                      startIcon={<Icon {...ICON} />}
                      onClick={() => choose(drawn)}
                    >
                      {text(label)}
                    </Button>
                  )}
                </Hint>
              );
            })}
          </>
        }
      />
      {note}
      <PowerNote device={device} />
      {!isOutdated && <IdentityNotes conflicts={device.identity_conflicts} />}
      <MainHint device={device} context={context} handlers={handlers} />
      <DeviceMemo device={device} context={context} onSaveMemo={onSaveMemo} />
      <DetailTags device={device} tagHref={tagHref} onEdit={mayTag ? () => handlers.tags?.({ device }) : null} />
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 5fr) minmax(0, 9fr)' },
          alignItems: 'stretch',
          gap: 'var(--rc-space-lg)',
          '& > *': { minWidth: 0 },
        }}
      >
        <DevicePreview
          device={device}
          refusal={live?.because === 'not_online_warning' ? null : live}
          {...preview}
          onEnlarge={handlers.live ? () => choose({ action: 'live', refusal: live, obstacle: null }) : null}
        />
        <UsageCards device={device} course={course} />
      </Box>
      {usageHistory}
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
          gap: 'var(--rc-space-lg)',
        }}
      >
        <SystemTable device={device} />
        <NetworkTable device={device} />
      </Box>
      <DeviceRecords device={device} audit={audit} />
      {menu.menu}
    </Stack>
  );
}
