import { MEMBER_TYPES, type NewUserForm as NewUserValues, type PasswordLevel } from '@remote-console/domain';
import { useText } from '../../i18n/index.ts';
import { PasswordField, SwitchField, TextField } from '../../primitives/index.ts';
import { usePasswordHint } from '../PasswordChange/usePasswordHint.ts';

type TextName =
  | 'loginId'
  | 'name'
  | 'phone'
  | 'position'
  | 'password'
  | 'passwordConfirmation'
  | 'telephone'
  | 'email'
  | 'department';

interface NewUserFieldsProps {
  readonly values: NewUserValues;
  readonly level: PasswordLevel;
  readonly idAvailable: boolean | null;
  /** The error message of a field. */
  readonly errorAt: (field: TextName) => string | undefined;
  readonly onLeaveId: () => void;
  readonly onChange: (change: Partial<NewUserValues>) => void;
}

/** Identity, login and contact data of the new user. */
export function NewUserFields({ values, level, idAvailable, errorAt, onLeaveId, onChange }: NewUserFieldsProps) {
  const text = useText('users');
  const passwordHint = usePasswordHint(MEMBER_TYPES.normal, level);
  const field = (name: TextName) => ({
    name,
    value: values[name],
    error: errorAt(name),
    onChange: ({ value }: { readonly value: string }) => onChange({ [name]: value }),
  });
  return (
    <>
      <TextField
        {...field('loginId')}
        required
        label={text('mgrid')}
        hint={text(idAvailable === true ? 'idAvailable' : 'idHint')}
        autoComplete="off"
        onBlur={onLeaveId}
      />
      <PasswordField
        {...field('password')}
        required
        label={text('password')}
        hint={passwordHint}
        autoComplete="new-password"
      />
      <PasswordField
        {...field('passwordConfirmation')}
        required
        label={text('passwordAgain')}
        autoComplete="new-password"
      />
      <TextField {...field('name')} required label={text('name')} autoComplete="off" />
      <TextField {...field('email')} label={text('email')} type="email" inputMode="email" autoComplete="off" />
      <SwitchField
        label={text('receptMail')}
        hint={text('receptMailHint')}
        checked={values.receivesMail}
        onChange={({ checked }) => onChange({ receivesMail: checked })}
      />
      <TextField {...field('phone')} label={text('phone')} type="tel" inputMode="tel" autoComplete="off" />
      <TextField {...field('telephone')} label={text('tel')} type="tel" inputMode="tel" autoComplete="off" />
      <TextField {...field('department')} label={text('department')} autoComplete="off" />
      <TextField {...field('position')} label={text('position')} autoComplete="off" />
    </>
  );
}
