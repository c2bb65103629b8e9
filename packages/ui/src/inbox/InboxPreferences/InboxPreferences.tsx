import type { InboxPreference } from '@remote-console/api-client';
import { INBOX_CHOICES, type InboxKind, isChoiceOpen } from '@remote-console/domain';
import { useText } from '../../i18n/index.ts';
import { FormSection, RadioField } from '../../primitives/index.ts';

/** The error of a choice that was not saved. */
export interface ChoiceFault {
  readonly kind: InboxKind;
  readonly words: string;
}

export interface InboxPreferencesProps {
  /** One per kind that the person can get. */
  readonly preferences: readonly InboxPreference[];
  /** What was not saved, and why; shown at its kind. */
  readonly faults: readonly ChoiceFault[];
  readonly onChoose: (change: InboxPreference) => void;
}

/** Where items of each kind arrive: one choice per kind. */
export function InboxPreferences({ preferences, faults, onChoose }: InboxPreferencesProps) {
  const text = useText('inbox');
  return (
    <FormSection title={text('choices')} description={text('settingsHint')}>
      {preferences.map(({ kind, choice }) => (
        <RadioField
          key={kind}
          label={text(`kind_${kind}`)}
          hint={text(`about_${kind}`)}
          error={faults.find((fault) => fault.kind === kind)?.words}
          direction="row"
          value={choice}
          options={INBOX_CHOICES.map((value) => ({
            value,
            label: text(`choice_${value}`),
            disabled: !isChoiceOpen(kind, value),
          }))}
          onChange={({ value }) => onChoose({ kind, choice: value })}
        />
      ))}
    </FormSection>
  );
}
