import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { inFrames } from '../../docs/storyMeta.ts';
import { OtpHelpDialog } from './OtpHelpDialog.tsx';

const meta = {
  title: 'Dialogs/OtpHelpDialog',
  component: OtpHelpDialog,
  args: { open: true, onClose: fn() },
  parameters: inFrames(420),
} satisfies Meta<typeof OtpHelpDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The four steps, in order. */
export const Steps: Story = {
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.getAllByRole('listitem')).toHaveLength(4);
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
