import { Stack } from '@remote-console/ui/primitives';
import type { ReactNode } from 'react';

interface ListPageProps {
  readonly children: ReactNode;
}

/** A page that is a list: its head, and the list below. */
export function ListPage({ children }: ListPageProps) {
  return <Stack gap="lg">{children}</Stack>;
}
