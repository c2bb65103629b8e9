import { Button } from '@remote-console/ui/primitives';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Modal from '@mui/material/Modal';
import { useText } from '@remote-console/ui';
import { useId, useState } from 'react';
import { Spotlight } from './Spotlight.tsx';
import { stepAfter, stepBefore, TUTORIAL_FINISHED, TUTORIAL_STEPS, type TutorialStep } from './tutorialSteps.ts';
import { usePointed } from './usePointed.ts';
import styles from './Tutorial.module.css';

export interface TutorialProps {
  /** Called when the tour ends, finished or skipped; `forGood` when it should not be shown again. */
  readonly onEnd: (end: { readonly forGood: boolean }) => void;
}

const LAST = 3;

/** Each step starts with its title, which is announced along with its description. */
const focusTitle = (title: HTMLElement | null) => title?.focus({ preventScroll: true });

/** The tour of the first run: four steps that point at parts of the all-devices page. Escape skips it. */
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
      <div className={styles.overlay}>
        <Spotlight target={pointed?.target ?? null} />
        <div
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
          className={styles.card}
        >
          <p className={styles.step}>{text('tourStep', { step: step + 1, total: TUTORIAL_STEPS.length })}</p>
          <h2 key={step} ref={focusTitle} id={`${id}-title`} tabIndex={-1} className={styles.title}>
            {text(shown.title)}
          </h2>
          <p id={`${id}-body`} className={styles.body}>
            {text(shown.body)}
          </p>
          <FormControlLabel
            control={<Checkbox checked={forGood} onChange={(_, checked) => setForGood(checked)} />}
            label={text('tourForGood')}
          />
          <div className={styles.actions}>
            <div className={styles.skip}>
              <Button variant="text" onClick={end}>
                {text('tourSkip')}
              </Button>
            </div>
            {step > 0 && <Button onClick={() => go(stepBefore(step))}>{text('tourBack')}</Button>}
            <Button variant="contained" onClick={() => go(stepAfter(step))}>
              {text(step === LAST ? 'tourFinish' : 'tourNext')}
            </Button>
          </div>
        </div>
      </div>
    </Modal>
  );
}
