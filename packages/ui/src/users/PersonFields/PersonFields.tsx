import { checkContactEmail, checkPersonName } from '@remote-console/domain';
import { useMessage, useText } from '../../i18n/index.ts';
import { FormRow, InlineEdit, type SaveOutcome } from '../../primitives/index.ts';
import type { Person, PersonChange } from '../person.ts';
import { NewEmail } from './NewEmail.tsx';
import styles from './PersonFields.module.css';

/** A property that is typed in place. */
export type PersonField = 'name' | 'email' | 'phone' | 'tel' | 'department' | 'position';

export interface PersonFieldsProps {
  readonly person: Pick<Person, PersonField | 'mgrid' | 'new_email'>;
  /** Whether the fields can be changed; else they are only read. */
  readonly editable: boolean;
  /** Saves one property. */
  readonly onSave: (change: PersonChange) => Promise<SaveOutcome>;
  /** Mails the link of a new email again. */
  readonly onResendEmail: () => Promise<unknown>;
  /** Forgets a new email that waits. */
  readonly onCancelEmail: () => Promise<unknown>;
}

const FIELDS = [
  { field: 'name', limit: 60 },
  { field: 'email', limit: 254 },
  { field: 'phone', limit: 30 },
  { field: 'tel', limit: 30 },
  { field: 'department', limit: 60 },
  { field: 'position', limit: 60 },
] as const satisfies readonly { readonly field: PersonField; readonly limit: number }[];

/**
 * The ID, which stays as it is, and the properties of a person, each changed separately (C-PROFILE-02 to C-PROFILE-10).
 */
export function PersonFields({ person, editable, onSave, onResendEmail, onCancelEmail }: PersonFieldsProps) {
  const text = useText('users');
  const message = useMessage();
  const check = (field: PersonField, value: string) => {
    const fault = field === 'name' ? checkPersonName(value) : field === 'email' ? checkContactEmail(value) : null;
    return fault === null ? null : message(fault);
  };
  return (
    <>
      <FormRow label={text('mgrid')} hint={text('mgridFixed')}>
        <p className={styles.value}>{person.mgrid}</p>
      </FormRow>
      {FIELDS.map(({ field, limit }) => (
        <FormRow key={field} label={text(field)}>
          {editable ? (
            <div className={styles.entry}>
              <InlineEdit
                key={person[field]}
                label={text(field)}
                value={person[field]}
                limit={limit}
                placeholder={text('addValue')}
                check={(value) => check(field, value)}
                onSave={({ value }) => onSave({ [field]: value.trim() })}
                failureText={message('server_unreachable')}
              />
              {field === 'email' && person.new_email && (
                <NewEmail address={person.new_email} onResend={onResendEmail} onCancel={onCancelEmail} />
              )}
            </div>
          ) : (
            <p className={`${styles.value} ${person[field] ? '' : styles.none}`}>{person[field] || text('noValue')}</p>
          )}
        </FormRow>
      ))}
    </>
  );
}
