import { RETENTION_PERIODS, type NumberSetting } from '@remote-console/domain';
import { useText } from '../../i18n/index.ts';
import { SelectField, SwitchField, TextField } from '../../primitives/index.ts';
import type { SettingsForm, SwitchSetting } from './settingsForm.ts';

/** The shared props of the form's fields. */
export interface SettingFieldProps {
  readonly values: SettingsForm;
  readonly editable: boolean;
  readonly errorAt: (field: NumberSetting) => string | undefined;
  readonly onChange: (change: Partial<SettingsForm>) => void;
}

const LEVELS = ['level0', 'level1', 'level2', 'level3'] as const;
const RETENTION_TEXTS = { day: 'retentionDay', month: 'retentionMonth', year: 'retentionYear' } as const;
/** A setting that is typed as a number. */
type TypedNumber = Exclude<NumberSetting, 'passwordLevel' | 'statisticsDeletePeriod'>;

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
      checked={values[field]}
      disabled={!editable}
      onChange={({ checked }) => onChange({ [field]: checked })}
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

/** The strictness of the company's password rules. */
export function PasswordLevelField({ values, editable, errorAt, onChange }: SettingFieldProps) {
  const text = useText('policies');
  return (
    <SelectField
      label={text('passwordLevel')}
      name="passwordLevel"
      value={values.passwordLevel}
      options={LEVELS.map((level, index) => ({ value: String(index), label: text(level) }))}
      error={errorAt('passwordLevel')}
      hint={values.passwordLevel === '0' ? text('level0Hint') : undefined}
      disabled={!editable}
      onChange={({ value }) => onChange({ passwordLevel: value })}
    />
  );
}

/** How long statistics are kept. */
export function RetentionField({ values, editable, errorAt, onChange }: SettingFieldProps) {
  const text = useText('policies');
  return (
    <SelectField
      label={text('statisticsDeletePeriod')}
      name="statisticsDeletePeriod"
      value={values.statisticsDeletePeriod}
      options={RETENTION_PERIODS.map(({ id, count, unit }) => ({
        value: String(id),
        label: text(RETENTION_TEXTS[unit], { count }),
      }))}
      hint={text('statisticsDeletePeriodHint')}
      error={errorAt('statisticsDeletePeriod')}
      disabled={!editable}
      onChange={({ value }) => onChange({ statisticsDeletePeriod: value })}
    />
  );
}
