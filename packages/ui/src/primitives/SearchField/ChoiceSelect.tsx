import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { SelectChevron } from '../SelectChevron.tsx';

interface ChoiceSelectProps<Value extends string> {
  /** Name of the choice, for those who listen. */
  readonly label: string;
  readonly value: Value | '';
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly onChoose: (value: Value) => void;
  /** Which of its sides hangs on to a neighbour. */
  readonly attached: 'none' | 'start' | 'end';
}

const CORNERS = {
  none: {},
  start: { borderStartStartRadius: 0, borderEndStartRadius: 0 },
  end: { borderStartEndRadius: 0, borderEndEndRadius: 0, mr: '-1px' },
} as const;

/** A choice inside a search: of the key, or of the value. */
export function ChoiceSelect<Value extends string>(props: ChoiceSelectProps<Value>) {
  const { label, value, options, onChoose, attached } = props;
  return (
    <NativeSelect
      value={value}
      onChange={({ target }) => {
        const chosen = options.find((option) => option.value === target.value);
        if (chosen) onChoose(chosen.value);
      }}
      IconComponent={SelectChevron}
      input={<OutlinedInput />}
      inputProps={{ 'aria-label': label }}
      sx={{
        flex: attached === 'end' ? 'none' : '1 1 0',
        minWidth: 0,
        ...(attached === 'end' ? { maxWidth: '46%' } : {}),
        ...CORNERS[attached],
        fontSize: 13,
        '&.Mui-focused': { zIndex: 1 },
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
