import { useDeviceSummary } from '@remote-console/api-client/react';
import { deviceCountOf, seesLicenseNumbers, type GroupCounts } from '@remote-console/domain';
import { useText } from '../i18n/index.ts';
import { Breadcrumb, useOutdatedNote, type BreadcrumbItem } from '../primitives/index.ts';
import { useSession } from '../contexts/index.ts';
import { FleetUsageButton } from './FleetUsageButton.tsx';
import { GroupNavigationBar, type GroupNavigationBarProps } from './GroupNavigationBar/GroupNavigationBar.tsx';
import { useGroupNames } from '../groups/index.ts';
import { LaterFilterChips, LaterTypedFilter, LaterUnknownNames } from './laterViews.ts';

interface DeviceListHeadProps extends Omit<
  GroupNavigationBarProps,
  'title' | 'breadcrumb' | 'usage' | 'historyButton' | 'offersSubgroups' | 'typedFilter'
> {
  readonly groupId: string;
  /** The address of a group's list; makes the breadcrumb items links. */
  readonly groupHref: ((choice: { readonly groupId: string }) => string) | undefined;
}

interface Place {
  readonly title: string;
  readonly way: readonly BreadcrumbItem[];
  readonly usage: { readonly used: number; readonly limit: number | null } | null;
  /** The devices including those of the subgroups; `null` if there are no subgroups. */
  readonly counts: GroupCounts | null;
}

function usePlace({ groupId, groupHref, view }: Pick<DeviceListHeadProps, 'groupId' | 'groupHref' | 'view'>): Place {
  const text = useText('devices');
  const person = useSession();
  const read = useDeviceSummary();
  const isOutdated = useOutdatedNote(read) !== null;
  // The count is shown only if it is current.
  const summary = isOutdated ? undefined : read.data?.objects[0];
  const { pathOf, groupOf, countsOf, labelOf } = useGroupNames();
  const item = (key: string, label: string): BreadcrumbItem =>
    groupHref ? { label, href: groupHref({ groupId: key }) } : { label };
  const all = item('all', text('allDevices'));

  if (groupId === 'all') {
    const usage = summary
      ? { used: summary.total, limit: person && !seesLicenseNumbers(person) ? null : summary.licensed }
      : null;
    return { title: text('allDevices'), way: [], usage, counts: null };
  }
  if (groupId === 'favorite') return { title: text('favourites'), way: [], usage: null, counts: null };
  const group = groupOf(Number(groupId));
  if (!group) return { title: text('columnGroup'), way: [], usage: null, counts: null };
  const counts = countsOf(groupId);
  // The limit of a group applies to its own devices.
  const counted =
    counts && view.subgroups
      ? { used: counts.all, limit: null }
      : { used: deviceCountOf(group), limit: group.deviceQuota ?? null };
  return {
    title: labelOf(group),
    way: [all, ...pathOf(group.id).map((above) => item(String(above.id), labelOf(above)))],
    usage: isOutdated ? null : counted,
    counts,
  };
}

/** The header of the list. It subscribes to groups and counts itself, so that the list does not re-render. */
export function DeviceListHead({ groupId, groupHref, ...bar }: DeviceListHeadProps) {
  const { title, way, usage, counts } = usePlace({ groupId, groupHref, view: bar.view });
  return (
    <GroupNavigationBar
      {...bar}
      title={title}
      breadcrumb={way.length > 0 && <Breadcrumb items={way} />}
      usage={usage}
      offersSubgroups={counts !== null}
      typedFilter={{
        field: <LaterTypedFilter view={bar.view} onViewChange={bar.onViewChange} />,
        chips: <LaterFilterChips view={bar.view} onViewChange={bar.onViewChange} />,
        notes: <LaterUnknownNames groupId={groupId} view={bar.view} />,
      }}
      // Favorites change from day to day, so there is no summary for them.
      historyButton={groupId !== 'favorite' && <FleetUsageButton key={groupId} groupId={groupId} name={title} />}
    />
  );
}
