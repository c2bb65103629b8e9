import Box from '@mui/material/Box';
import { sentencesText } from '@remote-console/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import { storyLanguage, storyMessages, storyTexts } from '../../i18n/testing/storyTexts.ts';
import { LoginForm } from './LoginForm.tsx';

const meta = {
  title: 'Accounts/LoginForm',
  component: LoginForm,
  args: { onSubmit: fn() },
  decorators: [
    (Story) => (
      <Box sx={{ maxWidth: 360 }}>
        <Story />
      </Box>
    ),
  ],
} satisfies Meta<typeof LoginForm>;
export default meta;
type Story = StoryObj<typeof meta>;

/** An ID field and a masked password field; the ID has the focus. */
export const Empty: Story = {
  parameters: { spec: ['A-LOGIN-01'] },
  play: async ({ canvas, globals }) => {
    const text = await storyTexts('accounts', globals);
    const id = await canvas.findByRole('textbox', { name: text('loginId') });
    await waitFor(() => expect(id).toHaveFocus());
    await expect(id).toHaveAttribute('autocomplete', 'username');
    const password = canvas.getByLabelText(text('password'));
    await expect(password).toHaveAttribute('type', 'password');
    await expect(password).toHaveAttribute('autocomplete', 'current-password');
  },
};

/** The remembered ID is filled in, and the password has the focus. */
export const Remembered: Story = {
  args: { initialId: 'manager@demo.example', initialRemember: true },
  parameters: { spec: ['A-LOGIN-02'] },
  play: async ({ args, canvas, globals, userEvent }) => {
    const text = await storyTexts('accounts', globals);
    const password = await canvas.findByLabelText(text('password'));
    await waitFor(() => expect(password).toHaveFocus());
    const toggle = canvas.getByRole('checkbox', { name: text('rememberId') });
    await expect(toggle).toBeChecked();
    await userEvent.click(toggle);
    await userEvent.type(password, 'Demo!2345{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith({
      id: 'manager@demo.example',
      password: 'Demo!2345',
      remember: false,
      view: 'table',
    });
  },
};

/** In the mobile application the toggle logs in automatically. */
export const MobileApplication: Story = {
  args: { mobileApp: true },
  globals: { viewport: { value: 'phone' } },
  parameters: { spec: ['A-LOGIN-03'] },
  play: async ({ canvas, globals }) => {
    const text = await storyTexts('accounts', globals);
    await expect(await canvas.findByRole('checkbox', { name: text('rememberMe') })).toBeEnabled();
    await expect(canvas.queryByRole('checkbox', { name: text('rememberId') })).toBeNull();
  },
};

/** The device list will open as cards or as a table, as selected here. */
export const ChoosesCards: Story = {
  args: { initialId: 'manager@demo.example' },
  parameters: { spec: ['A-LOGIN-04'] },
  play: async ({ args, canvas, globals, userEvent }) => {
    const text = await storyTexts('accounts', globals);
    await expect(await canvas.findByRole('button', { name: text('viewTable') })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await userEvent.click(canvas.getByRole('button', { name: text('viewCard') }));
    await expect(canvas.getByRole('button', { name: text('viewCard') })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.type(canvas.getByLabelText(text('password')), 'Demo!2345');
    await userEvent.click(canvas.getByRole('button', { name: text('login') }));
    await expect(args.onSubmit).toHaveBeenCalledWith(expect.objectContaining({ view: 'card' }));
  },
};

/** Nothing is sent without an ID and a password; the message is shown at the empty field, which gets the focus. */
export const EmptyFieldsRefused: Story = {
  play: async ({ args, canvas, globals, userEvent }) => {
    const text = await storyTexts('accounts', globals);
    const message = await storyMessages(globals);
    const submit = await canvas.findByRole('button', { name: text('login') });
    await userEvent.click(submit);
    const id = canvas.getByRole('textbox', { name: text('loginId') });
    await expect(id).toHaveFocus();
    await expect(id).toHaveAccessibleDescription(message('invalid_id_and_pw'));
    await userEvent.type(id, 'manager@demo.example');
    await userEvent.click(submit);
    const password = canvas.getByLabelText(text('password'));
    await expect(password).toHaveFocus();
    await expect(password).toHaveAccessibleDescription(message('invalid_id_and_pw'));
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** The password can be shown and hidden again. */
export const ShowsPassword: Story = {
  args: { initialId: 'manager@demo.example' },
  play: async ({ canvas, globals, userEvent }) => {
    const text = await storyTexts('accounts', globals);
    const common = await storyTexts('common', globals);
    const password = await canvas.findByLabelText(text('password'));
    await userEvent.type(password, 'Demo!2345');
    await userEvent.click(canvas.getByRole('button', { name: common('showPassword') }));
    await expect(password).toHaveAttribute('type', 'text');
    await userEvent.click(canvas.getByRole('button', { name: common('hidePassword') }));
    await expect(password).toHaveAttribute('type', 'password');
  },
};

/** The Enter that completes a syllable sends nothing; the next one does. */
export const ComposingSendsNothing: Story = {
  args: { initialId: '홍길동' },
  tags: ['no-visual'],
  play: async ({ args, canvas, globals, userEvent }) => {
    const text = await storyTexts('accounts', globals);
    const id = await canvas.findByRole('textbox', { name: text('loginId') });
    const ended = fireEvent.keyDown(id, { key: 'Enter', isComposing: true });
    await expect(ended).toBe(false);
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.type(canvas.getByLabelText(text('password')), 'Demo!2345{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
  },
};

/** While a login is running, the button cannot be pressed again. */
export const Running: Story = {
  args: { initialId: 'manager@demo.example', busy: true },
  play: async ({ canvas, globals }) => {
    const text = await storyTexts('accounts', globals);
    await expect(await canvas.findByRole('button', { name: text('loggingIn') })).toBeDisabled();
  },
};

/** The error is shown at the field, with the number of attempts left. */
export const Failed: Story = {
  args: {
    initialId: 'manager@demo.example',
    failure: { message: 'not_matched_user', attempts: { current: 2, limit: 5 } },
  },
  play: async ({ canvas, globals }) => {
    const text = await storyTexts('accounts', globals);
    const message = await storyMessages(globals);
    const password = await canvas.findByLabelText(text('password'));
    await expect(password).toHaveAccessibleDescription(
      sentencesText(
        [message('not_matched_user'), message('login_failures', { current: 2, limit: 5 })],
        storyLanguage(globals),
      ),
    );
    await expect(password).toBeInvalid();
  },
};

export const Locked: Story = {
  args: {
    initialId: 'manager@demo.example',
    failure: { message: 'login_failure_limit', attempts: { current: 5, limit: 5 } },
  },
};

export const Unreachable: Story = {
  args: { initialId: 'manager@demo.example', failure: { message: 'server_unreachable' } },
};

export const LongId: Story = {
  args: { initialId: 'the.person.with.a.remarkably.long.identifier.in.the.company@subsidiary.demo.example' },
};
