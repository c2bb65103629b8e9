import { useId, type ReactNode } from 'react';
import { FieldLayoutContext } from '../Field/fieldLayout.ts';
import styles from './FormSection.module.css';

export interface FormSectionProps {
  /** The subject of the rows: a second-level heading. */
  readonly title: string;
  /** What it is for, below the title. */
  readonly description?: ReactNode;
  /** At the end of the title, such as a state or a button. */
  readonly aside?: ReactNode;
  /** The buttons at the bottom: save, discard. */
  readonly actions?: ReactNode;
  /** Fields and `FormRow`s; each is a separate row. */
  readonly children: ReactNode;
}

/** A titled card of settings. Fields in it put their label next to the control; on a phone above it. */
export function FormSection({ title, description, aside, actions, children }: FormSectionProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={styles.section}>
      <div className={styles.head}>
        <div className={styles.words}>
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
          {description && <div className={styles.description}>{description}</div>}
        </div>
        {aside}
      </div>
      <FieldLayoutContext.Provider value="row">
        <div className={styles.rows}>{children}</div>
      </FieldLayoutContext.Provider>
      {actions && <div className={styles.actions}>{actions}</div>}
    </section>
  );
}
