import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DAILY_USE_DAYS, type UseDays } from '@remote-console/domain';
import { useText } from '../i18n/index.ts';

export interface DaysSwitchProps {
  readonly days: UseDays;
  readonly onChange: (change: { readonly days: UseDays }) => void;
}

/** Chooses the number of days. */
export function DaysSwitch({ days, onChange }: DaysSwitchProps) {
  const text = useText('overview');
  return (
    <ToggleButtonGroup
      exclusive
      aria-label={text('days')}
      value={days}
      onChange={(_event, chosen: UseDays | null) => {
        if (chosen !== null) onChange({ days: chosen });
      }}
    >
      {DAILY_USE_DAYS.map((choice) => (
        <ToggleButton key={choice} value={choice}>
          {text('daysShort', { count: choice })}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
