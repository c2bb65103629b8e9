import { DATE_FORMATS, LANGUAGE_NAMES, LANGUAGES } from '@remote-console/domain';
import { useText } from '../../i18n/index.ts';
import { FormSection, SelectField, type SaveOutcome } from '../../primitives/index.ts';
import type { Person, PersonChange } from '../person.ts';
import { CodeFields, type CodeFieldsProps } from './CodeFields.tsx';
import { RefreshFields } from './RefreshFields.tsx';
import { TimeZoneField } from './TimeZoneField.tsx';

export interface SettingsCardProps {
  readonly person: Person;
  readonly editable: boolean;
  /** Saves a typed value. */
  readonly onSave: (change: PersonChange) => Promise<SaveOutcome>;
  /** Saves a choice or a switch; a refusal is reported elsewhere and the choice reverts. */
  readonly onChoose: (change: PersonChange) => void;
  /** The section about one-time codes, only for accounts of the Corporate plan. */
  readonly codes?: Pick<CodeFieldsProps, 'onReset' | 'onHelp'> | undefined;
}

const LANGUAGE_OPTIONS = LANGUAGES.map((language) => ({ value: language, label: LANGUAGE_NAMES[language] }));
const FORMAT_OPTIONS = DATE_FORMATS.map(({ id, pattern }) => ({ value: String(id), label: pattern }));

/** A person's console settings: language, times, automatic refresh, one-time codes (C-PROFILE-11 to C-PROFILE-22). */
export function SettingsCard({ person, editable, onSave, onChoose, codes }: SettingsCardProps) {
  const text = useText('users');
  const refresh = { person, disabled: !editable, onSave, onSwitch: onChoose };
  return (
    <FormSection title={text('settings')}>
      <SelectField
        label={text('language')}
        value={person.language}
        options={LANGUAGE_OPTIONS}
        disabled={!editable}
        onChange={({ value }) => onChoose({ language: value })}
      />
      <TimeZoneField value={person.timeZoneId} disabled={!editable} onChange={onChoose} />
      <SelectField
        label={text('dateFormat')}
        value={String(person.dateFormatId)}
        options={FORMAT_OPTIONS}
        disabled={!editable}
        onChange={({ value }) => {
          const format = DATE_FORMATS.find(({ id }) => String(id) === value);
          if (format) onChoose({ dateFormatId: format.id });
        }}
      />
      <RefreshFields kind="list" {...refresh} />
      <RefreshFields kind="image" {...refresh} />
      {codes && <CodeFields {...codes} isOn={person.usesOneTimeCodes} disabled={!editable} onSwitch={onChoose} />}
    </FormSection>
  );
}
