import { useTheme } from '@mui/material/styles';
import { seriesLook } from './seriesLook.ts';
import styles from './Swatch.module.css';

interface SwatchProps {
  /** The index of the series, from 0. */
  readonly series: number;
}

/** The color of a series, next to its name. */
export function Swatch({ series }: SwatchProps) {
  const { fill, edge } = seriesLook(useTheme(), series);
  return <span aria-hidden className={styles.swatch} style={{ borderColor: edge ?? fill, backgroundColor: fill }} />;
}
