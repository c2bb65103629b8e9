import { useContext, type ReactNode } from 'react';
import { useText } from '../../i18n/index.ts';
import { HiddenText } from '../HiddenText/HiddenText.tsx';
import { FieldLayoutContext } from './fieldLayout.ts';
import styles from './FieldFrame.module.css';

export interface FieldFrameProps {
  /** Id of the control that the label names; without it the label names `labelId` only (a group of controls). */
  readonly controlId?: string;
  /** Id of the label, for `aria-labelledby`. */
  readonly labelId?: string;
  /** Id of the note below, for `aria-describedby` of the control. */
  readonly noteId: string;
  readonly label: string;
  /** Keeps the label for those who listen and takes it off the screen: in toolbars, where a sign says it. */
  readonly labelHidden?: boolean;
  readonly required?: boolean;
  /** What is wrong and what to do. Empty or missing means that nothing is. */
  readonly error?: string | undefined;
  /** Help; an error takes its place, unless `hintStays`. */
  readonly hint?: ReactNode;
  /** The hint is what a correction needs, such as a rule: an error is said above it. */
  readonly hintStays?: boolean;
  /** Stands at the end of the note, such as a counter. */
  readonly noteEnd?: ReactNode;
  readonly children: ReactNode;
}

/** What every field has around its control: the label, and below it what is wrong or helpful. */
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
        <HiddenText>
          <Name {...naming}>{label}</Name>
        </HiddenText>
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
