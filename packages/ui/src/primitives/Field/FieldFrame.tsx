import { useContext, type ReactNode } from 'react';
import { useText } from '../../i18n/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { FieldLayoutContext } from './fieldLayout.ts';
import styles from './FieldFrame.module.css';

export interface FieldFrameProps {
  /** Id of the labeled control; without it the label only has `labelId` (a group of controls). */
  readonly controlId?: string;
  /** Id of the label, for `aria-labelledby`. */
  readonly labelId?: string;
  /** Id of the note below, for `aria-describedby` of the control. */
  readonly noteId: string;
  readonly label: string;
  /** Hides the label visually, keeping it for screen readers: in toolbars, where an icon replaces it. */
  readonly labelHidden?: boolean;
  readonly required?: boolean;
  /** What is wrong and what to do. Empty or undefined if nothing is. */
  readonly error?: string | undefined;
  /** Help; replaced by an error, unless `hintStays`. */
  readonly hint?: ReactNode;
  /** The hint is needed for a correction, such as a rule: an error is shown above it. */
  readonly hintStays?: boolean;
  /** At the end of the note, such as a counter. */
  readonly noteEnd?: ReactNode;
  readonly children: ReactNode;
}

/** The frame of every field: the label above, and an error or help below. */
export function FieldFrame(props: FieldFrameProps) {
  const {
    controlId,
    labelId,
    noteId,
    label,
    labelHidden = false,
    required = false,
    error,
    hint,
    hintStays = false,
    noteEnd,
  } = props;
  const text = useText('common');
  const layout = useContext(FieldLayoutContext);
  const note = error || hint;
  const Name = controlId ? 'label' : 'div';
  const naming = { ...(controlId ? { htmlFor: controlId } : {}), ...(labelId ? { id: labelId } : {}) };
  return (
    <div className={`${styles.field} ${layout === 'row' ? styles.row : ''}`}>
      {labelHidden ? (
        <VisuallyHidden>
          <Name {...naming}>{label}</Name>
        </VisuallyHidden>
      ) : (
        <Name {...naming} className={styles.label}>
          {label}
          {required && <span className={styles.required}>{` · ${text('required')}`}</span>}
        </Name>
      )}
      <div className={styles.control}>
        {props.children}
        {(note || noteEnd) && (
          <div id={noteId} className={`${styles.note} ${error ? styles.wrong : ''}`}>
            <span>
              <span role={error ? 'alert' : undefined}>{note}</span>
              {error && hint && hintStays && <span className={styles.rule}>{hint}</span>}
            </span>
            {noteEnd}
          </div>
        )}
      </div>
    </div>
  );
}
