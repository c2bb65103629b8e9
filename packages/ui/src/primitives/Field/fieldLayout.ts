import { createContext } from 'react';

/**
 * Where a field places its label: `stack` above the control, `row` next to it. A settings section uses rows; on a phone
 * rows stack.
 */
export type FieldLayout = 'stack' | 'row';

/** The layout of the fields below. */
export const FieldLayoutContext = createContext<FieldLayout>('stack');

/** Narrower screens show tables as cards and stack form rows, in pixels. */
export const NARROW_BELOW = 768;

/** Media query of screens with room for a label next to its control. */
export const WIDE_MEDIA = `@media (min-width: ${NARROW_BELOW}px)`;

/** Media query of screens on which tables are lists of cards. */
export const NARROW_MEDIA = `@media (max-width: ${NARROW_BELOW - 0.05}px)`;
