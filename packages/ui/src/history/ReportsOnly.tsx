import { permissionsOf } from '@remote-console/domain';
import type { ReactNode } from 'react';
import { useAdministrator, useText } from '../i18n/index.ts';
import { NoPermission } from '../primitives/index.ts';
import { useSession } from '../contexts/index.ts';

interface ReportsOnlyProps {
  readonly children: ReactNode;
}

/** What is shown where the person may not look. */
export function ReportsForbidden() {
  const text = useText('history');
  const hint = text('forbiddenHint', { administrator: useAdministrator() });
  return <NoPermission title={text('forbidden')} hint={hint} />;
}

/** Lets those through who may view reports; nothing is asked of the server for the others (C-HISTORY-32). */
export function ReportsOnly({ children }: ReportsOnlyProps) {
  const session = useSession();
  return session !== null && !permissionsOf(session).viewReport ? <ReportsForbidden /> : children;
}
