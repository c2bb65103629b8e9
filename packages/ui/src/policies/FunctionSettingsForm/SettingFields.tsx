import { RETENTION_PERIODS, type NumberSetting } from '@remote-console/domain';
import { useText } from '../../i18n/index.ts';
import { SelectField, SwitchField, TextField } from '../../primitives/index.ts';
import type { SettingsForm, SwitchSetting } from './settingsForm.ts';

/** What every field of the form needs. */
export interface SettingFieldProps {
  readonly values: SettingsForm;
  readonly editable: boolean;
  readonly errorAt: (field: NumberSetting) => string | undefined;
  readonly onChange: (change: Partial<SettingsForm>) => void;
}

const LEVELS = ['level0', 'level1', 'level2', 'level3'] as const;
const RETENTION_TEXTS = { day: 'retentionDay', month: 'retentionMonth', year: 'retentionYear' } as const;
/** A setting that is typed as a number. */
type TypedNumber = Exclude<NumberSetting, 'password_level' | 'statistics_delete_period'>;

interface ToggleProps extends SettingFieldProps {
  readonly field: SwitchSetting;
  readonly hint?: string;
}

/** A setting that is on or off. */
export function Toggle({ field, hint, values, editable, onChange }: ToggleProps) {
  const text = useText('policies');
  return (
    <SwitchField
      label={text(field)}
      hint={hint}
      checked={values[field] === 1}
      disabled={!editable}
      onChange={({ checked }) => onChange({ [field]: checked ? 1 : 0 })}
    />
  );
}

interface NumberFieldProps extends SettingFieldProps {
  readonly field: TypedNumber;
  readonly hint?: string;
}

/** A setting that is a number. */
export function NumberField({ field, hint, values, editable, errorAt, onChange }: NumberFieldProps) {
  const text = useText('policies');
  return (
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
      onChange={({ value }) => onChange({ [field]: value })}
    />
  );
}

/** The security software that devices must have. */
export function VaccineField({ values, editable, onChange }: SettingFieldProps) {
  const text = useText('policies');
  return (
    <TextField
      label={text('vaccine')}
      name="vaccine"
      hint={text('vaccineHint')}
      autoComplete="off"
      value={values.vaccine}
      disabled={!editable}
      onChange={({ value }) => onChange({ vaccine: value })}
    />
  );
}

/** How strict the company is about passwords. */
export function PasswordLevelField({ values, editable, errorAt, onChange }: SettingFieldProps) {
  const text = useText('policies');
  return (
    <SelectField
      label={text('password_level')}
      name="password_level"
      value={values.password_level}
      options={LEVELS.map((level, index) => ({ value: String(index), label: text(level) }))}
      error={errorAt('password_level')}
      hint={values.password_level === '0' ? text('level0Hint') : undefined}
      disabled={!editable}
      onChange={({ value }) => onChange({ password_level: value })}
    />
  );
}

/** How long statistics are kept. */
export function RetentionField({ values, editable, errorAt, onChange }: SettingFieldProps) {
  const text = useText('policies');
  return (
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
      onChange={({ value }) => onChange({ statistics_delete_period: value })}
    />
  );
}
