import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { PERIOD_PRESETS } from '@remote-console/domain';
import { useText } from '../../i18n/index.ts';
import type { PeriodChoice, PeriodDraft } from './usePeriodDraft.ts';

interface PresetChoiceProps {
  readonly draft: Pick<PeriodDraft, 'choice' | 'presets'>;
  readonly onChoose: (change: { readonly choice: PeriodChoice }) => void;
}

/** A period from now on in one click, or one with a custom end. */
export function PresetChoice({ draft, onChoose }: PresetChoiceProps) {
  const text = useText('approvals');
  const labels = {
    hour: text('preset_hour'),
    today: text('preset_today'),
    week: text('preset_week'),
    until: text('preset_until'),
  } as const satisfies Record<PeriodChoice, string>;
  return (
    <ToggleButtonGroup
      exclusive
      value={draft.choice}
      aria-label={text('presets')}
      onChange={(_event, choice: PeriodChoice | null) => onChoose({ choice: choice ?? draft.choice ?? 'until' })}
      sx={{ mb: 'var(--rc-space-lg)', maxWidth: '100%' }}
    >
      {[...PERIOD_PRESETS, 'until' as const].map((choice) => (
        <ToggleButton
          key={choice}
          value={choice}
          disabled={choice !== 'until' && !draft.presets.includes(choice)}
          sx={{ minWidth: 0 }}
        >
          {labels[choice]}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
