import { useText } from '../i18n/index.ts';
import { Link, Note } from '../primitives/index.ts';

export interface CreatedUserNoteProps {
  /** Name of the created person. */
  readonly name: string;
  /** The page of the person's permissions and groups. */
  readonly userHref: string;
}

/** The next step after creating a user, who has no permissions and no groups, and cannot see any device yet. */
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
