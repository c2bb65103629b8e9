import type { FunctionSettings } from '@remote-console/api-client';
import { checkFunctionSettings, type NumberSetting } from '@remote-console/domain';
import type { FormEvent } from 'react';
import { DraftNote, useDraft } from '../../drafts/index.ts';
import { useMessage, useText } from '../../i18n/index.ts';
import { Button, FormError, FormSection, useFormError, Form } from '../../primitives/index.ts';
import { FUNCTION_SETTINGS_DRAFT } from './settingsDraft.ts';
import { NumberField, PasswordLevelField, RetentionField, Toggle, VaccineField } from './SettingFields.tsx';
import { bodyOf, formOf, type SettingsForm } from './settingsForm.ts';
import styles from './FunctionSettingsForm.module.css';

/** An error, and the field it is about; `null` for the whole form. */
export interface SettingsFailure {
  readonly field: NumberSetting | null;
  /** The error, as text. */
  readonly words: string;
  /** Whether another person has saved since, so that the latest settings have to be loaded. */
  readonly isStale?: boolean;
}

export interface FunctionSettingsFormProps {
  /** The settings as read. */
  readonly settings: FunctionSettings;
  /** Whether they can be changed; otherwise the form is read-only (C-GUARD-21). */
  readonly editable: boolean;
  readonly busy: boolean;
  /** Why the server refused the form. A new object shows it again; the entries stay. */
  readonly failure: SettingsFailure | null;
  readonly onSave: (form: SettingsForm) => void;
  /** Loads the latest settings. */
  readonly onReload: () => void;
}

/** All function settings of the company (C-FUNC-01), saved together. */
export function FunctionSettingsForm(props: FunctionSettingsFormProps) {
  const { settings, editable, busy, failure, onSave, onReload } = props;
  const text = useText('policies');
  const message = useMessage();
  const draft = useDraft(FUNCTION_SETTINGS_DRAFT, () => formOf(settings));
  const { values } = draft;
  const { form, shown, show, clear } = useFormError(failure);

  const change = (part: Partial<SettingsForm>) => {
    draft.change({ ...values, ...part });
    clear();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy || !editable) return;
    const fault = checkFunctionSettings(values);
    if (fault) return show({ field: fault.field, words: message(fault.message) });
    onSave(bodyOf(values));
  };
  const errorAt = (field: NumberSetting) => (shown?.field === field ? shown.words : undefined);
  const setting = { values, editable, errorAt, onChange: change };

  return (
    <Form ref={form} aria-label={text('functionSettings')} onSubmit={submit} className={styles.form}>
      <DraftNote draft={draft} />
      <FormSection title={text('deviceSection')} description={editable ? text('functionHint') : text('readOnly')}>
        <Toggle field="fileTransfer" {...setting} />
        <Toggle field="capture" {...setting} />
        <Toggle field="displayPowerSave" {...setting} />
        <Toggle field="systemPowerSave" {...setting} />
      </FormSection>
      <FormSection title={text('sessionSection')}>
        <NumberField field="idleTime" hint={text('idleTimeHint')} {...setting} />
        <NumberField field="sessionTime" hint={text('sessionTimeHint')} {...setting} />
      </FormSection>
      <FormSection title={text('osSection')} description={text('min_osHint')}>
        <NumberField field="minOsMajor" {...setting} />
        <NumberField field="minOsMinor" {...setting} />
      </FormSection>
      <FormSection title={text('securitySection')}>
        <VaccineField {...setting} />
        <Toggle field="securityAgreement" hint={text('securityAgreementHint')} {...setting} />
      </FormSection>
      <FormSection title={text('passwordSection')}>
        <PasswordLevelField {...setting} />
        <NumberField field="lockOutAfter" hint={text('lockOutAfterHint')} {...setting} />
        <NumberField field="passwordChangeLimit" hint={text('passwordChangeLimitHint')} {...setting} />
        <Toggle field="selfUnlock" hint={text('selfUnlockHint')} {...setting} />
      </FormSection>
      <FormSection
        title={text('agentSection')}
        actions={
          editable && (
            <Button type="submit" variant="contained" loading={busy}>
              {text('saveSettings')}
            </Button>
          )
        }
      >
        <NumberField field="agentRestartTime" hint={text('agentRestartTimeHint')} {...setting} />
        <RetentionField {...setting} />
        {shown?.field === null && (
          <FormError>
            {shown.words}
            {shown.isStale && (
              <Button variant="text" onClick={onReload}>
                {text('reload')}
              </Button>
            )}
          </FormError>
        )}
      </FormSection>
    </Form>
  );
}
