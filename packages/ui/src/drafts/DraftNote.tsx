import { useLayoutEffect, useRef } from 'react';
import { useText } from '../i18n/index.ts';
import { Button, Note } from '../primitives/index.ts';
import { noteDraft } from './formDrafts.ts';
import type { Draft } from './useDraft.ts';

interface DraftNoteProps {
  readonly draft: Pick<Draft<unknown>, 'isRestored' | 'isKept' | 'discard' | 'drop'>;
  /** Whether the form asks for passwords, which are not kept. */
  readonly hasPasswords?: boolean;
}

/** The first element of a form with a draft: says that it was restored, and offers to discard it. */
export function DraftNote({ draft, hasPasswords = false }: DraftNoteProps) {
  const text = useText('common');
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const form = place.current?.closest('form');
    if (form) noteDraft(form, draft);
  });
  const discard = () => {
    draft.discard();
    // The button disappears with the draft: the focus moves to the start of the form.
    place.current?.closest('form')?.querySelector<HTMLInputElement>('input:enabled')?.focus();
  };
  return (
    <Note
      ref={place}
      role="status"
      tone="info"
      action={
        draft.isRestored && (
          <Button variant="text" size="small" onClick={discard}>
            {text('draftDiscard')}
          </Button>
        )
      }
    >
      {draft.isRestored && <span>{text(hasPasswords ? 'draftRestoredPasswords' : 'draftRestored')}</span>}
    </Note>
  );
}
