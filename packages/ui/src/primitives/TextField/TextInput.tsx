import { forwardRef, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import styles from './TextInput.module.css';

export interface TextInputProps extends Omit<ComponentPropsWithoutRef<'input'>, 'size' | 'className' | 'style'> {
  /** `large` for forms that are alone on a page, `inline` for a value that is edited in place. */
  readonly size?: 'large' | 'medium' | 'inline';
  /** Inside the field at its end, such as a button. */
  readonly end?: ReactNode;
  /** Whether the text is invalid. */
  readonly isWrong: boolean;
}

const SIZES = { large: styles.large, medium: '', inline: styles.inline } as const;

/** A text input with its border, without label or note. A ref is that of the input element. */
export const TextInput = forwardRef<HTMLInputElement, TextInputProps>(function TextInput(
  { size = 'medium', end, isWrong, ...input },
  ref,
) {
  const classes = [
    styles.field,
    SIZES[size],
    end && size !== 'inline' ? styles.withEnd : '',
    input.disabled ? styles.disabled : '',
  ];
  return (
    <div className={classes.join(' ')}>
      <input {...input} ref={ref} aria-invalid={isWrong} className={styles.input} />
      {end}
      <span className={styles.frame} />
    </div>
  );
});
