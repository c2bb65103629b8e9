import { aProfile, given } from '@remote-console/api-client/testing';
import { MEMBER_TYPES } from '@remote-console/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { inFrames } from '../../docs/storyMeta.ts';
import { storyMessages, storyTexts } from '../../i18n/testing/storyTexts.ts';
import { LoginAgainDialog } from './LoginAgainDialog.tsx';

const person = aProfile();

const meta = {
  title: 'Accounts/LoginAgainDialog',
  component: LoginAgainDialog,
  parameters: inFrames(),
  args: { open: true, id: person.loginId, onLoggedIn: fn(), onLeave: fn() },
} satisfies Meta<typeof LoginAgainDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The session has ended. */
export const Asks: Story = {};

/** The ID is fixed; the password is enough. */
export const LogsIn: Story = {
  parameters: {
    msw: {
      handlers: [
        given.login({ isLogin: 'Success', token: 'fresh', loginId: person.loginId, userType: 2, profile: person }),
      ],
    },
  },
  play: async ({ args, globals, userEvent }) => {
    const text = await storyTexts('accounts', globals);
    const id = await screen.findByLabelText(text('loginId'));
    await expect(id).toHaveValue(person.loginId);
    await expect(id).toHaveAttribute('readonly');
    await waitFor(() => expect(screen.getByLabelText(text('password'))).toHaveFocus());
    await userEvent.keyboard('Demo!2345{Enter}');
    await waitFor(() => expect(args.onLoggedIn).toHaveBeenCalledWith(expect.objectContaining({ token: 'fresh' })));
  },
};

/** Partners log in again through the partner login, and nowhere else. */
export const Partner: Story = {
  args: { entrance: 'partners' },
  parameters: {
    msw: {
      handlers: [
        given.partnerLogin({
          isLogin: 'Success',
          token: 'fresh',
          loginId: person.loginId,
          userType: MEMBER_TYPES.partner,
          profile: { ...person, userType: MEMBER_TYPES.partner },
        }),
      ],
    },
  },
  play: async ({ args, globals, userEvent }) => {
    const text = await storyTexts('accounts', globals);
    const password = await screen.findByLabelText(text('password'));
    await waitFor(() => expect(password).toHaveFocus());
    await userEvent.keyboard('Demo!2345{Enter}');
    await waitFor(() => expect(args.onLoggedIn).toHaveBeenCalledWith(expect.objectContaining({ token: 'fresh' })));
  },
};

/** A wrong password is reported at the field, and the dialog stays. */
export const WrongPassword: Story = {
  parameters: {
    msw: { handlers: [given.login({ isLogin: 'Fail', step1: 'fail', cause: { step1: 'not_matched_user' } })] },
  },
  play: async ({ args, globals, userEvent }) => {
    const text = await storyTexts('accounts', globals);
    const message = await storyMessages(globals);
    await userEvent.type(await screen.findByLabelText(text('password')), 'wrong{Enter}');
    await screen.findByText(message('not_matched_user'));
    await userEvent.keyboard('{Escape}');
    await expect(args.onLeave).not.toHaveBeenCalled();
    await expect(args.onLoggedIn).not.toHaveBeenCalled();
  },
};

/** People who prefer not to log in again can go to the login page. */
export const Leaves: Story = {
  play: async ({ args, globals, userEvent }) => {
    const text = await storyTexts('accountPages', globals);
    await userEvent.click(await screen.findByRole('button', { name: text('leaveForLogin') }));
    await expect(args.onLeave).toHaveBeenCalledOnce();
  },
};

/** The login succeeded, but a later step failed. */
export const NotTakenUp: Story = { args: { failure: 'data_load_failed' } };
