import { useMessage } from '@remote-console/ui';
import { Note } from '@remote-console/ui/primitives';

interface PageNoteProps {
  /** Message key, or `null` for no note. */
  readonly note: string | null;
}

/** What a visitor should know before filling in the form. */
export function PageNote({ note }: PageNoteProps) {
  const message = useMessage();
  if (note === null) return null;
  return (
    <Note role="status" tone="info" style={{ marginBottom: 'var(--rc-space-lg)' }}>
      {message(note)}
    </Note>
  );
}
