import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { SMALL_ICON } from '../../primitives/index.ts';

interface QuietSelectProps {
  /** Name of the choice, for those who listen. */
  readonly label: string;
  readonly value: string;
  readonly onChange: (change: { readonly value: string }) => void;
  /** The choices, as `option` elements. */
  readonly children: ReactNode;
}

const Chevron = ({ className }: { readonly className?: string }) => (
  <ChevronDown {...SMALL_ICON} {...(className ? { className } : {})} />
);

/** A choice in the bar, as wide as its words. */
export function QuietSelect({ label, value, onChange, children }: QuietSelectProps) {
  return (
    <NativeSelect
      value={value}
      input={<OutlinedInput />}
      inputProps={{ 'aria-label': label }}
      IconComponent={Chevron}
      onChange={({ target }) => onChange({ value: target.value })}
      sx={{
        flex: 'none',
        fontSize: 13,
        '& .MuiNativeSelect-icon': { right: 10, top: 'calc(50% - 7px)', color: 'tone.textHint' },
        '& .MuiNativeSelect-select.MuiNativeSelect-select': { pr: '30px' },
      }}
    >
      {children}
    </NativeSelect>
  );
}
