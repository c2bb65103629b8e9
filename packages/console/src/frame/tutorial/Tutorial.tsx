import { Button } from '@remote-console/ui/primitives';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Modal from '@mui/material/Modal';
import Typography from '@mui/material/Typography';
import { useText } from '@remote-console/ui';
import { useId, useState } from 'react';
import { Spotlight } from './Spotlight.tsx';
import { stepAfter, stepBefore, TUTORIAL_FINISHED, TUTORIAL_STEPS, type TutorialStep } from './tutorialSteps.ts';
import { usePointed } from './usePointed.ts';

export interface TutorialProps {
  /** Called when the tour ends, finished or skipped; `forGood` when it is not to come again. */
  readonly onEnd: (end: { readonly forGood: boolean }) => void;
}

const CALM = '@media (prefers-reduced-motion: no-preference)';
const LAST = 3;

/** Each step begins with its title, which is read out with what describes it. */
const focusTitle = (title: HTMLElement | null) => title?.focus({ preventScroll: true });

/** The tour of the first run: four steps that point at the parts of the all-devices page. Escape skips it. */
export function Tutorial({ onEnd }: TutorialProps) {
  const text = useText('frame');
  const id = useId();
  const [step, setStep] = useState<TutorialStep>(0);
  const [forGood, setForGood] = useState(false);
  const [card, setCard] = useState<HTMLElement | null>(null);
  const shown = TUTORIAL_STEPS[step === TUTORIAL_FINISHED ? LAST : step];
  const pointed = usePointed(shown.anchors, card);

  const end = () => onEnd({ forGood });
  const go = (next: TutorialStep) => {
    if (next === TUTORIAL_FINISHED) end();
    else setStep(next);
  };

  return (
    <Modal open hideBackdrop onClose={end}>
      <Box sx={{ position: 'fixed', inset: 0, '&:focus': { outline: 'none' } }}>
        <Spotlight target={pointed?.target ?? null} />
        <Box
          ref={setCard}
          role="dialog"
          aria-modal
          aria-labelledby={`${id}-title`}
          aria-describedby={`${id}-body`}
          data-step={step}
          style={{
            top: pointed?.card.top ?? 0,
            left: pointed?.card.left ?? 0,
            opacity: pointed ? 1 : 0,
          }}
          sx={{
            position: 'fixed',
            display: 'grid',
            gap: 'var(--rc-space-cosy)',
            width: 'min(360px, calc(100vw - 24px))',
            maxHeight: 'calc(100dvh - 24px)',
            overflowY: 'auto',
            p: 'var(--rc-space-lg) var(--rc-space-roomy) var(--rc-space-lg)',
            borderRadius: 'var(--rc-radius-card)',
            bgcolor: 'tone.raised',
            color: 'tone.text',
            border: '1px solid',
            borderColor: 'tone.line',
            [CALM]: { transition: 'top 160ms, left 160ms' },
          }}
        >
          <Typography variant="body2" sx={{ color: 'tone.textHint' }}>
            {text('tourStep', { step: step + 1, total: TUTORIAL_STEPS.length })}
          </Typography>
          <Typography
            key={step}
            ref={focusTitle}
            id={`${id}-title`}
            tabIndex={-1}
            variant="h2"
            sx={{ fontSize: 'var(--rc-font-size-heading)', lineHeight: '24px', '&:focus': { outline: 'none' } }}
          >
            {text(shown.title)}
          </Typography>
          <Typography id={`${id}-body`} sx={{ color: 'tone.textSecondary' }}>
            {text(shown.body)}
          </Typography>
          <FormControlLabel
            control={<Checkbox checked={forGood} onChange={(_, checked) => setForGood(checked)} />}
            label={text('tourForGood')}
          />
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 'var(--rc-space-sm)' }}>
            <Box sx={{ display: 'flex', mr: 'auto' }}>
              <Button variant="text" onClick={end}>
                {text('tourSkip')}
              </Button>
            </Box>
            {step > 0 && <Button onClick={() => go(stepBefore(step))}>{text('tourBack')}</Button>}
            <Button variant="contained" onClick={() => go(stepAfter(step))}>
              {text(step === LAST ? 'tourFinish' : 'tourNext')}
            </Button>
          </Box>
        </Box>
      </Box>
    </Modal>
  );
}
