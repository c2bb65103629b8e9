import { useText } from '../i18n/index.ts';
import { Link, Note } from '../primitives/index.ts';

export interface CreatedUserNoteProps {
  /** Name of the person who was created. */
  readonly name: string;
  /** Where the person's permissions and groups are. */
  readonly userHref: string;
}

/** What follows the creation of a user: a new one has no permissions and no groups, and sees no device before they do. */
export function CreatedUserNote({ name, userHref }: CreatedUserNoteProps) {
  const text = useText('users');
  return (
    <Note role="status" tone="info">
      <span>{text('createdUserNext', { name })}</span>
      <Link href={userHref} style={{ fontWeight: 600 }}>
        {text('createdUserLead')}
      </Link>
    </Note>
  );
}
