/** The available tag colors, in display order. Screens know what each looks like. */
export const TAG_COLORS = ['gray', 'red', 'orange', 'green', 'teal', 'blue', 'purple', 'pink'] as const;

/** A tag color. */
export type TagColor = (typeof TAG_COLORS)[number];

/** The default color of a tag. */
export const DEFAULT_TAG_COLOR: TagColor = 'gray';

/** A stored color as one that screens know. */
export function tagColorOf(color: string): TagColor {
  return TAG_COLORS.find((known) => known === color) ?? DEFAULT_TAG_COLOR;
}
