import Box from '@mui/material/Box';
import type { AuditEntry, DeviceDetail } from '@remote-console/api-client';
import { deviceActions, refusalOf, type ActionContext, type UsageSample } from '@remote-console/domain';
import type { ReactNode } from 'react';
import { Breadcrumb, PageHeader, Stack, type BreadcrumbItem } from '../../primitives/index.ts';
import type { DeviceActionHandlers, DeviceChoice, DrawnAction, RefusedAction } from '../actions.ts';
import { useDeviceMenu } from '../DeviceActionsMenu/useDeviceMenu.tsx';
import { DeviceMemo, type SaveMemo } from '../DeviceMemo/DeviceMemo.tsx';
import { PowerNote } from '../DeviceBadges/PowerBadges.tsx';
import { useSignTools } from '../DeviceBadges/useSignTools.ts';
import { MainHint } from '../MainButton/MainButton.tsx';
import { BackLink } from './BackLink.tsx';
import { DetailActions } from './DetailActions.tsx';
import { DetailState } from './DetailState.tsx';
import { DetailTags } from './DetailTags.tsx';
import { DevicePreview, type PreviewPicture } from './DevicePreview.tsx';
import { DeviceRecords } from './DeviceRecords.tsx';
import { NetworkTable, SystemTable } from './FactTables.tsx';
import { IdentityNotes } from './IdentityNotes.tsx';
import { UsageCards } from './UsageCards.tsx';
import type { TagHref } from '../../tags/index.ts';

export interface DeviceDetailViewProps {
  readonly device: DeviceDetail;
  /** The newest entries of the access log; `null` while loading. */
  readonly audit: readonly AuditEntry[] | null;
  /** The groups from the root down to the device's own; the device itself is added [B-DETAIL-02]. */
  readonly way: readonly BreadcrumbItem[];
  /** The list that the person came from [B-DETAIL-01]. */
  readonly backHref: string;
  /** Address of the devices with a tag. */
  readonly tagHref?: TagHref | undefined;
  /** A note above the device: who is connected to it, for example. */
  readonly note?: ReactNode;
  readonly context: ActionContext;
  /** What was measured while the page is open, oldest first. */
  readonly timeline: readonly UsageSample[];
  /** Longer-term measurements: a widget that loads them. */
  readonly usageHistory: ReactNode;
  readonly preview: PreviewPicture;
  /** How the host handles each action; an action without a handler is not shown. */
  readonly handlers: DeviceActionHandlers;
  readonly onToggleFavourite: (choice: DeviceChoice) => void;
  readonly onSaveMemo: SaveMemo;
  readonly onRefused: (refusal: RefusedAction) => void;
}

/** One device in full: its state, properties, network and history. */
export function DeviceDetailView(props: DeviceDetailViewProps) {
  const { device, audit, way, backHref, tagHref, note, context, timeline, usageHistory, preview } = props;
  const { handlers, onToggleFavourite, onSaveMemo, onRefused } = props;
  const menu = useDeviceMenu({ devices: [device], context, handlers, onRefused });
  const { isOutdated } = useSignTools();
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
        aside={<DetailState device={device} />}
        actions={
          <DetailActions
            device={device}
            context={context}
            handlers={handlers}
            menu={menu}
            onChoose={choose}
            onToggleFavourite={onToggleFavourite}
          />
        }
      />
      {note}
      <PowerNote device={device} />
      {!isOutdated && <IdentityNotes conflicts={device.identityConflicts} />}
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
        <UsageCards device={device} timeline={timeline} />
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
