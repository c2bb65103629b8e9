import { NativeSelect } from '../NativeSelect/NativeSelect.tsx';
import styles from './ChoiceSelect.module.css';

interface ChoiceSelectProps<Value extends string> {
  /** Name of the choice, for screen readers. */
  readonly label: string;
  readonly value: Value | '';
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly onChoose: (value: Value) => void;
  /** Which side is attached to a neighbor. */
  readonly attached: 'none' | 'start' | 'end';
}

/** A select inside a search: of the key, or of the value. */
export function ChoiceSelect<Value extends string>(props: ChoiceSelectProps<Value>) {
  const { label, value, options, onChoose, attached } = props;
  return (
    <NativeSelect
      className={`${styles.choice} ${attached === 'none' ? '' : styles[attached]}`}
      aria-label={label}
      value={value}
      onChange={({ target }) => {
        const chosen = options.find((option) => option.value === target.value);
        if (chosen) onChoose(chosen.value);
      }}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </NativeSelect>
  );
}
