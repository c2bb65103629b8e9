import { addons } from 'storybook/preview-api';
import type { StepRunner } from 'storybook/internal/types';

/** The event that names a step of a play function once it has passed. */
const STEP_PASSED = 'storyStepPassed';

/** Runs a step and announces it: its title may name requirement rows, which it proves by passing. */
export const announceStep: StepRunner = async (title, play, context) => {
  await play(context);
  addons.getChannel().emit(STEP_PASSED, title);
};
