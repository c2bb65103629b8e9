import type { SignUpForm as SignUpValues, SignUpUse } from '@remote-console/domain';
import { useText } from '../../i18n/index.ts';
import { FieldGroup, PasswordField, TextField } from '../../primitives/index.ts';

/** The fields to fill in. */
export type SignUpFieldName = Exclude<keyof SignUpValues, 'language' | 'usedFormerProduct' | 'timeZoneId'>;

interface SignUpFieldsProps {
  readonly values: SignUpValues;
  readonly use: SignUpUse;
  readonly idAvailable: boolean | null;
  /** The error message of a field. */
  readonly errorAt: (field: SignUpFieldName) => string | undefined;
  /** Whether a field is invalid, even if the message shown is that of another one (A-JOIN-23). */
  readonly isWrong: (field: SignUpFieldName) => boolean;
  readonly onLeaveId: () => void;
  readonly onChange: (change: Partial<SignUpValues>) => void;
}

/** The required fields, then the optional ones; company fields are disabled for a person (A-JOIN-03). */
export function SignUpFields({ values, use, idAvailable, errorAt, isWrong, onLeaveId, onChange }: SignUpFieldsProps) {
  const text = useText('accountPages');
  const isCompany = use === 'ENTERPRISE';
  const field = (name: SignUpFieldName) => ({
    name,
    size: 'large' as const,
    value: values[name],
    error: errorAt(name),
    invalid: isWrong(name),
    onChange: ({ value }: { readonly value: string }) => onChange({ [name]: value }),
  });
  return (
    <>
      <FieldGroup legend={text('requiredFields')}>
        <TextField
          {...field('loginId')}
          required
          label={text('id')}
          hint={text(idAvailable === true ? 'idAvailable' : 'idHint')}
          autoComplete="username"
          onBlur={onLeaveId}
        />
        <PasswordField
          {...field('password')}
          required
          label={text('password')}
          hint={text('passwordHint')}
          autoComplete="new-password"
        />
        <PasswordField
          {...field('passwordConfirmation')}
          required
          label={text('passwordAgain')}
          autoComplete="new-password"
        />
        <TextField
          {...field('mail')}
          required
          label={text('email')}
          hint={text('emailHint')}
          type="email"
          inputMode="email"
          autoComplete="email"
        />
        <TextField {...field('name')} required label={text('name')} autoComplete="name" />
        <TextField
          {...field('companyName')}
          required={isCompany}
          disabled={!isCompany}
          label={text('companyName')}
          autoComplete="organization"
        />
      </FieldGroup>
      <FieldGroup legend={text('optionalFields')}>
        <TextField
          {...field('companyWebsite')}
          disabled={!isCompany}
          label={text('companyWebsite')}
          autoComplete="url"
        />
        <TextField
          {...field('phone')}
          label={text('phone')}
          hint={text('phoneHint')}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
        />
        <TextField {...field('subscription')} label={text('subscription')} hint={text('subscriptionHint')} />
      </FieldGroup>
    </>
  );
}
