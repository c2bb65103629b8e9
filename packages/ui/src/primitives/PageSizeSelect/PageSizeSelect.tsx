import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useText } from '../../i18n/useText.ts';
import { SelectChevron } from '../SelectChevron.tsx';

export interface PageSizeSelectProps<Size extends number> {
  /** Entries per page now. */
  readonly value: Size;
  /** What can be chosen, smallest first. */
  readonly options: readonly Size[];
  readonly onChange: (change: { size: Size }) => void;
}

/** How many entries a page has. */
export function PageSizeSelect<Size extends number>({ value, options, onChange }: PageSizeSelectProps<Size>) {
  const text = useText('common');
  return (
    <NativeSelect
      value={value}
      onChange={(event) => {
        const size = options.find((option) => String(option) === event.target.value);
        if (size !== undefined) onChange({ size });
      }}
      IconComponent={SelectChevron}
      input={<OutlinedInput />}
      inputProps={{ 'aria-label': text('pageSize') }}
      sx={{
        flex: '0 1 auto',
        minWidth: 0,
        maxWidth: '100%',
        bgcolor: 'transparent',
        color: 'tone.textSecondary',
        fontSize: 13,
        '& .MuiOutlinedInput-notchedOutline': { borderColor: 'transparent' },
        '& .MuiNativeSelect-select.MuiNativeSelect-select': { pl: '10px' },
      }}
    >
      {options.map((size) => (
        <option key={size} value={size}>
          {text('perPage', { count: size })}
        </option>
      ))}
    </NativeSelect>
  );
}
