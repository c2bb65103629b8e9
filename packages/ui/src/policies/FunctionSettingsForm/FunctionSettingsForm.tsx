import type { FunctionSettings } from '@remote-console/api-client';
import { checkFunctionSettings, RETENTION_PERIODS, type NumberSetting } from '@remote-console/domain';
import type { FormEvent, ReactNode } from 'react';
import { DraftNote, useDraft } from '../../drafts/index.ts';
import { useMessage, useText } from '../../i18n/index.ts';
import {
  Button,
  FormError,
  FormSection,
  SelectField,
  SwitchField,
  TextField,
  useFormError,
  Form,
} from '../../primitives/index.ts';
import { FUNCTION_SETTINGS_DRAFT } from './settingsDraft.ts';
import { bodyOf, formOf, type SettingsForm, type SwitchSetting } from './settingsForm.ts';
import styles from './FunctionSettingsForm.module.css';

/** Something that is wrong, and the field it is about; `null` for the whole form. */
export interface SettingsFailure {
  readonly field: NumberSetting | null;
  /** What is wrong, in words. */
  readonly words: string;
  /** Whether another person has saved since, so that the latest settings have to be loaded. */
  readonly isStale?: boolean;
}

export interface FunctionSettingsFormProps {
  /** The settings as they were read. */
  readonly settings: FunctionSettings;
  /** Whether they can be changed; else the form is only read (C-GUARD-21). */
  readonly editable: boolean;
  readonly busy: boolean;
  /** Why the server refused the form. A new object shows it again; the entries stay. */
  readonly failure: SettingsFailure | null;
  readonly onSave: (form: SettingsForm) => void;
  /** Loads the latest settings. */
  readonly onReload: () => void;
}

const LEVELS = ['level0', 'level1', 'level2', 'level3'] as const;
const RETENTION_TEXTS = { day: 'retentionDay', month: 'retentionMonth', year: 'retentionYear' } as const;
type TypedNumber = Exclude<NumberSetting, 'password_level' | 'statistics_delete_period'>;

/** All function settings of the company (C-FUNC-01). They are saved together. */
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
  const toggle = (field: SwitchSetting, hint?: string): ReactNode => (
    <SwitchField
      label={text(field)}
      hint={hint}
      checked={values[field] === 1}
      disabled={!editable}
      onChange={({ checked }) => change({ [field]: checked ? 1 : 0 })}
    />
  );
  const number = (field: TypedNumber, hint?: string): ReactNode => (
    <TextField
      label={text(field)}
      name={field}
      hint={hint}
      hintStays
      inputMode="numeric"
      autoComplete="off"
      value={values[field]}
      error={errorAt(field)}
      disabled={!editable}
      onChange={({ value }) => change({ [field]: value })}
    />
  );

  return (
    <Form ref={form} aria-label={text('functionSettings')} onSubmit={submit} className={styles.form}>
      <DraftNote draft={draft} />
      <FormSection title={text('deviceSection')} description={editable ? text('functionHint') : text('readOnly')}>
        {toggle('file_transfer')}
        {toggle('capture')}
        {toggle('display_power_save')}
        {toggle('system_power_save')}
      </FormSection>
      <FormSection title={text('sessionSection')}>
        {number('idle_time', text('idle_timeHint'))}
        {number('session_time', text('session_timeHint'))}
      </FormSection>
      <FormSection title={text('osSection')} description={text('min_osHint')}>
        {number('min_os_major')}
        {number('min_os_minor')}
      </FormSection>
      <FormSection title={text('securitySection')}>
        <TextField
          label={text('vaccine')}
          name="vaccine"
          hint={text('vaccineHint')}
          autoComplete="off"
          value={values.vaccine}
          disabled={!editable}
          onChange={({ value }) => change({ vaccine: value })}
        />
        {toggle('security_agreement', text('security_agreementHint'))}
      </FormSection>
      <FormSection title={text('passwordSection')}>
        <SelectField
          label={text('password_level')}
          name="password_level"
          value={values.password_level}
          options={LEVELS.map((level, index) => ({ value: String(index), label: text(level) }))}
          error={errorAt('password_level')}
          hint={values.password_level === '0' ? text('level0Hint') : undefined}
          disabled={!editable}
          onChange={({ value }) => change({ password_level: value })}
        />
        {number('block_num', text('block_numHint'))}
        {number('password_change_limit', text('password_change_limitHint'))}
        {toggle('self_unlock', text('self_unlockHint'))}
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
        {number('agent_restart_time', text('agent_restart_timeHint'))}
        <SelectField
          label={text('statistics_delete_period')}
          name="statistics_delete_period"
          value={values.statistics_delete_period}
          options={RETENTION_PERIODS.map(({ id, count, unit }) => ({
            value: String(id),
            label: text(RETENTION_TEXTS[unit], { count }),
          }))}
          hint={text('statistics_delete_periodHint')}
          error={errorAt('statistics_delete_period')}
          disabled={!editable}
          onChange={({ value }) => change({ statistics_delete_period: value })}
        />
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
