import { checkInstaller, chooseProxy, type InstallerForm } from '@remote-console/domain';
import { useState } from 'react';
import { useText } from '../../i18n/index.ts';
import { faultText } from './faultTexts.ts';

/** What the fields of the form share. */
export interface InstallerFieldsProps {
  readonly form: InstallerForm;
  readonly onChange: (change: Partial<InstallerForm>) => void;
  /** A field was left, and says from then on what is wrong with it. */
  readonly onLeave: (field: keyof InstallerForm) => void;
  readonly errorOf: (field: keyof InstallerForm) => string | undefined;
}

/** Keeps what is typed for an installer, and what is wrong with it. */
export function useInstallerForm(accountId: string, today: string) {
  const text = useText('downloads');
  const [form, setForm] = useState<InstallerForm>({
    installType: 'auto-login',
    id: accountId,
    password: '',
    passwordConfirm: '',
    expireDate: '',
    ...chooseProxy('none'),
    terms: false,
  });
  const [left, setLeft] = useState<ReadonlySet<keyof InstallerForm>>(new Set());
  const faults = checkInstaller(form, today);
  return {
    form,
    faults,
    change: (part: Partial<InstallerForm>) => setForm((before) => ({ ...before, ...part })),
    leave: (field: keyof InstallerForm) => setLeft((before) => new Set([...before, field])),
    errorOf: (field: keyof InstallerForm) => {
      const fault = left.has(field) ? faults[field] : undefined;
      return fault && text(faultText(field, fault));
    },
  };
}
