import { FormRow, SelectField } from '../../primitives/index.ts';

interface InheritedChoiceFieldProps<Value extends string> {
  readonly label: string;
  readonly hint: string;
  /** The group's own value; null to inherit. */
  readonly own: Value | null;
  /** The possible values. */
  readonly values: readonly Value[];
  readonly wordsOf: (value: Value) => string;
  /** The label of an inherited value. */
  readonly inheritedLabel: string;
  /** Saves a choice, null to inherit it; read-only without it. */
  readonly onChange?: ((change: { readonly value: Value | null }) => void) | undefined;
}

/** A choice for the devices of a group, which can be inherited from the group above. */
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
