import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ariaShortcut, ShortcutKeys } from './ShortcutKeys.tsx';

const meta = {
  title: 'Primitives/ShortcutKeys',
  component: ShortcutKeys,
  args: { keys: ['mod', 'K'], platform: 'other' },
} satisfies Meta<typeof ShortcutKeys>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Palette: Story = {};

/** On a Mac, keys are shown as symbols. */
export const Mac: Story = {
  args: { platform: 'mac', keys: ['mod', 'shift', 'K'] },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('kbd')).toHaveTextContent('⌘⇧K');
    await expect(ariaShortcut(['mod', 'shift', 'K'], 'mac')).toBe('Meta+Shift+K');
    await expect(ariaShortcut(['mod', 'K'], 'other')).toBe('Control+K');
  },
};
