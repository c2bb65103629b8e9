import Box from '@mui/material/Box';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { storyTexts } from '../../i18n/testing/storyTexts.ts';
import { LoadingBar } from './LoadingBar.tsx';

const meta = {
  title: 'Primitives/LoadingBar',
  component: LoadingBar,
  decorators: [
    (Story) => (
      <Box sx={{ position: 'relative', height: 60, border: 1, borderColor: 'tone.line', borderRadius: '12px' }}>
        <Story />
      </Box>
    ),
  ],
} satisfies Meta<typeof LoadingBar>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Other rows are loading. */
export const OnItsWay: Story = {
  tags: ['waits-forever'],
  play: async ({ canvas, globals }) => {
    const text = await storyTexts('common', globals);
    await expect(await canvas.findByRole('progressbar', { name: text('loading') })).toBeVisible();
  },
};
