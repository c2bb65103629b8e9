import { permissionsOf } from '@remote-console/domain';
import type { ReactNode } from 'react';
import { useAdministrator, useText } from '../i18n/index.ts';
import { NoPermission } from '../primitives/index.ts';
import { useSession } from '../contexts/index.ts';

interface ReportsOnlyProps {
  readonly children: ReactNode;
}

/** Shown to people without permission. */
export function ReportsForbidden() {
  const text = useText('history');
  const hint = text('forbiddenHint', { administrator: useAdministrator() });
  return <NoPermission title={text('forbidden')} hint={hint} />;
}

/** Renders its content for people who may view reports; sends no requests for others (C-HISTORY-32). */
export function ReportsOnly({ children }: ReportsOnlyProps) {
  const session = useSession();
  return session !== null && !permissionsOf(session).viewReport ? <ReportsForbidden /> : children;
}
