import { FLEET_FILTERS, parseUseDays, permissionsOf, reachablePages } from '@remote-console/domain';
import { useLanguage, useText } from '@remote-console/ui';
import { DaysSwitch, OverviewWidget, type OverviewLinks } from '@remote-console/ui/overview';
import { Link } from '@remote-console/ui/primitives';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useNavigation, useWaiting } from '../frame/index.ts';
import { Page, PageGuard } from '../page/index.ts';
import { ALL_DEVICES, hrefOf } from '../routing/index.ts';
import { useHeldSession } from '../services/index.ts';

/** Links of the overview, as far as the user can open them. */
function useOverviewLinks(): OverviewLinks {
  const lang = useLanguage();
  const navigation = useNavigation();
  return useMemo(() => {
    const pages = navigation ? reachablePages(navigation.viewer, navigation.mode) : [];
    return {
      listHref: ({ number }) =>
        `${hrefOf('deviceAll', { lang, groupPk: ALL_DEVICES })}?${new URLSearchParams(FLEET_FILTERS[number])}`,
      addHref: pages.includes('downloads') ? hrefOf('deviceAll', { lang, groupPk: ALL_DEVICES }) : undefined,
      deviceHref: ({ deviceId }) => hrefOf('device-detail', { lang, groupPk: ALL_DEVICES, devicePk: deviceId }),
      requestsHref: pages.includes('access') ? hrefOf('access', { lang }) : undefined,
      sessionsHref: hrefOf('running-sessions', { lang }),
      buyHref: pages.includes('license') ? hrefOf('license', { lang }) : undefined,
      rankingHref: (days) => `${hrefOf('rate-summary', { lang })}?${new URLSearchParams({ ...days })}`,
    };
  }, [lang, navigation]);
}

/** How many partner applications are pending, with a link to them; nothing if there are none. */
function Applications() {
  const text = useText('frame');
  const lang = useLanguage();
  const { tickets, ticketPage } = useWaiting();
  if (tickets === 0) return null;
  const href =
    ticketPage === 'access' ? `${hrefOf('access', { lang })}?tab=applications` : hrefOf(ticketPage, { lang });
  return (
    <Link href={href}>
      {text(ticketPage === 'access' ? 'applicationsWaiting' : 'ticketsWaiting', { count: tickets })}
    </Link>
  );
}

function Overview() {
  const text = useText('frame');
  const [parameters, setParameters] = useSearchParams();
  const days = parseUseDays(parameters.get('days') ?? undefined);
  const session = useHeldSession();
  const seesUse = session !== null && permissionsOf(session).viewReport;
  return (
    <Page
      title={text('pageOverview')}
      actions={
        seesUse && <DaysSwitch days={days} onChange={(change) => setParameters({ days: String(change.days) })} />
      }
    >
      <OverviewWidget {...useOverviewLinks()} days={days} others={<Applications />} />
    </Page>
  );
}

/** The fleet at a glance. */
export function OverviewRoute() {
  return (
    <PageGuard name="overview">
      <Overview />
    </PageGuard>
  );
}
