import type { StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { type Hosted, type HostedMeta, inFrames } from '../../docs/storyMeta.ts';
import { storyTexts } from '../../i18n/testing/storyTexts.ts';
import { useText } from '../../i18n/useText.ts';
import { WarningDialog } from './WarningDialog.tsx';

const onChoose = fn();
const onClose = fn();

function Leaving() {
  const text = useText('common');
  return (
    <WarningDialog
      open
      title={text('deleteQuestion', { name: 'KIOSK-01' })}
      choices={[
        { id: 'stay', label: text('cancel') },
        { id: 'delete', label: text('delete'), tone: 'destructive' },
        { id: 'save', label: text('save'), tone: 'main' },
      ]}
      onChoose={onChoose}
      onClose={onClose}
    >
      {text('cannotUndo')}
    </WarningDialog>
  );
}

const meta = {
  title: 'Dialogs/WarningDialog',
  component: WarningDialog,
  render: () => <Leaving />,
  beforeEach: () => {
    onChoose.mockClear();
    onClose.mockClear();
  },
  parameters: inFrames(360),
} satisfies HostedMeta<typeof Leaving>;
export default meta;
type Story = StoryObj<Hosted<typeof meta, typeof Leaving>>;

/** Custom buttons; the one that is clicked runs its action. The main one has the focus at first. */
export const OwnButtons: Story = {
  parameters: { spec: ['A-DIALOG-10'] },
  play: async ({ globals, userEvent }) => {
    const text = await storyTexts('common', globals);
    const dialog = within(await screen.findByRole('dialog'));
    await waitFor(() => expect(dialog.getByRole('button', { name: text('save') })).toHaveFocus());
    await expect(dialog.getAllByRole('button')).toHaveLength(3);
    await userEvent.click(dialog.getByRole('button', { name: text('delete') }));
    await expect(onChoose).toHaveBeenCalledWith({ id: 'delete' });
    await userEvent.keyboard('{Escape}');
    await expect(onClose).toHaveBeenCalledOnce();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
