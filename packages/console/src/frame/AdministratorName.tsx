import { useDeviceSummary } from '@remote-console/api-client/react';
import { AdministratorProvider } from '@remote-console/ui';
import type { ReactNode } from 'react';

/** Refers a user who lacks something on a page to the administrator who can change that, by the name in the summary. */
export function AdministratorName({ children }: { readonly children: ReactNode }) {
  const name = useDeviceSummary().data?.objects[0]?.administrator ?? '';
  return <AdministratorProvider value={name}>{children}</AdministratorProvider>;
}
