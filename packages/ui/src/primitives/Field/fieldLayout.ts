import { createContext } from 'react';

/**
 * How a field places its label: `stack` above the control, `row` beside it. A settings section asks for rows; on a phone
 * rows stack.
 */
export type FieldLayout = 'stack' | 'row';

/** The layout that the fields below take. */
export const FieldLayoutContext = createContext<FieldLayout>('stack');

/** Screens narrower than this show tables as cards and stack the rows of forms, in pixels. */
export const NARROW_BELOW = 768;

/** Media query of screens with room for a label beside its control. */
export const WIDE_MEDIA = `@media (min-width: ${NARROW_BELOW}px)`;

/** Media query of screens on which tables are lists of cards. */
export const NARROW_MEDIA = `@media (max-width: ${NARROW_BELOW - 0.05}px)`;
