import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import type { LucideIcon } from 'lucide-react';
import { useText } from '../../i18n/useText.ts';
import { ICON } from '../icon.ts';

/** One way to look at something. */
export interface ViewChoice<View extends string> {
  readonly view: View;
  /** Its name: read out, and shown on hover. */
  readonly label: string;
  readonly Icon: LucideIcon;
}

export interface ViewSwitchProps<View extends string> {
  readonly choices: readonly ViewChoice<View>[];
  /** The view in use; none of the choices where another mode is. */
  readonly value: string;
  readonly onChange: (change: { view: View }) => void;
  /** Name of the group. */
  readonly label?: string;
}

/** Chooses between views by icon; the one in use is marked (B-LIST-04). */
export function ViewSwitch<View extends string>({ choices, value, onChange, label }: ViewSwitchProps<View>) {
  const text = useText('common');
  return (
    <ToggleButtonGroup
      exclusive
      value={value}
      aria-label={label ?? text('viewSwitch')}
      onChange={(_event, wanted: View | null) => {
        if (wanted !== null) onChange({ view: wanted });
      }}
    >
      {choices.map(({ view, label: name, Icon }) => (
        // The browser's own hint: a drawn one would be the only reason for the login page to load its code.
        <ToggleButton key={view} value={view} aria-label={name} title={name}>
          <Icon {...ICON} />
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
