import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { OutdatedContext, OutdatedNote } from '../primitives/index.ts';
import type { DevicePage } from './useDevicePage.ts';

interface DevicesThereProps {
  readonly page: Extract<DevicePage, { readonly kind: 'there' }>;
  /** What is above the devices while they are as they are now: what can be done with those that are selected. */
  readonly bar?: ReactNode;
  /** Room between the parts, in px; 12 by default. */
  readonly gap?: number;
  /** The devices. */
  readonly children: ReactNode;
  /** How many there are, and the way to the others. */
  readonly foot: ReactNode;
}

/**
 * A page of devices with its bar above and its foot below. While they are outdated, the bar gives its place to a note
 * that says since when, and the foot keeps its room without its counts.
 */
export function DevicesThere({ page, bar, gap = 12, children, foot }: DevicesThereProps) {
  const { outdated } = page;
  const isOutdated = outdated !== null;
  return (
    <OutdatedContext.Provider value={isOutdated}>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: `${gap}px` }}>
        {outdated ? <OutdatedNote {...outdated} /> : bar}
        {children}
        <Box sx={{ visibility: isOutdated ? 'hidden' : 'visible' }}>{foot}</Box>
      </Box>
    </OutdatedContext.Provider>
  );
}
