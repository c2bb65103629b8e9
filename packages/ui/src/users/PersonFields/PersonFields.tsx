import { checkContactEmail, checkPersonName } from '@remote-console/domain';
import { useMessage, useText } from '../../i18n/index.ts';
import { FormRow, InlineEdit, type SaveOutcome } from '../../primitives/index.ts';
import type { Person, PersonChange } from '../person.ts';
import { NewEmail } from './NewEmail.tsx';
import styles from './PersonFields.module.css';

/** A property that is edited in place. */
export type PersonField = 'name' | 'email' | 'phone' | 'telephone' | 'department' | 'position';

export interface PersonFieldsProps {
  readonly person: Pick<Person, PersonField | 'loginId' | 'newEmail'>;
  /** Whether the fields can be changed; otherwise they are read-only. */
  readonly editable: boolean;
  /** Saves one property. */
  readonly onSave: (change: PersonChange) => Promise<SaveOutcome>;
  /** Resends the link of a new email address. */
  readonly onResendEmail: () => Promise<unknown>;
  /** Discards a waiting new email address. */
  readonly onCancelEmail: () => Promise<unknown>;
}

const FIELDS = [
  { field: 'name', label: 'name', limit: 60 },
  { field: 'email', label: 'email', limit: 254 },
  { field: 'phone', label: 'phone', limit: 30 },
  { field: 'telephone', label: 'tel', limit: 30 },
  { field: 'department', label: 'department', limit: 60 },
  { field: 'position', label: 'position', limit: 60 },
] as const satisfies readonly { readonly field: PersonField; readonly label: string; readonly limit: number }[];

/** The ID, which is fixed, and the properties of a person, each saved separately (C-PROFILE-02 to C-PROFILE-10). */
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
        <p className={styles.value}>{person.loginId}</p>
      </FormRow>
      {FIELDS.map(({ field, label, limit }) => (
        <FormRow key={field} label={text(label)}>
          {editable ? (
            <div className={styles.entry}>
              <InlineEdit
                key={person[field]}
                label={text(label)}
                value={person[field]}
                limit={limit}
                placeholder={text('addValue')}
                check={(value) => check(field, value)}
                onSave={({ value }) => onSave({ [field]: value.trim() })}
                failureText={message('server_unreachable')}
              />
              {field === 'email' && person.newEmail && (
                <NewEmail address={person.newEmail} onResend={onResendEmail} onCancel={onCancelEmail} />
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
