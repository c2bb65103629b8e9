import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { inFrames } from '../../docs/storyMeta.ts';
import { storyTexts } from '../../i18n/testing/storyTexts.ts';
import { PledgeDialog } from './PledgeDialog.tsx';

const meta = {
  title: 'Dialogs/PledgeDialog',
  component: PledgeDialog,
  args: { open: true, deviceName: 'KIOSK-01', onAgree: fn(), onClose: fn() },
  parameters: inFrames(420),
} satisfies Meta<typeof PledgeDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Only people who agree are connected. */
export const Asks: Story = {
  parameters: { spec: ['A-DIALOG-09'] },
  play: async ({ args, globals, userEvent }) => {
    const text = await storyTexts('dialogs', globals);
    const dialog = within(await screen.findByRole('dialog', { name: text('pledgeTitle', { name: 'KIOSK-01' }) }));
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(args.onAgree).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('button', { name: text('pledgeAgree') }));
    await expect(args.onAgree).toHaveBeenCalledOnce();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
