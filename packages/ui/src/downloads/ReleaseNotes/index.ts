export { NotesOfRelease } from './NotesOfRelease.tsx';
export { ReleaseNotes, type ReleaseNotesProps } from './ReleaseNotes.tsx';
