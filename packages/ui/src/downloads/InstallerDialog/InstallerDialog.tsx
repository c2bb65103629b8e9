import { dayInZone, ENROLMENT_DEVICES, type InstallerForm } from '@remote-console/domain';
import { useState, type FormEvent } from 'react';
import { DialogChoice, DialogFrame } from '../../dialogs/index.ts';
import { useText } from '../../i18n/index.ts';
import { DateField } from '../../primitives/index.ts';
import { useNow, useTimePreferences } from '../../contexts/index.ts';
import { AccountFields } from './AccountFields.tsx';
import { DeviceLimitField, deviceLimitOf } from './DeviceLimitField.tsx';
import type { InstallerFormat } from './installerFormats.ts';
import { KindFields } from './KindFields.tsx';
import { ProxyFields } from './ProxyFields.tsx';
import { TermsField } from './TermsField.tsx';
import { useInstallerForm } from './useInstallerForm.ts';
import styles from './InstallerDialog.module.css';

/** What to create, and how. */
export interface InstallerOrder {
  readonly form: InstallerForm;
  readonly format: InstallerFormat;
  /** The maximum number of devices the installer registers. */
  readonly deviceLimit: number;
}

export interface InstallerDialogProps {
  readonly open: boolean;
  /** The initial login ID. */
  readonly accountId: string;
  /** Whether the server has the Windows program. */
  readonly hasProgram: boolean;
  /** Whether an installer is being created. */
  readonly busy: boolean;
  /** Why the last attempt failed, as text. */
  readonly error: string | null;
  readonly onGenerate: (order: InstallerOrder) => void;
  /** Shows the terms of use. */
  readonly onReadTerms: () => void;
  readonly onClose: () => void;
}

/** Asks for the settings of an agent installer; it can be created once all rules are met (C-INSTALLER-01, -14). */
export function InstallerDialog(props: InstallerDialogProps) {
  const { open, accountId, hasProgram, busy, error, onGenerate, onReadTerms, onClose } = props;
  const text = useText('downloads');
  const { timeZoneId } = useTimePreferences();
  const today = dayInZone(useNow(), timeZoneId);
  const [format, setFormat] = useState<InstallerFormat>(hasProgram ? 'exe' : 'ps1');
  const { form, faults, change, leave, errorOf } = useInstallerForm(accountId, today);
  const [limitTyped, setLimitTyped] = useState(String(ENROLMENT_DEVICES));
  const deviceLimit = deviceLimitOf(limitTyped);
  const canMake = Object.keys(faults).length === 0 && deviceLimit !== null;
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
        <KindFields
          format={format}
          hasProgram={hasProgram}
          onFormat={setFormat}
          installType={form.installType}
          onInstallType={(installType) => change({ installType })}
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
        <TermsField form={form} onChange={change} onLeave={leave} errorOf={errorOf} onReadTerms={onReadTerms} />
        {error !== null && (
          <div role="alert" className={styles.error}>
            {error}
          </div>
        )}
      </form>
    </DialogFrame>
  );
}
