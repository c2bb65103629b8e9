import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { useState } from 'react';
import { storyMessages, storyTexts } from '../../i18n/testing/storyTexts.ts';
import { CodeDialog, type CodeDialogProps } from './CodeDialog.tsx';

const QR = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 21 21"><path fill="#111" d="M0 0h7v7H0zM14 0h7v7h-7zM0 14h7v7H0zM9 1h2v3H9zM8 8h5v2H8zM15 9h2v2h-2zM9 12h3v2H9zM14 14h2v5h-2zM18 12h3v3h-3zM8 17h4v2H8zM18 18h2v2h-2z"/><path fill="#fff" d="M1 1h5v5H1zM15 1h5v5h-5zM1 15h5v5H1z"/><path fill="#111" d="M2 2h3v3H2zM16 2h3v3h-3zM2 16h3v3H2z"/></svg>',
)}`;

const meta = {
  title: 'Accounts/CodeDialog',
  component: CodeDialog,
  args: { open: true, onSubmit: fn(), onCancel: fn() },
} satisfies Meta<typeof CodeDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The field accepts only digits, at most six, and only six can be submitted. */
export const SixDigits: Story = {
  parameters: { spec: ['A-OTP-01', 'A-OTP-02', 'A-OTP-03'] },
  play: async ({ args, globals, userEvent }) => {
    const text = await storyTexts('accounts', globals);
    const field = await screen.findByRole('textbox', { name: text('codeLabel') });
    await waitFor(() => expect(field).toHaveFocus());
    const submit = screen.getByRole('button', { name: text('codeSubmit') });
    await userEvent.type(field, 'ab-1 2x3.4');
    await expect(field).toHaveValue('1234');
    await expect(submit).toBeDisabled();
    await userEvent.type(field, '5{Enter}');
    await expect(submit).toBeDisabled();
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.type(field, '678');
    await expect(field).toHaveValue('123456');
    await userEvent.click(submit);
    await expect(args.onSubmit).toHaveBeenCalledWith({ code: '123456' });
  },
};

function Refusing(props: CodeDialogProps) {
  const [failure, setFailure] = useState<CodeDialogProps['failure']>(null);
  return <CodeDialog {...props} failure={failure ?? null} onSubmit={() => setFailure({ message: 'invalid_otp' })} />;
}

/** After a wrong code the dialog stays open; the field is empty and has the focus. */
export const WrongCode: Story = {
  render: (args) => <Refusing {...args} />,
  play: async ({ globals, userEvent }) => {
    const text = await storyTexts('accounts', globals);
    const message = await storyMessages(globals);
    const field = await screen.findByRole('textbox', { name: text('codeLabel') });
    await userEvent.type(field, '123456');
    await userEvent.click(screen.getByRole('button', { name: text('codeSubmit') }));
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(message('invalid_otp')));
    await expect(field).toHaveValue('');
    await expect(field).toHaveFocus();
  },
};

/** People who have not set up the app yet get the image for that. */
/** People who cannot scan the image, because they are on the phone it is for or cannot see it, get the key as text. */
export const WithQrImage: Story = {
  args: { qrImage: QR, secret: 'JBSWY3DPEHPK3PXP' },
  play: async ({ globals }) => {
    const text = await storyTexts('accounts', globals);
    const image = await screen.findByRole('img', { name: text('qrCode') });
    await waitFor(() => expect(image).toBeVisible());
    await expect(screen.getByText('JBSW Y3DP EHPK 3PXP')).toBeVisible();
    await expect(screen.getByRole('button', { name: new RegExp(text('codeKey')) })).toBeVisible();
  },
};

export const Checking: Story = { tags: ['waits-forever'], args: { busy: true } };
