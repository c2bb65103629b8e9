import { useText } from '../../i18n/index.ts';
import { PasswordField, TextField } from '../../primitives/index.ts';
import type { InstallerFieldsProps } from './useInstallerForm.ts';
import styles from './InstallerDialog.module.css';

/** The account that creates the installer, by logging in. */
export function AccountFields({ form, onChange, onLeave, errorOf }: InstallerFieldsProps) {
  const text = useText('downloads');
  return (
    <fieldset className={styles.account}>
      <legend className={styles.legend}>{text('account')}</legend>
      <div className={styles.hint}>{text('accountHint')}</div>
      <TextField
        label={text('id')}
        value={form.id}
        name="id"
        autoComplete="username"
        required
        error={errorOf('id')}
        onChange={({ value }) => onChange({ id: value })}
        onBlur={() => onLeave('id')}
      />
      <div className={styles.passwords}>
        <PasswordField
          label={text('password')}
          value={form.password}
          name="password"
          required
          error={errorOf('password')}
          onChange={({ value }) => onChange({ password: value })}
          onBlur={() => onLeave('password')}
        />
        <PasswordField
          label={text('passwordAgain')}
          value={form.passwordConfirm}
          name="passwordConfirm"
          required
          error={errorOf('passwordConfirm')}
          onChange={({ value }) => onChange({ passwordConfirm: value })}
          onBlur={() => onLeave('passwordConfirm')}
        />
      </div>
    </fieldset>
  );
}
