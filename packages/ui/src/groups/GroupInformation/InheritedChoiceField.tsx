import { FormRow, SelectField } from '../../primitives/index.ts';

interface InheritedChoiceFieldProps<Value extends string> {
  readonly label: string;
  readonly hint: string;
  /** What the group itself says; null where it says nothing. */
  readonly own: Value | null;
  /** What a group can say. */
  readonly values: readonly Value[];
  readonly wordsOf: (value: Value) => string;
  /** Says what holds where the group itself says nothing. */
  readonly inheritedLabel: string;
  /** Saves a choice, null for as the group above says; without it the field is only shown. */
  readonly onChange?: ((change: { readonly value: Value | null }) => void) | undefined;
}

/** One choice of several for the devices of a group, which says nothing itself where the group above it decides. */
export function InheritedChoiceField<Value extends string>(props: InheritedChoiceFieldProps<Value>) {
  const { label, hint, own, values, wordsOf, inheritedLabel, onChange } = props;
  if (!onChange) return <FormRow label={label}>{own === null ? inheritedLabel : wordsOf(own)}</FormRow>;
  return (
    <SelectField<Value | 'inherited'>
      label={label}
      hint={hint}
      value={own ?? 'inherited'}
      options={[
        { value: 'inherited', label: inheritedLabel },
        ...values.map((value) => ({ value, label: wordsOf(value) })),
      ]}
      onChange={(change) => onChange({ value: values.find((value) => value === change.value) ?? null })}
    />
  );
}
