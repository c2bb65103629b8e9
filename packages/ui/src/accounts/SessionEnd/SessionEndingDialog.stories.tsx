import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { storyTexts } from '../../i18n/testing/storyTexts.ts';
import { SessionEndingDialog, type SessionEndingDialogProps } from './SessionEndingDialog.tsx';

const meta = {
  title: 'Accounts/SessionEndingDialog',
  component: SessionEndingDialog,
  args: { open: true, secondsLeft: 272, onStay: fn<() => void>(), onLogOut: fn(), onClose: fn() },
} satisfies Meta<SessionEndingDialogProps>;
export default meta;
type Story = StoryObj<SessionEndingDialogProps>;

/** A few minutes before the end. */
export const Warns: Story = {};

/** The main button has the focus; Escape also keeps the session, so that a stray key ends nothing. */
export const Stays: Story = {
  play: async ({ args, globals, userEvent }) => {
    const text = await storyTexts('accountPages', globals);
    const stay = await screen.findByRole('button', { name: text('stayLoggedIn') });
    await expect(stay).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(stay);
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(args.onStay).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: text('logOutNow') }));
    await expect(args.onLogOut).toHaveBeenCalledOnce();
  },
};

/** The request to the server is running. */
export const Asking: Story = { args: { busy: true } };

/** The server could not be reached; the person can try again. */
export const Failed: Story = { args: { secondsLeft: 9, failure: 'server_unreachable' } };

/** The company limits the total session time, so it cannot be extended. */
export const ForGood: Story = {
  args: { onStay: null },
  play: async ({ args, globals, userEvent }) => {
    const text = await storyTexts('accountPages', globals);
    const common = await storyTexts('common', globals);
    await screen.findByText(text('sessionEndingForGood', { time: '4:32' }));
    await expect(screen.queryByRole('button', { name: text('stayLoggedIn') })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: common('ok') }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
