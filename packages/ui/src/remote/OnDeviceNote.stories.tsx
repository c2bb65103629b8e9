import { given } from '@remote-console/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { inFrames } from '../docs/storyMeta.ts';
import { storyTexts } from '../i18n/testing/storyTexts.ts';
import { OnDeviceNote } from './OnDeviceNote.tsx';
import { exampleSessions } from './testing/exampleSessions.tsx';

const meta = {
  title: 'Remote/OnDeviceNote',
  component: OnDeviceNote,
  parameters: inFrames(),
  args: { deviceId: 1 },
  beforeEach: ({ msw }) => msw.use(given.runningSessions(exampleSessions.slice(1))),
} satisfies Meta<typeof OnDeviceNote>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Two people are connected to the device; a click shows their sessions. */
export const SomebodyIsThere: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    const text = await storyTexts('remote', globals);
    await expect(await canvas.findByText(text('onDeviceMore', { name: '김서연', count: 1 }))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: text('showSessions') }));
    const dialog = within(await screen.findByRole('dialog', { name: text('running') }));
    await expect(await dialog.findByText('203.0.113.24')).toBeVisible();
  },
};

/** Only the viewer is connected. */
export const You: Story = {
  tags: ['no-visual'],
  beforeEach: ({ msw }) => msw.use(given.runningSessions(exampleSessions.slice(0, 1))),
  play: async ({ canvas, globals }) => {
    const text = await storyTexts('remote', globals);
    await expect(await canvas.findByText(text('onDeviceYou'))).toBeVisible();
  },
};

/** Nobody is connected: nothing is shown. */
export const Nobody: Story = {
  tags: ['no-visual'],
  beforeEach: ({ msw }) => msw.use(given.runningSessions([])),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('status')).toBeNull();
  },
};
