import Box from '@mui/material/Box';
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
import { usePerson } from '../provider/index.ts';
import { SessionsInProgressWidget } from '../remote/index.ts';
import { DailyUseWidget } from './DailyUseWidget.tsx';
import { FleetStatusWidget } from './FleetStatusWidget.tsx';
import { LicenseCourseWidget } from './LicenseCourseWidget.tsx';
import { TopRankingWidget } from './TopRankingWidget.tsx';

/** Where the overview leads; a way that is missing is not offered. */
export interface OverviewLinks {
  /** The list of devices that a number counts. */
  readonly listHref?: (choice: { readonly number: FleetNumber }) => string;
  readonly deviceHref?: (choice: { readonly devicePk: number }) => string;
  /** Where devices are added, for those who may. */
  readonly addHref?: string | undefined;
  /** All requests that wait. */
  readonly requestsHref?: string | undefined;
  /** All sessions that run. */
  readonly sessionsHref?: string | undefined;
  /** Where licenses are bought. */
  readonly buyHref?: string | undefined;
  /** The first ten of a stretch of days, from `YYYY-MM-DD` to `YYYY-MM-DD`. */
  readonly rankingHref?: (choice: { readonly start: string; readonly end: string }) => string;
}

export interface OverviewWidgetProps extends OverviewLinks, Pick<WaitingRequestsWidgetProps, 'others'> {
  /** Over how many days use is shown. */
  readonly days: UseDays;
  /** The signed-in person; the provider's by default. */
  readonly session?: Profile | null | undefined;
}

/** From here on there is room for two panels side by side. */
const WIDE_CONTAINER = '@container (min-width: 860px)';

interface RowProps {
  /** The shares of the width where there is room; else one is under the other. */
  readonly shares: readonly number[];
  readonly children: ReactNode;
}

function Row({ shares, children }: RowProps) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 'var(--rc-space-md)',
        minWidth: 0,
        gridTemplateColumns: 'minmax(0, 1fr)',
        [WIDE_CONTAINER]: { gridTemplateColumns: shares.map((share) => `minmax(0, ${share}fr)`).join(' ') },
      }}
    >
      {children}
    </Box>
  );
}

const WIDE_AND_NARROW = [3, 2] as const;
const HALVES = [1, 1] as const;
const WHOLE = [1] as const;

/** What a person sees of the overview: less is asked of the server where a right is missing. */
function partsOf(session: PermissionSession | null) {
  return {
    adds: mayMakeInstallers(session ?? {}),
    decides: session !== null && decidesOnRequests(session),
    reports: session !== null && permissionsOf(session).viewReport,
    licenses: session !== null && isAdmin(session),
  };
}

/**
 * The fleet at a glance: how the devices are, what waits for the person, who is on which device, how the fleet is used, and
 * how long the licenses suffice. Each person sees it of the devices that they may open, and the parts that they may see.
 */
export function OverviewWidget({ days, others, session, ...links }: OverviewWidgetProps) {
  const { listHref, addHref, deviceHref, requestsHref, sessionsHref, buyHref, rankingHref } = links;
  const person = usePerson(session);
  const { adds, decides, reports, licenses } = partsOf(person);
  return (
    <Box
      sx={{
        // A portal gives it the room that it has: the columns go by that, not by the screen.
        containerType: 'inline-size',
        minWidth: 0,
      }}
    >
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 'var(--rc-space-md)', minWidth: 0 }}>
        <FleetStatusWidget listHref={listHref} addHref={adds ? addHref : undefined} />
        <Row shares={decides ? WIDE_AND_NARROW : WHOLE}>
          {decides && <WaitingRequestsWidget allHref={requestsHref} others={others} session={person} />}
          <SessionsInProgressWidget deviceHref={deviceHref} allHref={sessionsHref} />
        </Row>
        {(reports || licenses) && (
          <Row shares={reports && licenses ? WIDE_AND_NARROW : WHOLE}>
            {reports && <DailyUseWidget days={days} />}
            {licenses && <LicenseCourseWidget buyHref={buyHref} />}
          </Row>
        )}
        {reports && (
          <Row shares={HALVES}>
            <TopRankingWidget category="device" days={days} deviceHref={deviceHref} moreHref={rankingHref} />
            <TopRankingWidget category="user" days={days} moreHref={rankingHref} />
          </Row>
        )}
      </Box>
    </Box>
  );
}
