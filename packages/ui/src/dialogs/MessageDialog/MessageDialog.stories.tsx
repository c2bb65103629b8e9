import type { StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { type Hosted, type HostedMeta, inFrames } from '../../docs/storyMeta.ts';
import { useMessage } from '../../i18n/useMessage.ts';
import { MessageDialog } from './MessageDialog.tsx';

const onClose = fn();

function Message({ messageKey }: { readonly messageKey: string }) {
  const message = useMessage();
  return <MessageDialog open title={message(messageKey)} onClose={onClose} />;
}

const meta = {
  title: 'Dialogs/MessageDialog',
  component: MessageDialog,
  render: (args) => <Message {...args} />,
  args: { messageKey: 'data_load_failed' },
  beforeEach: () => {
    onClose.mockClear();
  },
  parameters: inFrames(360),
} satisfies HostedMeta<typeof Message>;
export default meta;
type Story = StoryObj<Hosted<typeof meta, typeof Message>>;

/** A text and an OK button; OK reports that the message can be closed. */
export const LoadFailed: Story = {
  parameters: { spec: ['A-DIALOG-01'] },
  globals: { language: 'ko' },
  play: async ({ userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: /지금은 데이터를 불러올 수 없어요/ }));
    await expect(dialog.getAllByRole('button')).toHaveLength(1);
    await userEvent.click(dialog.getByRole('button', { name: '확인' }));
    await expect(onClose).toHaveBeenCalledOnce();
  },
};

export const ServerUnreachable: Story = { args: { messageKey: 'server_unreachable' } };
