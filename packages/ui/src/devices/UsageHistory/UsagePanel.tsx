import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { USAGE_RANGES, type UsageRange } from '@remote-console/domain';
import { Table2 } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useText } from '../../i18n/index.ts';
import { ICON } from '../../primitives/index.ts';
import styles from './UsagePanel.module.css';

interface UsagePanelProps {
  /** The timeline of a range, as charts or as a table. */
  readonly children: (choice: { readonly range: UsageRange; readonly asTable: boolean }) => ReactNode;
}

/** The range of a timeline and its display, with the timeline below. */
export function UsagePanel({ children }: UsagePanelProps) {
  const text = useText('deviceCommands');
  const [range, setRange] = useState<UsageRange>('day');
  const [asTable, setAsTable] = useState(false);
  return (
    <>
      <div className={styles.choices}>
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
      </div>
      {children({ range, asTable })}
    </>
  );
}
