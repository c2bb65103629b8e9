import { useGroups } from '@remote-console/api-client/react';
import {
  formatGroupBrowseView,
  languageOf,
  parseGroupBrowseView,
  idOf,
  type GroupBrowseView,
} from '@remote-console/domain';
import { useText } from '@remote-console/ui';
import { GroupBrowseWidget, useGroupName } from '@remote-console/ui/groups';
import { useMemo } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { ErrorPage, PageGuard, PageTitle } from '../page/index.ts';
import { hrefOf } from '../routing/index.ts';

interface GroupBrowseProps {
  /** The group whose subgroups are shown; `null` for the top level. */
  readonly groupId: number | null;
}

function GroupBrowse({ groupId }: GroupBrowseProps) {
  const text = useText('frame');
  const nameOf = useGroupName();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const lang = languageOf(useParams()['lang']);
  const groups = useGroups().data?.objects;
  const group = groups?.find(({ id }) => id === groupId);
  const view = useMemo(() => parseGroupBrowseView(Object.fromEntries(query)), [query]);

  // The view is kept across levels; search and page belong to one level.
  const groupHref = (choice: { readonly groupId: number | null }) => {
    const search = new URLSearchParams(formatGroupBrowseView({ ...view, page: 1, search: '' })).toString();
    const path =
      choice.groupId === null ? hrefOf('groups', { lang }) : hrefOf('groups-sub', { lang, parentPk: choice.groupId });
    return search === '' ? path : `${path}?${search}`;
  };
  const changeView = (next: GroupBrowseView) =>
    void navigate(
      { search: new URLSearchParams(formatGroupBrowseView(next)).toString() },
      { replace: next.search !== view.search },
    );

  if (groups && groupId !== null && !group) return <ErrorPage code={404} />;
  return (
    <>
      <PageTitle title={group ? nameOf(group) : text('groups')} />
      <GroupBrowseWidget
        groupId={groupId}
        view={view}
        onViewChange={changeView}
        groupHref={groupHref}
        detailHref={(choice) => hrefOf('group-detail', { lang, detailPk: choice.groupId })}
      />
    </>
  );
}

/** The top-level groups (C-ROUTE-36). */
export function GroupsRoute() {
  return (
    <PageGuard name="groups">
      <GroupBrowse groupId={null} />
    </PageGuard>
  );
}

/** The subgroups of a group (C-ROUTE-37). */
export function GroupsSubRoute() {
  const groupId = idOf(useParams()['parentPk']);
  return (
    <PageGuard name="groups-sub">
      <GroupBrowse key={groupId} groupId={groupId} />
    </PageGuard>
  );
}
