import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { inFrames } from '../../docs/storyMeta.ts';
import { storyTexts } from '../../i18n/testing/storyTexts.ts';
import { ListDialog } from './ListDialog.tsx';

const meta = {
  title: 'Dialogs/ListDialog',
  component: ListDialog,
  args: { open: true, title: 'KIOSK', lines: ['KIOSK-01', 'KIOSK-02', 'KIOSK-03'], onClose: fn() },
  parameters: inFrames(360),
} satisfies Meta<typeof ListDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Lines of text and a close button. */
export const Lines: Story = {
  parameters: { spec: ['A-DIALOG-19'] },
  play: async ({ args, globals, userEvent }) => {
    const text = await storyTexts('common', globals);
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(args.lines);
    await expect(dialog.getAllByRole('button')).toHaveLength(1);
    await userEvent.click(dialog.getByRole('button', { name: text('close') }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** More lines than fit on the screen: the list scrolls, the button stays. */
export const Many: Story = {
  args: { lines: Array.from({ length: 120 }, (_, index) => `KIOSK-${String(index + 1).padStart(3, '0')}`) },
};
