import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { storyTexts } from '../../i18n/testing/storyTexts.ts';
import { exampleRollout, finishedRollout, groupRollout, pausedRollout } from '../testing/exampleRollouts.ts';
import { RolloutCard } from './RolloutCard.tsx';

const meta = {
  title: 'Downloads/RolloutCard',
  component: RolloutCard,
  args: { rollout: exampleRollout, busy: null, onAct: fn() },
} satisfies Meta<typeof RolloutCard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The current wave is named, and a running rollout can only be stopped. */
export const Running: Story = {
  play: async ({ args, canvas, globals, userEvent }) => {
    const text = await storyTexts('downloads', globals);
    const now = (await canvas.findAllByRole('listitem')).filter((wave) => wave.getAttribute('aria-current') === 'step');
    await expect(now.map((wave) => wave.textContent)).toEqual([
      [
        text('rolloutWave_3'),
        text('rolloutWaveNow'),
        text('rolloutWaveDone', { updated: 46, all: 125 }),
        text('rolloutWaveFailed', { count: 1 }),
      ].join(''),
    ]);
    await expect(canvas.getAllByRole('button').map((button) => button.textContent)).toEqual([text('rolloutStop')]);
    await userEvent.click(canvas.getByRole('button', { name: text('rolloutStop') }));
    await expect(args.onAct).toHaveBeenCalledWith({ act: 'stop' });
  },
};

/** A paused rollout says why, and waits for a decision. */
export const Paused: Story = {
  args: { rollout: pausedRollout },
  play: async ({ args, canvas, globals, userEvent }) => {
    const text = await storyTexts('downloads', globals);
    await expect(await canvas.findByText(text('rolloutPausedNote', { count: 2 }))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: text('rolloutRetry') }));
    await userEvent.click(canvas.getByRole('button', { name: text('rolloutContinue') }));
    await expect(args.onAct).toHaveBeenNthCalledWith(1, { act: 'retry' });
    await expect(args.onAct).toHaveBeenNthCalledWith(2, { act: 'continue' });
  },
};

/** While a decision is being sent, no other can be made. */
export const Deciding: Story = {
  tags: ['no-visual'],
  args: { rollout: pausedRollout, busy: 'retry' },
  play: async ({ canvas, globals }) => {
    const text = await storyTexts('downloads', globals);
    await expect(await canvas.findByRole('button', { name: text('rolloutContinue') })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: text('rolloutStop') })).toBeDisabled();
  },
};

/** A rollout that has ended needs no decision. */
export const Finished: Story = {
  args: { rollout: finishedRollout },
  play: async ({ canvas, globals }) => {
    const text = await storyTexts('downloads', globals);
    await expect(await canvas.findByText(text('rollout_finished'))).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** A rollout of a group says so. */
export const OfAGroup: Story = {
  tags: ['no-visual'],
  args: { rollout: groupRollout },
  play: async ({ canvas, globals }) => {
    const text = await storyTexts('downloads', globals);
    await expect(
      await canvas.findByText(text('rolloutInGroup', { group: groupRollout.group?.name ?? '' })),
    ).toBeVisible();
  },
};

/** A company with one device has neither a second nor a third wave. */
export const OneDevice: Story = {
  args: {
    rollout: {
      ...exampleRollout,
      wave: 1,
      waves: [
        { waiting: 0, asked: 1, updated: 0, failed: 0 },
        { waiting: 0, asked: 0, updated: 0, failed: 0 },
        { waiting: 0, asked: 0, updated: 0, failed: 0 },
      ],
    },
  },
};

export const Phone: Story = { args: { rollout: pausedRollout }, globals: { viewport: { value: 'phone' } } };
