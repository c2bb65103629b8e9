import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ShortcutDialog } from './ShortcutDialog.tsx';

const meta = {
  title: 'Frame/ShortcutDialog',
  component: ShortcutDialog,
  args: { onClose: fn() },
} satisfies Meta<typeof ShortcutDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The console's keyboard shortcuts. */
export const Default: Story = {};

/** On a phone with a keyboard. */
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
