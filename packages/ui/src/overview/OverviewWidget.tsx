import type { Profile } from '@remote-console/api-client';
import {
  decidesOnRequests,
  isAdmin,
  mayMakeInstallers,
  permissionsOf,
  type FleetNumber,
  type PermissionSession,
  type UseDays,
} from '@remote-console/domain';
import type { ReactNode } from 'react';
import { WaitingRequestsWidget, type WaitingRequestsWidgetProps } from '../approvals/index.ts';
import { Stack } from '../primitives/index.ts';
import { usePerson } from '../contexts/index.ts';
import { SessionsInProgressWidget } from '../remote/index.ts';
import { DailyUseWidget } from './DailyUseWidget.tsx';
import { FleetStatusWidget } from './FleetStatusWidget.tsx';
import { LicenseCapacityWidget } from './LicenseCapacityWidget.tsx';
import { TopRankingWidget } from './TopRankingWidget.tsx';
import styles from './OverviewWidget.module.css';

/** The links of the overview; a missing one is not offered. */
export interface OverviewLinks {
  /** The list of devices that a number counts. */
  readonly listHref?: (choice: { readonly number: FleetNumber }) => string;
  readonly deviceHref?: (choice: { readonly deviceId: number }) => string;
  /** Where devices are added, with permission. */
  readonly addHref?: string | undefined;
  /** The page of all waiting requests. */
  readonly requestsHref?: string | undefined;
  /** The page of all running sessions. */
  readonly sessionsHref?: string | undefined;
  /** Where licenses are bought. */
  readonly buyHref?: string | undefined;
  /** The top ten of a date range, from `YYYY-MM-DD` to `YYYY-MM-DD`. */
  readonly rankingHref?: (choice: { readonly start: string; readonly end: string }) => string;
}

export interface OverviewWidgetProps extends OverviewLinks, Pick<WaitingRequestsWidgetProps, 'others'> {
  /** Chooses the number of days. */
  readonly days: UseDays;
  /** The signed-in person; the provider's by default. */
  readonly session?: Profile | null | undefined;
}

interface RowProps {
  /** How two panels share the width if there is room; otherwise, and for a single one, each has all of it. */
  readonly shares: 'wideAndNarrow' | 'halves' | 'whole';
  readonly children: ReactNode;
}

function Row({ shares, children }: RowProps) {
  return <div className={`${styles.row} ${shares === 'whole' ? '' : styles[shares]}`}>{children}</div>;
}

/** The parts of the overview that a person sees: without a permission, less is requested from the server. */
function partsOf(session: PermissionSession | null) {
  return {
    adds: mayMakeInstallers(session ?? {}),
    decides: session !== null && decidesOnRequests(session),
    reports: session !== null && permissionsOf(session).viewReport,
    licenses: session !== null && isAdmin(session),
  };
}

/**
 * The fleet at a glance: device status, waiting requests, current sessions, usage of the fleet, and remaining licenses.
 * Limited to the devices and parts that the person may see.
 */
export function OverviewWidget({ days, others, session, ...links }: OverviewWidgetProps) {
  const { listHref, addHref, deviceHref, requestsHref, sessionsHref, buyHref, rankingHref } = links;
  const person = usePerson(session);
  const { adds, decides, reports, licenses } = partsOf(person);
  return (
    <div className={styles.overview}>
      <Stack gap="md">
        <FleetStatusWidget listHref={listHref} addHref={adds ? addHref : undefined} />
        <Row shares={decides ? 'wideAndNarrow' : 'whole'}>
          {decides && <WaitingRequestsWidget allHref={requestsHref} others={others} session={person} />}
          <SessionsInProgressWidget deviceHref={deviceHref} allHref={sessionsHref} />
        </Row>
        {(reports || licenses) && (
          <Row shares={reports && licenses ? 'wideAndNarrow' : 'whole'}>
            {reports && <DailyUseWidget days={days} />}
            {licenses && <LicenseCapacityWidget buyHref={buyHref} />}
          </Row>
        )}
        {reports && (
          <Row shares="halves">
            <TopRankingWidget category="device" days={days} deviceHref={deviceHref} moreHref={rankingHref} />
            <TopRankingWidget category="user" days={days} moreHref={rankingHref} />
          </Row>
        )}
      </Stack>
    </div>
  );
}
