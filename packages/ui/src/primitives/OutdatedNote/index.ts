export { OutdatedContext, useIsOutdated } from './outdated.ts';
export { useOutdatedNote } from './useOutdatedNote.ts';
export { OutdatedNote, type OutdatedCause, type OutdatedNoteProps } from './OutdatedNote.tsx';
