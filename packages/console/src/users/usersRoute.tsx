import { languageOf } from '@remote-console/domain';
import { useText } from '@remote-console/ui';
import { CreatedUserNote, UserListWidget } from '@remote-console/ui/users';
import { useMemo } from 'react';
import { useLocation, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { Page, PageGuard } from '../page/index.ts';
import { hrefOf } from '../routing/index.ts';
import { useServices } from '../services/index.ts';
import { createdUserOf } from './createdUser.ts';
import { formatUserList, parseUserList } from './userListAddress.ts';

function Managers() {
  const text = useText('frame');
  const navigate = useNavigate();
  const { mode } = useServices();
  const lang = languageOf(useParams()['lang']);
  const [query] = useSearchParams();
  const created = createdUserOf(useLocation().state);
  const view = useMemo(() => parseUserList(query), [query]);
  return (
    <Page title={text('pageManagers')}>
      {created && (
        <CreatedUserNote name={created.name} userHref={hrefOf('edit-manager', { lang, userPk: created.userId })} />
      )}
      <UserListWidget
        view={view}
        onViewChange={(next) => void navigate({ search: formatUserList(next) })}
        userHref={({ userId }) => hrefOf('edit-manager', { lang, userPk: userId })}
        addHref={hrefOf('add-manager', { lang })}
        sheetHref={mode.sci ? undefined : hrefOf('excel-add-manager-component', { lang })}
      />
    </Page>
  );
}

/** The user list (C-ROUTE-32). */
export function UsersRoute() {
  return (
    <PageGuard name="managers">
      <Managers />
    </PageGuard>
  );
}
