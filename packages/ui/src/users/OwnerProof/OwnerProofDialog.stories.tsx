import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { storyMessages, storyTexts } from '../../i18n/testing/storyTexts.ts';
import { OwnerProofDialog, type OwnerProofDialogProps } from './OwnerProofDialog.tsx';

const saves: OwnerProofDialogProps['onProve'] = async () => ({ kind: 'saved' });
const refusesCode: OwnerProofDialogProps['onProve'] = async () => ({
  kind: 'refused',
  error: '인증 코드가 맞지 않아요.',
  field: 'code',
});

const meta = {
  title: 'Users/OwnerProofDialog',
  component: OwnerProofDialog,
  args: {
    open: true,
    title: '로그인 2단계 인증을 끌까요?',
    confirmLabel: '끄기',
    destructive: true,
    demanded: 'password_and_code',
    loginId: 'hajun.park',
    onProve: fn(saves),
    onEnd: fn(),
  },
} satisfies Meta<typeof OwnerProofDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The current password and a code; a refused code is reported at its field and cleared, the password stays. */
export const WithCode: Story = {
  args: { onProve: fn(refusesCode) },
  play: async ({ args, globals, userEvent }) => {
    const text = await storyTexts('users', globals);
    const message = await storyMessages(globals);
    const dialog = within(await screen.findByRole('dialog', { name: args.title }));
    const password = dialog.getByLabelText(text('currentPassword'));
    const code = dialog.getByLabelText(text('oneTimeCode'));
    await waitFor(() => expect(password).toHaveFocus());
    await userEvent.click(dialog.getByRole('button', { name: args.confirmLabel }));
    await expect(await dialog.findByText(message('check_current_password'))).toBeVisible();
    await expect(args.onProve).not.toHaveBeenCalled();
    await userEvent.type(password, 'Demo!2345');
    await userEvent.type(code, '１２３4 56');
    await expect(code).toHaveValue('123456');
    await userEvent.click(dialog.getByRole('button', { name: args.confirmLabel }));
    await expect(args.onProve).toHaveBeenCalledWith({ currentPassword: 'Demo!2345', code: '123456' });
    await expect(await dialog.findByText('인증 코드가 맞지 않아요.')).toBeVisible();
    await waitFor(() => expect(code).toHaveFocus());
    await expect(code).toHaveValue('');
    await expect(password).toHaveValue('Demo!2345');
    await expect(args.onEnd).not.toHaveBeenCalled();
  },
};

/** Only the password, if no authenticator is registered. */
export const WithPassword: Story = {
  tags: ['no-visual'],
  args: { demanded: 'password', title: '이메일을 변경할까요?', confirmLabel: '이메일 변경', destructive: false },
  play: async ({ args, globals, userEvent }) => {
    const text = await storyTexts('users', globals);
    const dialog = within(await screen.findByRole('dialog', { name: args.title }));
    await expect(dialog.queryByLabelText(text('oneTimeCode'))).toBeNull();
    await userEvent.type(dialog.getByLabelText(text('currentPassword')), 'Demo!2345');
    await userEvent.click(dialog.getByRole('button', { name: args.confirmLabel }));
    await waitFor(() => expect(args.onEnd).toHaveBeenCalledWith({ kind: 'saved' }));
    await expect(args.onProve).toHaveBeenCalledWith({ currentPassword: 'Demo!2345' });
  },
};
