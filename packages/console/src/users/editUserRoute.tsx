import { failureOf } from '@remote-console/api-client';
import { useUser } from '@remote-console/api-client/react';
import { isAdmin, idOf } from '@remote-console/domain';
import { useText } from '@remote-console/ui';
import { EditUserWidget } from '@remote-console/ui/users';
import { useParams } from 'react-router-dom';
import { ErrorPage, Page, PageGuard } from '../page/index.ts';
import { useCurrentSession } from '../services/index.ts';
import { useUsersBreadcrumb } from './useUsersBreadcrumb.tsx';

interface EditUserProps {
  readonly userId: number;
}

function EditUser({ userId }: EditUserProps) {
  const text = useText('users');
  const session = useCurrentSession();
  const { data, error } = useUser(userId);
  const name = data?.objects[0]?.name ?? text('pageEdit');
  const { listHref, breadcrumb } = useUsersBreadcrumb(name);
  // Sub-managers come from a group's link; the user list is for managers.
  const hasList = session !== null && isAdmin(session);
  const failure = error ? failureOf(error) : null;
  // A user whom the reader may not see counts as missing (C-EDITUSER-12); one shown before may have been deleted since.
  if (failure?.kind === 'refused' && [403, 404].includes(failure.status))
    return (
      <ErrorPage
        code={404}
        reason={text('userMissing')}
        {...(hasList ? { wayOn: { href: listHref, label: text('toUsers') } } : {})}
      />
    );
  return (
    <Page title={name} {...(hasList ? { breadcrumb } : {})}>
      <EditUserWidget userId={userId} />
    </Page>
  );
}

/** A user of the company (C-ROUTE-34). For managers, and sub-managers with the approval permission (A-ROLE-17). */
export function EditUserRoute() {
  const userId = idOf(useParams()['userPk']);
  return <PageGuard name="edit-manager">{userId !== null && <EditUser key={userId} userId={userId} />}</PageGuard>;
}
