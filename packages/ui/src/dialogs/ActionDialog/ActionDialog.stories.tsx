import type { StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { type Hosted, type HostedMeta, inFrames } from '../../docs/storyMeta.ts';
import { storyMessages, storyTexts } from '../../i18n/testing/storyTexts.ts';
import { useMessage } from '../../i18n/useMessage.ts';
import { useText } from '../../i18n/useText.ts';
import { ActionDialog } from './ActionDialog.tsx';

const onChoose = fn();

function DeviceActions() {
  const text = useText('devices');
  const message = useMessage();
  return (
    <ActionDialog
      open
      title="KIOSK-01"
      actions={[
        { id: 'rename', label: text('actionRename') },
        { id: 'reboot', label: text('actionReboot'), description: message('not_online_warning'), disabled: true },
        { id: 'move', label: text('actionMove') },
      ]}
      onChoose={onChoose}
      onClose={fn()}
    />
  );
}

const meta = {
  title: 'Dialogs/ActionDialog',
  component: ActionDialog,
  render: () => <DeviceActions />,
  beforeEach: () => {
    onChoose.mockClear();
  },
  parameters: inFrames(420),
} satisfies HostedMeta<typeof DeviceActions>;
export default meta;
type Story = StoryObj<Hosted<typeof meta, typeof DeviceActions>>;

/** A set of actions; the selected one runs, and one that is unavailable says why. */
export const Actions: Story = {
  parameters: { spec: ['A-DIALOG-18'] },
  play: async ({ globals, userEvent }) => {
    const text = await storyTexts('devices', globals);
    const message = await storyMessages(globals);
    const dialog = within(await screen.findByRole('dialog'));
    await waitFor(() => expect(dialog.getByText(message('not_online_warning'))).toBeVisible());
    await userEvent.click(dialog.getByRole('button', { name: text('actionMove') }));
    await expect(onChoose).toHaveBeenCalledWith({ id: 'move' });
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
