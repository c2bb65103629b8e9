import { useText } from '../../i18n/index.ts';
import { FieldGroup, PasswordField, TextField } from '../../primitives/index.ts';
import type { JoinFieldsProps } from './joinEntries.ts';

type Typed =
  | 'partnerCompanyName'
  | 'applicantName'
  | 'applicantEmail'
  | 'applicantPassword'
  | 'applicantPhone'
  | 'passwordAgain';

/** The applicant. */
export function ApplicantFields({ entries, errorAt, isWrong, onChange }: JoinFieldsProps) {
  const text = useText('partners');
  const field = (name: Typed) => ({
    name,
    size: 'large' as const,
    value: entries[name],
    error: errorAt(name),
    invalid: isWrong(name),
    onChange: ({ value }: { readonly value: string }) => onChange({ [name]: value }),
  });
  return (
    <FieldGroup legend={text('applicant')}>
      <TextField {...field('applicantName')} required label={text('applicantName')} autoComplete="name" />
      <TextField
        {...field('applicantEmail')}
        required
        label={text('applicantEmail')}
        hint={text('applicantEmailHint')}
        type="email"
        inputMode="email"
        autoComplete="username"
      />
      <PasswordField
        {...field('applicantPassword')}
        required
        label={text('password')}
        hint={text('passwordHint')}
        autoComplete="new-password"
      />
      <PasswordField {...field('passwordAgain')} required label={text('passwordAgain')} autoComplete="new-password" />
      <TextField {...field('partnerCompanyName')} label={text('companyName')} autoComplete="organization" />
      <TextField
        {...field('applicantPhone')}
        label={text('applicantPhone')}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
      />
    </FieldGroup>
  );
}
