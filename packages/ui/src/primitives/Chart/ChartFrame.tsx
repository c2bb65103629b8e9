import { Table, type LucideIcon } from 'lucide-react';
import { Suspense, useState, type ReactNode } from 'react';
import { useText } from '../../i18n/index.ts';
import { ViewSwitch } from '../ViewSwitch/ViewSwitch.tsx';
import { ChartSkeleton } from './ChartSkeleton.tsx';
import { ChartTable, type ChartNumbers } from './ChartTable.tsx';
import styles from './ChartFrame.module.css';

/** The shared props of all charts. */
export interface ChartSettings {
  /** What is shown: the name of the chart and of its table. */
  readonly label: string;
  /** A value as text with its unit; a plain number by default. */
  readonly formatValue?: (value: number) => string;
  /** Height in pixels, from the top of the chart to the labels below it; the table has the same. */
  readonly height?: number;
  /** At the start of the line with legend and switch: the title of the card. */
  readonly heading?: ReactNode;
  /** Whether a switch offers the same numbers as a table, for a page that does not show them otherwise. */
  readonly tableView?: boolean;
  /** The sentence shown without data. */
  readonly empty?: string;
}

interface ChartFrameProps extends Pick<ChartSettings, 'label' | 'heading' | 'empty'> {
  readonly height: number;
  readonly tableView: boolean;
  readonly isEmpty: boolean;
  readonly legend?: ReactNode;
  readonly numbers: ChartNumbers;
  /** Icon of the chart in the switch. */
  readonly Icon: LucideIcon;
  readonly shape: 'bars' | 'line';
  /** The chart, which may still be loading. */
  readonly children: ReactNode;
}

type View = 'drawing' | 'table';

/** The frame of a chart: its header, its table, and its empty state. */
export function ChartFrame(props: ChartFrameProps) {
  const { label, heading, legend, height, tableView, isEmpty, empty, numbers, Icon, shape, children } = props;
  const text = useText('common');
  const [view, setView] = useState<View>('drawing');
  const isTable = tableView && view === 'table';
  const hasSwitch = tableView && !isEmpty;
  const hasLegend = legend !== undefined && !isEmpty;
  return (
    <figure aria-label={label} className={styles.figure}>
      {(heading !== undefined || hasLegend || hasSwitch) && (
        <div className={styles.head}>
          {heading !== undefined && <div className={styles.heading}>{heading}</div>}
          {hasLegend && <div className={styles.legend}>{legend}</div>}
          {hasSwitch && (
            <div className={`${styles.switch} ${hasLegend ? styles.afterLegend : ''}`}>
              <ViewSwitch<View>
                size="small"
                label={label}
                value={view}
                onChange={(change) => setView(change.view)}
                choices={[
                  { view: 'drawing', label: text('chartAsDrawing'), Icon },
                  { view: 'table', label: text('chartAsTable'), Icon: Table },
                ]}
              />
            </div>
          )}
        </div>
      )}
      {isEmpty ? (
        <div className={styles.empty} style={{ minHeight: height }}>
          {empty ?? text('emptyTitle')}
        </div>
      ) : (
        <>
          {!isTable && <Suspense fallback={<ChartSkeleton height={height} shape={shape} />}>{children}</Suspense>}
          <ChartTable caption={label} numbers={numbers} height={isTable ? height : null} />
        </>
      )}
    </figure>
  );
}
