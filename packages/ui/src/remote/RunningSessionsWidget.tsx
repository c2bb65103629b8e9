import { useRunningSessions } from '@remote-console/api-client/react';
import { useText } from '../i18n/index.ts';
import { DataTable, EmptyState, LinkButton, useListPage } from '../primitives/index.ts';
import { useSessionColumns } from './useSessionColumns.tsx';

/** All sessions are in one response. */
const ONE_PAGE = Number.MAX_SAFE_INTEGER;
const NOTHING_ASKED = {};
/** A name above an ID, in pixels. */
const ROW_HEIGHT = 66;

export interface RunningSessionsWidgetProps {
  /** Only sessions with this device; all by default. */
  readonly deviceId?: number;
  /** Address of a device; makes names links. */
  readonly deviceHref?: (choice: { readonly deviceId: number }) => string;
  /** The page of the device list, to start a session; without it there is no link there. */
  readonly devicesHref?: string | undefined;
  /** Joins the terminal of somebody else, identified by their connection; not offered without it. */
  readonly onOpenTerminal?: (choice: { readonly deviceId: number; readonly beside: number }) => void;
}

/** Who is connected to which device, since when, from where and how. With permission, sessions can be ended here. */
export function RunningSessionsWidget(props: RunningSessionsWidgetProps) {
  const { deviceId, devicesHref } = props;
  const text = useText('remote');
  const { total: _all, ...drawn } = useListPage({
    read: useRunningSessions(deviceId),
    asked: deviceId === undefined ? NOTHING_ASKED : { deviceId },
    page: 1,
    size: ONE_PAGE,
    onPastEnd: () => undefined,
  });
  const columns = useSessionColumns(drawn.rows, props);
  return (
    <DataTable
      {...drawn}
      label={text('running')}
      columns={deviceId === undefined ? columns : columns.filter(({ field }) => field !== 'device')}
      getRowKey={({ id }) => id}
      rowHeight={ROW_HEIGHT}
      expectedRows={4}
      empty={
        <EmptyState
          title={text('noneRunning')}
          hint={text('noneRunningHint')}
          action={
            devicesHref !== undefined && (
              <LinkButton variant="contained" href={devicesHref}>
                {text('toDevices')}
              </LinkButton>
            )
          }
        />
      }
    />
  );
}
