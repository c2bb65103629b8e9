import { Table, type LucideIcon } from 'lucide-react';
import { Suspense, useState, type ReactNode } from 'react';
import { useText } from '../../i18n/index.ts';
import { ViewSwitch } from '../ViewSwitch/ViewSwitch.tsx';
import { ChartSkeleton } from './ChartSkeleton.tsx';
import { ChartTable, type ChartNumbers } from './ChartTable.tsx';
import styles from './ChartFrame.module.css';

/** What every chart may be given. */
export interface ChartSettings {
  /** What is drawn: the name of the chart and of its table. */
  readonly label: string;
  /** A value as text with its unit; a plain number by default. */
  readonly formatValue?: (value: number) => string;
  /** Height in pixels, from the top of the drawing to the labels below it; the table has the same. */
  readonly height?: number;
  /** In the line of the legend and the switch, at its beginning: the title of the card. */
  readonly heading?: ReactNode;
  /** Whether a switch offers the same numbers as a table, for a page that does not show them anyway. */
  readonly tableView?: boolean;
  /** The sentence that is shown when there is nothing to draw. */
  readonly empty?: string;
}

interface ChartFrameProps extends Pick<ChartSettings, 'label' | 'heading' | 'empty'> {
  readonly height: number;
  readonly tableView: boolean;
  readonly isEmpty: boolean;
  readonly legend?: ReactNode;
  readonly numbers: ChartNumbers;
  /** Sign of the chart in the switch. */
  readonly Icon: LucideIcon;
  readonly shape: 'bars' | 'line';
  /** The drawing, which may be on its way. */
  readonly children: ReactNode;
}

type View = 'drawing' | 'table';

/** What is around the drawing of a chart: its head, its table, and what is shown without either. */
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
