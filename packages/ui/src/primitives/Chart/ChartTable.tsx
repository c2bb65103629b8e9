import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import styles from './ChartTable.module.css';
import { ScrollArea } from '../ScrollArea/ScrollArea.tsx';

/** One line of numbers. */
interface TableLine {
  readonly key: string;
  /** What the numbers belong to. */
  readonly name: string;
  /** A cell for each column after the first; empty if there is no number. */
  readonly cells: readonly string[];
}

/** The numbers of a chart, as text. */
export interface ChartNumbers {
  /** Name of each column; the first names the lines. */
  readonly columns: readonly string[];
  readonly lines: readonly TableLine[];
  /** Below the lines: totals, a limit. */
  readonly foot?: TableLine | undefined;
}

interface ChartTableProps {
  readonly caption: string;
  readonly numbers: ChartNumbers;
  /** Height of the table in pixels; `null` while the chart is shown: it is then only for screen readers. */
  readonly height: number | null;
}

interface LineProps {
  readonly columns: readonly string[];
  readonly line: TableLine;
}

function Line({ columns, line: { name, cells } }: LineProps) {
  return (
    <tr>
      <th scope="row">{name}</th>
      {cells.map((cell, place) => (
        <td key={columns[place + 1]}>{cell}</td>
      ))}
    </tr>
  );
}

/** The numbers of a chart as a table: instead of the chart, or for screen readers in addition to it. */
export function ChartTable({ caption, numbers: { columns, lines, foot }, height }: ChartTableProps) {
  const table = (
    <table>
      <caption>
        <VisuallyHidden>{caption}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <Line key={line.key} columns={columns} line={line} />
        ))}
      </tbody>
      {foot && (
        <tfoot>
          <Line columns={columns} line={foot} />
        </tfoot>
      )}
    </table>
  );
  if (height === null) return <div className={styles.hidden}>{table}</div>;
  return (
    <ScrollArea role="region" aria-label={caption} className={styles.shown} style={{ height }}>
      {table}
    </ScrollArea>
  );
}
