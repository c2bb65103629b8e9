import { useGroup } from '@remote-console/api-client/react';
import {
  formatGroupDetailView,
  GROUP_LISTS,
  languageOf,
  parseGroupDetailView,
  idOf,
  type GroupDetailView,
} from '@remote-console/domain';
import { useText } from '@remote-console/ui';
import { FleetUsageCard } from '@remote-console/ui/devices';
import { GroupDetailWidget } from '@remote-console/ui/groups';
import { useMemo, useState } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { ErrorPage, PageGuard, PageTitle } from '../page/index.ts';
import { hrefOf, useOnward } from '../routing/index.ts';
import { useGroupTitle } from './useGroupTitle.ts';

interface GroupDetailProps {
  readonly groupId: number;
}

function GroupDetail({ groupId }: GroupDetailProps) {
  const text = useText('frame');
  const navigate = useNavigate();
  const onward = useOnward();
  const [query] = useSearchParams();
  const lang = languageOf(useParams()['lang']);
  const { data } = useGroup(groupId);
  const [isMissing, setMissing] = useState(false);
  const title = useGroupTitle(String(groupId));
  const view = useMemo(() => parseGroupDetailView(Object.fromEntries(query)), [query]);
  const changeView = (next: GroupDetailView) =>
    void navigate(
      { search: new URLSearchParams(formatGroupDetailView(next)).toString() },
      { replace: GROUP_LISTS.some((name) => next[name].search !== view[name].search) },
    );

  if (isMissing) return <ErrorPage code={404} />;
  return (
    <>
      <PageTitle title={data ? title : text('groups')} />
      <GroupDetailWidget
        groupId={groupId}
        view={view}
        onViewChange={changeView}
        groupHref={(choice) =>
          choice.groupId === null
            ? hrefOf('groups', { lang })
            : hrefOf('groups-sub', { lang, parentPk: choice.groupId })
        }
        devicesHref={(choice) => hrefOf('deviceAll', { lang, groupPk: choice.groupId })}
        usageHistory={<FleetUsageCard groupId={String(groupId)} />}
        onMissing={() => setMissing(true)}
        onDeleted={() => onward(hrefOf('groups', { lang }), { replace: true })}
      />
    </>
  );
}

/** Everything about a group (C-ROUTE-38). Any signed-in user may ask; the server checks access (C-GUARD-12). */
export function GroupDetailRoute() {
  const groupId = idOf(useParams()['detailPk']);
  return (
    <PageGuard name="group-detail">{groupId !== null && <GroupDetail key={groupId} groupId={groupId} />}</PageGuard>
  );
}
