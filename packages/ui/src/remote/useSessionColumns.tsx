import type { RunningSession } from '@remote-console/api-client';
import { formatInstant } from '@remote-console/domain';
import { SimulatedBadge } from '../devices/index.ts';
import { useText } from '../i18n/index.ts';
import { Link, RelativeTime, RowButton, StatusBadge, type DataColumn } from '../primitives/index.ts';
import { useTimePreferences } from '../contexts/index.ts';
import { KindBadges } from './KindBadges.tsx';
import type { RunningSessionsWidgetProps } from './RunningSessionsWidget.tsx';
import { useSessionEnd } from './useSessionEnd.ts';
import styles from './RunningSessionsWidget.module.css';

type Places = Pick<RunningSessionsWidgetProps, 'deviceHref' | 'onOpenTerminal'>;
type OnOpenTerminal = Places['onOpenTerminal'];

/** Width of the actions column, in pixels: for the end button alone, and with a link to a terminal. */
const ENDING_ALONE = 110;
const WITH_TERMINAL = 200;

function PersonOf({ session: { person, own } }: { readonly session: RunningSession }) {
  const text = useText('remote');
  return (
    <div className={styles.person}>
      <span>{own ? text('you', { name: person.name }) : person.name}</span>
      <span className={styles.personId}>{person.loginId}</span>
    </div>
  );
}

function DeviceOf({ session, href }: { readonly session: RunningSession; readonly href: string | undefined }) {
  return (
    <div className={styles.device}>
      {href === undefined ? <span>{session.deviceName}</span> : <Link href={href}>{session.deviceName}</Link>}
      {session.simulated && <SimulatedBadge />}
    </div>
  );
}

function KindsOf({ session: { kinds, watching } }: { readonly session: RunningSession }) {
  const text = useText('remote');
  if (!watching) return <KindBadges kinds={kinds} />;
  return (
    <div className={styles.kinds}>
      <KindBadges kinds={kinds} />
      <StatusBadge tone="info" label={text('watching')} />
    </div>
  );
}

interface TerminalButtonProps {
  readonly session: RunningSession;
  readonly onOpen: NonNullable<OnOpenTerminal>;
}

/** Links to the person's last opened terminal, if others may join it. */
function TerminalButton({ session, onOpen }: TerminalButtonProps) {
  const text = useText('remote');
  const { person, deviceName: device, deviceId, terminalPart: part } = session;
  const beside = session.terminals.at(-1);
  if (part === null || beside === undefined) return null;
  const names = { person: person.name, device };
  return (
    <RowButton
      aria-label={part === 'watch' ? text('watchTerminalAt', names) : text('joinTerminalAt', names)}
      onClick={() => onOpen({ deviceId, beside })}
    >
      {part === 'watch' ? text('watchTerminal') : text('joinTerminal')}
    </RowButton>
  );
}

/** The actions of a session. A hook: actions in progress are shared by all rows. */
function useSessionActs(onOpenTerminal: OnOpenTerminal) {
  const text = useText('remote');
  const { ending, onEnd } = useSessionEnd();
  return function ActsOf(session: RunningSession) {
    return (
      <>
        {onOpenTerminal && <TerminalButton session={session} onOpen={onOpenTerminal} />}
        {session.mayEnd && (
          <RowButton
            color="error"
            loading={ending === session.id}
            aria-label={text('endOf', { person: session.person.name, device: session.deviceName })}
            onClick={() => void onEnd(session)}
          >
            {text('end')}
          </RowButton>
        )}
      </>
    );
  };
}

/** The columns of the list of running sessions, in the person's language, zone and date format. A hook. */
export function useSessionColumns(
  rows: readonly RunningSession[],
  { deviceHref, onOpenTerminal }: Places,
): readonly DataColumn<RunningSession>[] {
  const text = useText('remote');
  const preferences = useTimePreferences();
  const actsOf = useSessionActs(onOpenTerminal);
  // Only then: other columns would be hidden for its width.
  const leadsToTerminals = onOpenTerminal !== undefined && rows.some((session) => session.terminalPart !== null);
  return [
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
      render: (session) => <DeviceOf session={session} href={deviceHref?.({ deviceId: session.deviceId })} />,
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
      render: ({ startTime }) => <RelativeTime instant={startTime} />,
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
      render: ({ endsTime }) => (endsTime === null ? text('noEnd') : formatInstant(endsTime, preferences, 'minute')),
    },
    {
      field: 'actions',
      header: text('columnActions'),
      align: 'end',
      width: leadsToTerminals ? WITH_TERMINAL : ENDING_ALONE,
      phone: 'actions',
      render: actsOf,
    },
  ];
}
