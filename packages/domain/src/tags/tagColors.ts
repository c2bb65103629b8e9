/** The colors that a tag can have, in the order in which they are offered. Screens know what each looks like. */
export const TAG_COLORS = ['gray', 'red', 'orange', 'green', 'teal', 'blue', 'purple', 'pink'] as const;

/** One color of a tag. */
export type TagColor = (typeof TAG_COLORS)[number];

/** The color of a tag for which nobody has chosen one. */
export const DEFAULT_TAG_COLOR: TagColor = 'gray';

/** A stored color as one that screens know. */
export function tagColorOf(color: string): TagColor {
  return TAG_COLORS.find((known) => known === color) ?? DEFAULT_TAG_COLOR;
}
