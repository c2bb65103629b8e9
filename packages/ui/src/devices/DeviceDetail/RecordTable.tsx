import { useText } from '../../i18n/index.ts';
import styles from './RecordTable.module.css';

/** One row; its cells are in the order of the header. */
export interface RecordRow {
  readonly key: number;
  readonly cells: readonly string[];
}

interface RecordTableProps {
  readonly label: string;
  readonly head: readonly string[];
  readonly rows: readonly RecordRow[];
}

/** A plain table of text. Says so if it has no rows [B-DETAIL-24]. */
export function RecordTable({ label, head, rows }: RecordTableProps) {
  const text = useText('devices');
  if (rows.length === 0) {
    return <div className={styles.nothing}>{text('noData')}</div>;
  }
  return (
    <table aria-label={label} className={styles.table}>
      <thead>
        <tr>
          {head.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, cells }) => (
          <tr key={key}>
            {cells.map((cell, column) => (
              <td key={head[column] ?? column}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
