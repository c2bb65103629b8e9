import Box from '@mui/material/Box';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { storyTexts } from '../../i18n/testing/storyTexts.ts';
import { JoinDone } from './JoinDone.tsx';

const meta = {
  title: 'Accounts/JoinDone',
  component: JoinDone,
  args: { loginHref: '#login' },
  decorators: [
    (Story) => (
      <Box sx={{ maxWidth: 360 }}>
        <Story />
      </Box>
    ),
  ],
} satisfies Meta<typeof JoinDone>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A description, the free trial, and a link to the login. */
export const Done: Story = {
  parameters: { spec: ['A-JOIN-38', 'A-JOIN-39', 'A-JOIN-40'] },
  play: async ({ canvas, globals }) => {
    const text = await storyTexts('accountPages', globals);
    await expect(await canvas.findByText(text('joinDoneBody'))).toBeVisible();
    await expect(canvas.getByText(text('joinDoneTrial', { days: 15, devices: 5 }))).toBeVisible();
    await expect(canvas.getByRole('link', { name: text('toLogin') })).toHaveAttribute('href', '#login');
  },
};
