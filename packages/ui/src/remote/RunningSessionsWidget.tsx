import type { RunningSession } from '@remote-console/api-client';
import { useRunningSessions } from '@remote-console/api-client/react';
import { formatInstant } from '@remote-console/domain';
import { SimulatedSign } from '../devices/index.ts';
import { useText } from '../i18n/index.ts';
import {
  DataTable,
  EmptyState,
  Link,
  LinkButton,
  RelativeTime,
  RowButton,
  StatusSign,
  useListPage,
  type DataColumn,
} from '../primitives/index.ts';
import { useTimePreferences } from '../contexts/index.ts';
import { KindSigns } from './KindSigns.tsx';
import { useSessionEnd } from './useSessionEnd.ts';
import styles from './RunningSessionsWidget.module.css';

/** Every session is in one answer. */
const ONE_PAGE = Number.MAX_SAFE_INTEGER;
const NOTHING_ASKED = {};
/** A name above an ID, in pixels. */
const ROW_HEIGHT = 66;
/** Room of the column of actions, in pixels: for the button that ends a session, and for one that leads to a terminal too. */
const ENDING_ALONE = 110;
const WITH_TERMINAL = 200;

export interface RunningSessionsWidgetProps {
  /** Only sessions with this device; with all by default. */
  readonly devicePk?: number;
  /** Where a device is; names are links then. */
  readonly deviceHref?: (choice: { readonly devicePk: number }) => string;
  /** Where the list of devices is, to begin a session from; without it there is no way there. */
  readonly devicesHref?: string | undefined;
  /** Comes to the terminal of somebody else, which is named by their connection; without it that is not offered. */
  readonly onOpenTerminal?: (choice: { readonly devicePk: number; readonly beside: number }) => void;
}

function PersonOf({ session: { person, own } }: { readonly session: RunningSession }) {
  const text = useText('remote');
  return (
    <div className={styles.person}>
      <span>{own ? text('you', { name: person.name }) : person.name}</span>
      <span className={styles.personId}>{person.mgrid}</span>
    </div>
  );
}

function DeviceOf({ session, href }: { readonly session: RunningSession; readonly href: string | undefined }) {
  return (
    <div className={styles.device}>
      {href === undefined ? <span>{session.device_name}</span> : <Link href={href}>{session.device_name}</Link>}
      {session.simulated && <SimulatedSign />}
    </div>
  );
}

function KindsOf({ session: { kinds, watching } }: { readonly session: RunningSession }) {
  const text = useText('remote');
  if (!watching) return <KindSigns kinds={kinds} />;
  return (
    <div className={styles.kinds}>
      <KindSigns kinds={kinds} />
      <StatusSign tone="info" label={text('watching')} />
    </div>
  );
}

interface TerminalButtonProps {
  readonly session: RunningSession;
  readonly onOpen: NonNullable<RunningSessionsWidgetProps['onOpenTerminal']>;
}

/** Leads to the terminal that the person opened last, where others may come to it. */
function TerminalButton({ session, onOpen }: TerminalButtonProps) {
  const text = useText('remote');
  const { person, device_name: device, device_pk: devicePk, terminal_part: part } = session;
  const beside = session.terminals.at(-1);
  if (part === null || beside === undefined) return null;
  const names = { person: person.name, device };
  return (
    <RowButton
      aria-label={part === 'watch' ? text('watchTerminalAt', names) : text('joinTerminalAt', names)}
      onClick={() => onOpen({ devicePk, beside })}
    >
      {part === 'watch' ? text('watchTerminal') : text('joinTerminal')}
    </RowButton>
  );
}

/** Who is on which device now, since when, from where and how. Whoever may ends a session here, after a question. */
export function RunningSessionsWidget(props: RunningSessionsWidgetProps) {
  const { devicePk, deviceHref, devicesHref, onOpenTerminal } = props;
  const text = useText('remote');
  const preferences = useTimePreferences();
  const { ending, onEnd } = useSessionEnd();
  const { total: _all, ...drawn } = useListPage({
    read: useRunningSessions(devicePk),
    asked: devicePk === undefined ? NOTHING_ASKED : { devicePk },
    page: 1,
    size: ONE_PAGE,
    onPastEnd: () => undefined,
  });
  // Only then: other columns would give way to its room.
  const leadsToTerminals = onOpenTerminal !== undefined && drawn.rows.some((session) => session.terminal_part !== null);
  const columns: readonly DataColumn<RunningSession>[] = [
    {
      field: 'person',
      header: text('columnPerson'),
      flex: 1.2,
      minWidth: 150,
      phone: 'title',
      render: (session) => <PersonOf session={session} />,
    },
    {
      field: 'device',
      header: text('columnDevice'),
      flex: 1.2,
      minWidth: 150,
      render: (session) => <DeviceOf session={session} href={deviceHref?.({ devicePk: session.device_pk })} />,
    },
    {
      field: 'kinds',
      header: text('columnKinds'),
      flex: 1,
      minWidth: 150,
      render: (session) => <KindsOf session={session} />,
    },
    {
      field: 'since',
      header: text('columnSince'),
      width: 120,
      render: ({ start_time }) => <RelativeTime instant={start_time} />,
    },
    {
      field: 'from',
      yields: 2,
      header: text('columnFrom'),
      width: 140,
      render: ({ address }) => <div className={styles.address}>{address}</div>,
    },
    {
      field: 'ends',
      yields: 1,
      header: text('columnEnds'),
      width: 150,
      render: ({ ends_time }) => (ends_time === null ? text('noEnd') : formatInstant(ends_time, preferences, 'minute')),
    },
    {
      field: 'actions',
      header: text('columnActions'),
      align: 'end',
      width: leadsToTerminals ? WITH_TERMINAL : ENDING_ALONE,
      phone: 'actions',
      render: (session) => (
        <>
          {onOpenTerminal && <TerminalButton session={session} onOpen={onOpenTerminal} />}
          {session.may_end && (
            <RowButton
              color="error"
              loading={ending === session.pk}
              aria-label={text('endOf', { person: session.person.name, device: session.device_name })}
              onClick={() => void onEnd(session)}
            >
              {text('end')}
            </RowButton>
          )}
        </>
      ),
    },
  ];
  return (
    <DataTable
      {...drawn}
      label={text('running')}
      columns={devicePk === undefined ? columns : columns.filter(({ field }) => field !== 'device')}
      getRowKey={({ pk }) => pk}
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
