import type { Device } from '@remote-console/api-client';
import type { DeviceColumn } from '@remote-console/domain';
import { useMemo, useState } from 'react';

/**
 * The columns without that of the tags, until a device of a page has one: who uses no tags gives them no room. From then on
 * it stays, so that the columns are where they were from one page to the next.
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
