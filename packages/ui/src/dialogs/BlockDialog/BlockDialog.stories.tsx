import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { inFrames } from '../../docs/storyMeta.ts';
import { storyAdministrator, storyTexts } from '../../i18n/testing/storyTexts.ts';
import { BlockDialog } from './BlockDialog.tsx';

const meta = {
  title: 'Dialogs/BlockDialog',
  component: BlockDialog,
  args: { open: true, onClose: fn() },
  parameters: inFrames(360),
} satisfies Meta<typeof BlockDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Says whom to ask if the person cannot buy licenses. */
export const ForUsers: Story = {
  parameters: { spec: ['A-DIALOG-03'] },
  play: async ({ args, globals, userEvent }) => {
    const [text, common] = [await storyTexts('dialogs', globals), await storyTexts('common', globals)];
    const dialog = within(await screen.findByRole('dialog', { name: text('licenseTitle') }));
    const body = text('licenseBody', { administrator: await storyAdministrator(globals) });
    await waitFor(() => expect(dialog.getByText(body)).toBeVisible());
    await userEvent.click(dialog.getByRole('button', { name: common('ok') }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** Takes people who may buy licenses to the license page. */
export const ForManagers: Story = {
  args: { onOpenLicense: fn() },
  play: async ({ args, globals, userEvent }) => {
    const text = await storyTexts('dialogs', globals);
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: text('licenseOpen') }));
    await expect(args.onOpenLicense).toHaveBeenCalledOnce();
  },
};
