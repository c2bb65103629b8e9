import { useRunningSessions } from '@remote-console/api-client/react';
import { useText } from '../i18n/index.ts';
import { DataTable, EmptyState, LinkButton, useListPage } from '../primitives/index.ts';
import { useSessionColumns } from './useSessionColumns.tsx';

/** Every session is in one answer. */
const ONE_PAGE = Number.MAX_SAFE_INTEGER;
const NOTHING_ASKED = {};
/** A name above an ID, in pixels. */
const ROW_HEIGHT = 66;

export interface RunningSessionsWidgetProps {
  /** Only sessions with this device; with all by default. */
  readonly deviceId?: number;
  /** Where a device is; names are links then. */
  readonly deviceHref?: (choice: { readonly deviceId: number }) => string;
  /** Where the list of devices is, to begin a session from; without it there is no way there. */
  readonly devicesHref?: string | undefined;
  /** Comes to the terminal of somebody else, which is named by their connection; without it that is not offered. */
  readonly onOpenTerminal?: (choice: { readonly deviceId: number; readonly beside: number }) => void;
}

/** Who is on which device now, since when, from where and how. Whoever may ends a session here, after a question. */
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
