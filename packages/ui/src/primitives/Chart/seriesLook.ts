import type { Theme } from '@mui/material/styles';

/** The style of a series' bars. */
export interface SeriesLook {
  readonly fill: string;
  /** Border color for fills that are too light without one; `null` for none. */
  readonly edge: string | null;
}

/** The style of a series by its index. There are three, because more shades of one color cannot be distinguished. */
export function seriesLook({ vars }: Theme, place: number): SeriesLook {
  const { accent, accentSoft, surface } = vars.palette.tone;
  const full = { fill: accent, edge: null };
  const looks: readonly SeriesLook[] = [
    full,
    { fill: `color-mix(in srgb, ${accent} 58%, ${surface})`, edge: null },
    { fill: accentSoft, edge: accent },
  ];
  return looks[place % looks.length] ?? full;
}
