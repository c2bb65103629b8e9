import { checkInstaller, chooseProxy, type InstallerForm } from '@remote-console/domain';
import { useState } from 'react';
import { useText } from '../../i18n/index.ts';
import { faultText } from './faultTexts.ts';

/** The shared props of the form's fields. */
export interface InstallerFieldsProps {
  readonly form: InstallerForm;
  readonly onChange: (change: Partial<InstallerForm>) => void;
  /** A field lost focus, and shows its errors from then on. */
  readonly onLeave: (field: keyof InstallerForm) => void;
  readonly errorOf: (field: keyof InstallerForm) => string | undefined;
}

/** Holds the entries for an installer, and their errors. */
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
