import Box from '@mui/material/Box';
import { Check, X } from 'lucide-react';
import { useText } from '../../i18n/useText.ts';
import { HiddenText } from '../HiddenText/index.ts';
import { SMALL_ICON } from '../icon.ts';

/** One step. */
export interface Step {
  readonly key: string;
  readonly label: string;
}

export interface StepperProps {
  /** What the steps lead to. */
  readonly label: string;
  readonly steps: readonly Step[];
  /** Where it is, from 0; the number of steps means that all are done. */
  readonly current: number;
  /** Whether the current step went wrong. */
  readonly failed?: boolean;
}

type StepState = 'done' | 'current' | 'failed' | 'ahead';

const LOOKS = {
  done: { bgcolor: 'tone.onlineSoft', color: 'tone.online', borderColor: 'transparent' },
  current: { bgcolor: 'tone.accent', color: 'tone.accentInk', borderColor: 'transparent' },
  failed: { bgcolor: 'tone.errorSoft', color: 'tone.error', borderColor: 'tone.error' },
  ahead: { bgcolor: 'tone.surface', color: 'tone.textSecondary', borderColor: 'tone.lineControl' },
} as const satisfies Record<StepState, object>;

function stateOf(index: number, current: number, failed: boolean): StepState {
  if (index < current) return 'done';
  if (index > current) return 'ahead';
  return failed ? 'failed' : 'current';
}

function Sign({ state, position }: { readonly state: StepState; readonly position: number }) {
  const sign = { done: <Check {...SMALL_ICON} />, failed: <X {...SMALL_ICON} />, current: null, ahead: null }[state];
  return (
    <Box
      component="span"
      aria-hidden
      sx={{
        display: 'grid',
        placeItems: 'center',
        boxSizing: 'border-box',
        width: 28,
        height: 28,
        borderRadius: 'var(--rc-radius-pill)',
        border: 1,
        fontSize: 'var(--rc-font-size-label)',
        fontWeight: 700,
        fontVariantNumeric: 'tabular-nums',
        ...LOOKS[state],
      }}
    >
      {sign ?? position}
    </Box>
  );
}

/** Numbered steps: which are done, which is now, which come. Each says so in words for those who listen. */
export function Stepper({ label, steps, current, failed = false }: StepperProps) {
  const text = useText('common');
  const words = {
    done: text('stepDone'),
    current: text('stepCurrent'),
    failed: text('stepFailed'),
    ahead: text('stepAhead'),
  };
  return (
    <Box component="ol" aria-label={label} sx={{ display: 'flex', m: 0, p: 0, listStyle: 'none', minWidth: 0 }}>
      {steps.map(({ key, label: name }, index) => {
        const state = stateOf(index, current, failed);
        return (
          <Box
            key={key}
            component="li"
            {...(index === current ? { 'aria-current': 'step' as const } : {})}
            sx={{
              position: 'relative',
              flex: '1 1 0',
              display: 'grid',
              justifyItems: 'center',
              alignContent: 'start',
              gap: 'var(--rc-space-snug)',
              minWidth: 0,
              px: 'var(--rc-space-xs)',
              textAlign: 'center',
              // The line to the step before.
              ...(index > 0
                ? {
                    '&::before': {
                      content: '""',
                      position: 'absolute',
                      top: 13,
                      insetInlineStart: 'calc(-50% + 20px)',
                      insetInlineEnd: 'calc(50% + 20px)',
                      height: 2,
                      bgcolor: index <= current ? 'tone.accent' : 'tone.line',
                    },
                  }
                : {}),
            }}
          >
            <Sign state={state} position={index + 1} />
            <Box
              component="span"
              sx={{
                maxWidth: '100%',
                fontSize: 'var(--rc-font-size-label)',
                lineHeight: '18px',
                fontWeight: state === 'current' || state === 'failed' ? 600 : 400,
                color: { done: 'tone.text', current: 'tone.text', failed: 'tone.error', ahead: 'tone.textSecondary' }[
                  state
                ],
                overflowWrap: 'anywhere',
              }}
            >
              <HiddenText>{text('stepPosition', { position: index + 1, total: steps.length })} </HiddenText>
              {name}
              <HiddenText> {words[state]}</HiddenText>
            </Box>
          </Box>
        );
      })}
    </Box>
  );
}
