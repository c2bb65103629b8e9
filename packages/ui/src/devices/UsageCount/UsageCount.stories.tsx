import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { storyTexts } from '../../i18n/testing/storyTexts.ts';
import { UsageCount } from './UsageCount.tsx';

const meta = {
  title: 'Devices/UsageCount',
  component: UsageCount,
  args: { used: 214, limit: 300 },
} satisfies Meta<typeof UsageCount>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Used: Story = {
  play: async ({ canvas, globals }) => {
    const text = await storyTexts('devices', globals);
    await expect(await canvas.findByText(text('usage', { used: 214, limit: 300 }))).toBeVisible();
  },
};

export const WithoutLimit: Story = { args: { limit: null } };
export const Full: Story = { args: { used: 300 } };
export const OverTheLimit: Story = { args: { used: 312 } };
export const None: Story = { args: { used: 0 } };
export const Large: Story = { args: { used: 98_214, limit: 100_000 } };
