import { Swatch } from './Swatch.tsx';
import styles from './ChartLegend.module.css';

interface ChartLegendProps {
  /** In display order. */
  readonly entries: readonly { readonly key: string; readonly name: string; readonly total: string }[];
}

/** The legend of a chart, with the total of each series. */
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
