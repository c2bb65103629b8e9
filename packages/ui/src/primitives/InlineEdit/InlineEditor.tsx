import { countCharacters } from '@remote-console/domain';
import { Check, X } from 'lucide-react';
import { useId, useLayoutEffect, useRef } from 'react';
import { useMessage, useText } from '../../i18n/index.ts';
import { IconButton } from '../Button/IconButton.tsx';
import { WaitingSign } from '../Button/WaitingSign.tsx';
import { SMALL_ICON } from '../icon.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { TextInput } from '../TextField/TextInput.tsx';
import styles from './InlineEditor.module.css';

interface InlineEditorProps {
  readonly label: string;
  readonly draft: string;
  readonly limit: number;
  readonly error: string | null;
  readonly waiting: boolean;
  readonly onType: (draft: string) => void;
  readonly onSave: () => void;
  readonly onCancel: () => void;
}

/**
 * Class of an open field, for whatever makes room around it. A page with hundreds of rows needs a class in its
 * `:has()`: for an element name the browser checks every removed row.
 */
export const INLINE_EDITOR_CLASS = 'rc-inline-editor';

/** The open field of an inline edit. */
export function InlineEditor({ label, draft, limit, error, waiting, onType, onSave, onCancel }: InlineEditorProps) {
  const text = useText('common');
  const message = useMessage();
  const noteId = useId();
  const input = useRef<HTMLInputElement>(null);
  const length = countCharacters(draft);
  const tooLong = length > limit;

  useLayoutEffect(() => {
    input.current?.focus();
    input.current?.select();
  }, []);
  // While waiting the field was read-only; after a refusal the person continues typing.
  useLayoutEffect(() => {
    if (error !== null) input.current?.focus();
  }, [error]);

  return (
    <div className={`${INLINE_EDITOR_CLASS} ${styles.editor}`}>
      <TextInput
        ref={input}
        size="inline"
        type="text"
        value={draft}
        readOnly={waiting}
        isWrong={error !== null || tooLong}
        aria-label={label}
        aria-describedby={noteId}
        enterKeyHint="done"
        onChange={({ target }) => onType(target.value)}
        onKeyDown={(event) => {
          // Keys of an unfinished syllable belong to the input method; the others must not reach a surrounding table.
          event.stopPropagation();
          if (event.nativeEvent.isComposing || waiting) return;
          if (event.key === 'Enter' && !tooLong) {
            event.preventDefault();
            onSave();
          }
          if (event.key === 'Escape') {
            event.preventDefault();
            onCancel();
          }
        }}
        end={
          waiting ? (
            <span role="progressbar" aria-label={text('saving')} className={styles.saving}>
              <WaitingSign />
            </span>
          ) : (
            <span className={styles.actions}>
              <IconButton
                size="small"
                className={styles.action}
                aria-label={text('save')}
                disabled={tooLong}
                onClick={onSave}
              >
                <Check {...SMALL_ICON} />
              </IconButton>
              <IconButton size="small" className={styles.action} aria-label={text('cancel')} onClick={onCancel}>
                <X {...SMALL_ICON} />
              </IconButton>
            </span>
          )
        }
      />
      <div id={noteId} className={styles.note}>
        <span role="alert">{error ?? (tooLong ? message('over_character_limit') : null)}</span>
        <span className={`${styles.count} ${tooLong ? styles.past : ''}`}>
          <span aria-hidden>{text('characterCount', { length, limit })}</span>
          <VisuallyHidden>{text('charactersUsed', { length, limit })}</VisuallyHidden>
        </span>
      </div>
    </div>
  );
}
