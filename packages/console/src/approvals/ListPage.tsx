import { Stack } from '@remote-console/ui/primitives';
import type { ReactNode } from 'react';

interface ListPageProps {
  readonly children: ReactNode;
}

/** A list page: its header, with the list below. */
export function ListPage({ children }: ListPageProps) {
  return <Stack gap="lg">{children}</Stack>;
}
