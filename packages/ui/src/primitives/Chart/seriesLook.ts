import type { Theme } from '@mui/material/styles';

/** How the bars of a series are drawn. */
export interface SeriesLook {
  readonly fill: string;
  /** Color of the edge of what is too light without one; `null` for none. */
  readonly edge: string | null;
}

/** The look of a series by its place. There are three, because more shades of one color cannot be distinguished. */
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
