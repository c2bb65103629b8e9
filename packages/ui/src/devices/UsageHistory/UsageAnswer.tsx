import Skeleton from '@mui/material/Skeleton';
import { failureOf } from '@remote-console/api-client';
import { useText } from '../../i18n/index.ts';
import { OutdatedNote, Stack, useOutdatedNote } from '../../primitives/index.ts';
import { DevicesFailed } from '../DevicesFailed.tsx';
import { CHARTS_HEIGHT, UsageCharts, UsageTable, type UsageHistoryProps } from './UsageHistory.tsx';
import styles from './UsageAnswer.module.css';

/** A timeline being read: loaded, loading, or unavailable. */
interface UsageRead {
  readonly data?: { readonly objects: readonly UsageHistoryProps['timeline'][] } | undefined;
  readonly error?: unknown;
  readonly isValidating: boolean;
  readonly mutate: () => Promise<unknown>;
}

interface UsageAnswerProps {
  readonly read: UsageRead;
  readonly asTable: boolean;
  /** The text if nothing was reported. */
  readonly none: string;
  /** How to read the charts. */
  readonly legend: string;
}

/** A timeline as charts or as a table, or its placeholder. */
export function UsageAnswer({ read, asTable, none, legend }: UsageAnswerProps) {
  const common = useText('common');
  const outdated = useOutdatedNote(read);
  const timeline = read.data?.objects[0];
  if (!timeline) {
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
      <div role="status" aria-label={common('loading')}>
        <Skeleton variant="rounded" sx={{ height: CHARTS_HEIGHT }} />
      </div>
    );
  }
  if (timeline.points.length === 0) {
    return <div className={styles.nothing}>{none}</div>;
  }
  return (
    <Stack gap="md">
      {outdated && <OutdatedNote {...outdated} />}
      {asTable ? <UsageTable timeline={timeline} /> : <UsageCharts timeline={timeline} />}
      {!asTable && <div className={styles.legend}>{legend}</div>}
    </Stack>
  );
}
