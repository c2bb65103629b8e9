import type { RunningSession } from '@remote-console/api-client';
import { useRunningSessions } from '@remote-console/api-client/react';
import { useText } from '../i18n/index.ts';
import {
  EmptyState,
  Link,
  ListSkeleton,
  Panel,
  PanelContent,
  PanelRow,
  PanelRows,
  RelativeTime,
  RowButton,
} from '../primitives/index.ts';
import { KindBadges } from './KindBadges.tsx';
import { useSessionEnd } from './useSessionEnd.ts';

export interface SessionsInProgressWidgetProps {
  /** Address of a device; makes names links. */
  readonly deviceHref?: ((choice: { readonly deviceId: number }) => string) | undefined;
  /** The page of all sessions; without it there is no link. */
  readonly allHref?: string | undefined;
}

/** How many are shown; the others are on the page of sessions. */
const SHOWN = 4;

interface InProgressProps extends Pick<SessionsInProgressWidgetProps, 'deviceHref'> {
  readonly session: RunningSession;
  readonly ending: boolean;
  readonly onEnd: (session: RunningSession) => void;
}

function InProgress({ session, ending, deviceHref, onEnd }: InProgressProps) {
  const text = useText('remote');
  const { deviceName: device, deviceId, person, own, address, watching } = session;
  const name = own ? text('you', { name: person.name }) : person.name;
  return (
    <PanelRow
      title={deviceHref ? <Link href={deviceHref({ deviceId })}>{device}</Link> : device}
      lines={[[name, address, ...(watching ? [text('watching')] : [])].join(' · ')]}
      aside={
        <>
          <KindBadges kinds={session.kinds} />
          <RelativeTime instant={session.startTime} />
        </>
      }
      actions={
        session.mayEnd && (
          <RowButton
            color="error"
            loading={ending}
            aria-label={text('endOf', { person: person.name, device })}
            onClick={() => onEnd(session)}
          >
            {text('end')}
          </RowButton>
        )
      }
    />
  );
}

/** The newest running sessions, each of which can be ended in place with permission. */
export function SessionsInProgressWidget({ deviceHref, allHref }: SessionsInProgressWidgetProps) {
  const text = useText('remote');
  const read = useRunningSessions();
  const { ending, onEnd } = useSessionEnd();
  return (
    <Panel
      title={text('inProgress')}
      note={read.data?.meta.totalCount}
      padded={false}
      actions={allHref !== undefined && <Link href={allHref}>{text('showAll')}</Link>}
    >
      <PanelContent read={read} skeleton={<ListSkeleton rows={3} />}>
        {({ objects }) =>
          objects.length === 0 ? (
            <EmptyState title={text('noneRunning')} hint={text('noneRunningHint')} />
          ) : (
            <PanelRows label={text('running')}>
              {objects.slice(0, SHOWN).map((session) => (
                <InProgress
                  key={session.id}
                  session={session}
                  ending={ending === session.id}
                  deviceHref={deviceHref}
                  onEnd={(chosen) => void onEnd(chosen)}
                />
              ))}
            </PanelRows>
          )
        }
      </PanelContent>
    </Panel>
  );
}
