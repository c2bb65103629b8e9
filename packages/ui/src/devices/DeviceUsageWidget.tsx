import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { failureOf } from '@remote-console/api-client';
import { useDeviceUsage } from '@remote-console/api-client/react';
import { USAGE_RANGES, type UsageRange } from '@remote-console/domain';
import { Table2 } from 'lucide-react';
import { useState } from 'react';
import { useText } from '../i18n/index.ts';
import { ICON, OutdatedNote, useOutdatedNote } from '../primitives/index.ts';
import { DetailCard } from './DeviceDetail/DetailCard.tsx';
import { DevicesFailed } from './DevicesFailed.tsx';
import { CHARTS_HEIGHT, UsageCharts, UsageTable } from './UsageHistory/index.ts';

/** How often the course is read again: a minute is the shortest step, in milliseconds. */
const REFRESH_MS = 60_000;

export interface DeviceUsageWidgetProps {
  readonly devicePk: number;
}

interface CourseProps extends DeviceUsageWidgetProps {
  readonly range: UsageRange;
  readonly asTable: boolean;
}

function Course({ devicePk, range, asTable }: CourseProps) {
  const text = useText('deviceCommands');
  const common = useText('common');
  const read = useDeviceUsage(devicePk, range, REFRESH_MS);
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
        <Skeleton variant="rounded" height={CHARTS_HEIGHT} />
      </Box>
    );
  }
  if (course.points.length === 0) {
    return <Box sx={{ fontSize: 13, lineHeight: '20px', color: 'tone.textSecondary' }}>{text('usageNone')}</Box>;
  }
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '12px' }}>
      {outdated && <OutdatedNote {...outdated} />}
      {asTable ? <UsageTable course={course} /> : <UsageCharts course={course} />}
      {!asTable && <Box sx={{ fontSize: 12, lineHeight: '16px', color: 'tone.textHint' }}>{text('usageLegend')}</Box>}
    </Box>
  );
}

/** How busy a device was over a day, a month or a year, as charts or as a table. */
export function DeviceUsageWidget({ devicePk }: DeviceUsageWidgetProps) {
  const text = useText('deviceCommands');
  const [range, setRange] = useState<UsageRange>('day');
  const [asTable, setAsTable] = useState(false);
  return (
    <DetailCard title={text('usageHistory')}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '8px', mb: '12px' }}>
        <ToggleButtonGroup
          exclusive
          aria-label={text('usageRange')}
          value={range}
          onChange={(_event, wanted: UsageRange | null) => {
            if (wanted !== null) setRange(wanted);
          }}
        >
          {USAGE_RANGES.map((each) => (
            <ToggleButton key={each} value={each}>
              {text(`usage_${each}`)}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <ToggleButton
          value="table"
          selected={asTable}
          aria-label={text('usageAsTable')}
          title={text('usageAsTable')}
          onChange={() => setAsTable(!asTable)}
        >
          <Table2 {...ICON} />
        </ToggleButton>
      </Box>
      <Course devicePk={devicePk} range={range} asTable={asTable} />
    </DetailCard>
  );
}
