import {
  checkInstaller,
  chooseProxy,
  dayInZone,
  ENROLMENT_DEVICES,
  INSTALL_TYPES,
  type InstallerForm,
  type InstallType,
} from '@remote-console/domain';
import { useState, type FormEvent } from 'react';
import { DialogChoice, DialogFrame } from '../../dialogs/index.ts';
import { useText } from '../../i18n/index.ts';
import {
  Button,
  CheckField,
  DateField,
  PasswordField,
  RadioField,
  SelectField,
  TextField,
} from '../../primitives/index.ts';
import { useNow, useTimePreferences } from '../../contexts/index.ts';
import { DeviceLimitField, deviceLimitOf } from './DeviceLimitField.tsx';
import { faultText } from './faultTexts.ts';
import { ProxyFields } from './ProxyFields.tsx';
import styles from './InstallerDialog.module.css';

/** What an installer can be: the Windows program under a name of its own, or a script. */
export const INSTALLER_FORMATS = ['exe', 'ps1', 'sh'] as const;
/** One of them. */
export type InstallerFormat = (typeof INSTALLER_FORMATS)[number];

/** What is to be made, and how. */
export interface InstallerOrder {
  readonly form: InstallerForm;
  readonly format: InstallerFormat;
  /** How many new devices the installer registers at most. */
  readonly deviceLimit: number;
}

export interface InstallerDialogProps {
  readonly open: boolean;
  /** The login ID that the form begins with. */
  readonly accountId: string;
  /** Whether the server has the Windows program. */
  readonly hasProgram: boolean;
  /** Whether an installer is being made. */
  readonly busy: boolean;
  /** Why the last try did not work, in words. */
  readonly error: string | null;
  readonly onGenerate: (order: InstallerOrder) => void;
  /** Shows the terms of use. */
  readonly onReadTerms: () => void;
  readonly onClose: () => void;
}

const FORMAT_LABELS = {
  exe: 'formatExe',
  ps1: 'formatPs1',
  sh: 'formatSh',
} as const satisfies Record<InstallerFormat, string>;

const TYPE_TEXTS = {
  'auto-login': { label: 'autoLogin', hint: 'autoLoginHint' },
  'manual-login': { label: 'manualLogin', hint: 'manualLoginHint' },
} as const satisfies Record<InstallType, { label: string; hint: string }>;

/** Asks for what an agent installer is made from; it can be made while every rule holds (C-INSTALLER-01, -14). */
export function InstallerDialog(props: InstallerDialogProps) {
  const { open, accountId, hasProgram, busy, error, onGenerate, onReadTerms, onClose } = props;
  const text = useText('downloads');
  const { timeZoneId } = useTimePreferences();
  const today = dayInZone(useNow(), timeZoneId);
  const [format, setFormat] = useState<InstallerFormat>(hasProgram ? 'exe' : 'ps1');
  const [form, setForm] = useState<InstallerForm>({
    installType: 'auto-login',
    id: accountId,
    password: '',
    passwordConfirm: '',
    expireDate: '',
    ...chooseProxy('none'),
    terms: false,
  });
  const [limitTyped, setLimitTyped] = useState(String(ENROLMENT_DEVICES));
  const [left, setLeft] = useState<ReadonlySet<keyof InstallerForm>>(new Set());

  const faults = checkInstaller(form, today);
  const deviceLimit = deviceLimitOf(limitTyped);
  const canMake = Object.keys(faults).length === 0 && deviceLimit !== null;
  const change = (part: Partial<InstallerForm>) => setForm((before) => ({ ...before, ...part }));
  const leave = (field: keyof InstallerForm) => setLeft((before) => new Set([...before, field]));
  const errorOf = (field: keyof InstallerForm) => {
    const fault = left.has(field) ? faults[field] : undefined;
    return fault && text(faultText(field, fault));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (canMake && !busy) onGenerate({ form: { ...form, id: form.id.trim() }, format, deviceLimit });
  };

  return (
    <DialogFrame
      open={open}
      title={text('installerTitle')}
      width={600}
      locked={busy}
      onClose={onClose}
      actions={
        <DialogChoice
          label={text('generate')}
          form="installer-form"
          waiting={busy}
          disabled={!canMake}
          onCancel={onClose}
        />
      }
    >
      <form id="installer-form" noValidate onSubmit={submit} className={styles.form}>
        <SelectField
          label={text('format')}
          value={format}
          options={INSTALLER_FORMATS.map((value) => ({ value, label: text(FORMAT_LABELS[value]) }))}
          hint={hasProgram ? undefined : text('exeMissing')}
          onChange={({ value }) => setFormat(value)}
        />
        <RadioField
          label={text('installType')}
          value={form.installType}
          options={INSTALL_TYPES.map((value) => ({
            value,
            label: text(TYPE_TEXTS[value].label),
            hint: text(TYPE_TEXTS[value].hint),
          }))}
          onChange={({ value }) => change({ installType: value })}
        />
        <AccountFields form={form} onChange={change} onLeave={leave} errorOf={errorOf} />
        <DateField
          label={text('expireDate')}
          value={form.expireDate === '' ? null : form.expireDate}
          min={today}
          hint={text('expireDateHint')}
          error={errorOf('expireDate')}
          onChange={({ value }) => {
            change({ expireDate: value ?? '' });
            leave('expireDate');
          }}
        />
        <DeviceLimitField value={limitTyped} onChange={setLimitTyped} />
        <ProxyFields form={form} onChange={change} onLeave={leave} errorOf={errorOf} />
        <div className={styles.terms}>
          <CheckField
            label={text('terms')}
            checked={form.terms}
            required
            error={errorOf('terms')}
            onChange={({ checked }) => {
              change({ terms: checked });
              leave('terms');
            }}
          />
          <Button variant="text" size="small" onClick={onReadTerms}>
            {text('readTerms')}
          </Button>
        </div>
        {error !== null && (
          <div role="alert" className={styles.error}>
            {error}
          </div>
        )}
      </form>
    </DialogFrame>
  );
}

interface AccountFieldsProps {
  readonly form: InstallerForm;
  readonly onChange: (change: Partial<InstallerForm>) => void;
  readonly onLeave: (field: keyof InstallerForm) => void;
  readonly errorOf: (field: keyof InstallerForm) => string | undefined;
}

/** Whose installer it is: the account that is logged in to make it. */
function AccountFields({ form, onChange, onLeave, errorOf }: AccountFieldsProps) {
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
