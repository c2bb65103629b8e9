import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { failureOf } from '@remote-console/api-client';
import { useText } from '../../i18n/index.ts';
import { OutdatedNote, useOutdatedNote } from '../../primitives/index.ts';
import { DevicesFailed } from '../DevicesFailed.tsx';
import { CHARTS_HEIGHT, UsageCharts, UsageTable, type UsageHistoryProps } from './UsageHistory.tsx';

/** A course that is read: there, on its way, or not to be had. */
interface UsageRead {
  readonly data?: { readonly objects: readonly UsageHistoryProps['course'][] } | undefined;
  readonly error?: unknown;
  readonly isValidating: boolean;
  readonly mutate: () => Promise<unknown>;
}

interface UsageAnswerProps {
  readonly read: UsageRead;
  readonly asTable: boolean;
  /** What is said where nothing was reported. */
  readonly none: string;
  /** How the charts are read. */
  readonly legend: string;
}

/** A course as charts or as a table, or what is in its place. */
export function UsageAnswer({ read, asTable, none, legend }: UsageAnswerProps) {
  const common = useText('common');
  const outdated = useOutdatedNote(read);
  const course = read.data?.objects[0];
  if (!course) {
    if (read.error !== undefined) {
      return (
        <DevicesFailed
          failure={failureOf(read.error)}
          retrying={read.isValidating}
          onRetry={() => void read.mutate()}
        />
      );
    }
    return (
      <Box role="status" aria-label={common('loading')}>
        <Skeleton variant="rounded" sx={{ height: CHARTS_HEIGHT }} />
      </Box>
    );
  }
  if (course.points.length === 0) {
    return <Box sx={{ typography: 'body1', color: 'tone.textSecondary' }}>{none}</Box>;
  }
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 'var(--rc-space-md)' }}>
      {outdated && <OutdatedNote {...outdated} />}
      {asTable ? <UsageTable course={course} /> : <UsageCharts course={course} />}
      {!asTable && <Box sx={{ typography: 'caption', color: 'tone.textHint' }}>{legend}</Box>}
    </Box>
  );
}
