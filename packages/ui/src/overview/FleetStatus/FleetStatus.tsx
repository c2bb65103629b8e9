import type { FleetOverview } from '@remote-console/api-client';
import { shareOf, type FleetNumber } from '@remote-console/domain';
import { BellRing, CircleDot, DownloadCloud, Power, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useAlertName } from '../../history/index.ts';
import { useText } from '../../i18n/index.ts';
import { Link } from '../../primitives/index.ts';
import { FleetTile } from './FleetTile.tsx';
import { TileGrid } from './TileGrid.tsx';
import styles from './FleetStatus.module.css';

export interface FleetStatusProps {
  readonly fleet: FleetOverview;
  /** Address of the list that a number counts; without it the numbers are not links. */
  readonly listHref?: ((choice: { readonly number: FleetNumber }) => string) | undefined;
}

interface OneOfThemProps {
  readonly href: string | undefined;
  readonly children: ReactNode;
}

/** A smaller number below a larger one, with a link to its own list; it is above the link of the tile. */
function OneOfThem({ href, children }: OneOfThemProps) {
  if (href === undefined) return <>{children}</>;
  return (
    <Link href={href} tone="inherit" underlined className={styles.own}>
      {children}
    </Link>
  );
}

/** The limits that devices exceed, the most frequent first. */
function Limits({ limits }: Pick<FleetOverview, 'limits'>) {
  const text = useText('overview');
  const alertName = useAlertName();
  if (limits.length === 0) return <>{text('withinLimits')}</>;
  const words = limits.map(({ alertCode, devices }) => text('limit', { name: alertName(alertCode), count: devices }));
  return <>{words.join(' · ')}</>;
}

/** The status of the devices: each number links to the list of exactly these devices. */
export function FleetStatus({ fleet, listHref }: FleetStatusProps) {
  const text = useText('overview');
  const href = (number: FleetNumber) => listHref?.({ number });
  const { total, online, offline, absent, alerting, openAlerts, overLimit, limits, outdated, updatable } = fleet;
  return (
    <TileGrid label={text('fleet')}>
      <FleetTile
        name={text('online')}
        Icon={CircleDot}
        tone="online"
        count={online}
        unit={text('ofDevices', { total })}
        href={href('online')}
      >
        {text('share', { value: Math.round(shareOf(online, total)) })}
      </FleetTile>
      <FleetTile
        name={text('offline')}
        Icon={Power}
        tone="offline"
        count={offline}
        unit={text('devices', { count: offline })}
        href={href('offline')}
      >
        {absent > 0 && <OneOfThem href={href('absent')}>{text('absent', { count: absent })}</OneOfThem>}
      </FleetTile>
      <FleetTile
        name={text('alerting')}
        Icon={BellRing}
        tone="error"
        count={alerting}
        unit={text('devices', { count: alerting })}
        href={href('alerting')}
      >
        {openAlerts === 0 ? text('allWell') : text('openAlerts', { count: openAlerts })}
      </FleetTile>
      <FleetTile
        name={text('overLimit')}
        Icon={TriangleAlert}
        tone="warn"
        count={overLimit}
        unit={text('devices', { count: overLimit })}
        href={href('overLimit')}
      >
        <Limits limits={limits} />
      </FleetTile>
      <FleetTile
        name={text('outdated')}
        Icon={DownloadCloud}
        tone="info"
        count={outdated}
        unit={text('devices', { count: outdated })}
        href={href('outdated')}
      >
        <span className={styles.versions}>
          <span>{text('latest', { version: fleet.latestVersion })}</span>
          {updatable > 0 && <OneOfThem href={href('updatable')}>{text('updatable', { count: updatable })}</OneOfThem>}
        </span>
      </FleetTile>
    </TileGrid>
  );
}
