import Box from '@mui/material/Box';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { storyTexts } from '../i18n/testing/storyTexts.ts';
import { PeriodBar } from './PeriodBar.tsx';

const meta = {
  title: 'Approvals/PeriodBar',
  component: PeriodBar,
  args: { from: '2026-11-21T04:00:00.000Z', to: '2026-11-21T09:00:00.000Z' },
  decorators: [
    (Story) => (
      <Box sx={{ maxWidth: 480 }}>
        <Story />
      </Box>
    ),
  ],
} satisfies Meta<typeof PeriodBar>;
export default meta;
type Story = StoryObj<typeof meta>;

/** In the future: now is before it. */
export const ToCome: Story = {
  play: async ({ canvas, globals }) => {
    const text = await storyTexts('approvals', globals);
    await expect(await canvas.findByText(text('from', { time: '2026/11/21 13:00' }))).toBeVisible();
    await expect(canvas.getByText(text('to', { time: '2026/11/21 18:00' }))).toBeVisible();
  },
};
export const Open: Story = { args: { from: '2026-11-21T00:00:00.000Z', tone: 'given' } };
export const Over: Story = {
  args: { from: '2026-11-20T00:00:00.000Z', to: '2026-11-20T09:00:00.000Z', tone: 'void' },
};
