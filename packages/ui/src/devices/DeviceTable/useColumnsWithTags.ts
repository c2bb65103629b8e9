import type { Device } from '@remote-console/api-client';
import type { DeviceColumn } from '@remote-console/domain';
import { useMemo, useState } from 'react';

/**
 * The columns, without the tags until a device of a page has one: people without tags need no room for them. It then
 * stays, so that columns do not move between pages.
 */
export function useColumnsWithTags(
  shown: readonly DeviceColumn[],
  devices: readonly Device[],
): readonly DeviceColumn[] {
  const [met, setMet] = useState(false);
  const isMet = met || devices.some(({ tags }) => tags.length > 0);
  if (isMet && !met) setMet(true);
  return useMemo(() => (isMet ? shown : shown.filter((column) => column !== 'tags')), [isMet, shown]);
}
