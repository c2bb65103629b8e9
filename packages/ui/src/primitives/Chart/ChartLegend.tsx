import { Swatch } from './Swatch.tsx';
import styles from './ChartLegend.module.css';

interface ChartLegendProps {
  /** In the order in which they are drawn. */
  readonly entries: readonly { readonly key: string; readonly name: string; readonly total: string }[];
}

/** What the colors of a chart stand for, with the total of each series. */
export function ChartLegend({ entries }: ChartLegendProps) {
  return (
    <ul className={styles.list}>
      {entries.map(({ key, name, total }, place) => (
        <li key={key} className={styles.entry}>
          <Swatch series={place} />
          {name}
          <span className={styles.total}>{total}</span>
        </li>
      ))}
    </ul>
  );
}
