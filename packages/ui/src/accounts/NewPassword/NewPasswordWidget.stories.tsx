import Box from '@mui/material/Box';
import { http } from '@remote-console/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { inFrames } from '../../docs/storyMeta.ts';
import { storyMessages, storyTexts } from '../../i18n/testing/storyTexts.ts';
import { NewPasswordWidget } from './NewPasswordWidget.tsx';

const sent = fn();
const GOOD = 'Abcdef1!';

type Result = 'Success' | 'Fail' | 'wrong_password' | 'code_wanted' | 'invalid_otp';

/** The server's answers to a change, and to the preceding check of the link. */
const answers = (change: Result, check: Result = 'Success') =>
  http.post('/resetPW', async ({ request, response }) => {
    const body = await request.json();
    const isCheck = body.type === 'check';
    if (!isCheck) sent(body);
    return response(200).json({ status: 200, meta: {}, objects: { result: isCheck ? check : change } });
  });

const meta = {
  title: 'Accounts/NewPasswordWidget',
  component: NewPasswordWidget,
  parameters: inFrames(),
  args: { mode: { kind: 'key', key: 'key-of-the-mail' }, onChanged: fn() },
  decorators: [
    (Story) => (
      <Box sx={{ maxWidth: 360 }}>
        <Story />
      </Box>
    ),
  ],
  beforeEach: ({ msw }) => {
    sent.mockClear();
    msw.use(answers('Success'));
  },
} satisfies Meta<typeof NewPasswordWidget>;
export default meta;
type Story = StoryObj<typeof meta>;
type PlayContext = Parameters<NonNullable<Story['play']>>[0];

interface Typed {
  readonly current?: string;
  readonly password?: string;
  readonly confirmation?: string;
}

async function send(
  { canvas, globals, userEvent }: PlayContext,
  { current, password = GOOD, confirmation = password }: Typed = {},
) {
  const text = await storyTexts('accountPages', globals);
  const write = async (label: string, value: string) => {
    const field = await canvas.findByLabelText(label);
    await userEvent.clear(field);
    if (value !== '') await userEvent.type(field, value);
  };
  await write(text('newPassword'), password);
  await write(text('newPasswordAgain'), confirmation);
  if (current !== undefined) await write(text('currentPassword'), current);
  await userEvent.click(canvas.getByRole('button', { name: text('saveNewPassword') }));
  return text;
}

/** With the key from an email: password and confirmation only, trimmed. */
export const ByKey: Story = {
  parameters: { spec: ['A-RESET-01', 'A-RESET-10', 'A-RESET-12', 'A-RESET-14'] },
  play: async (context) => {
    const { args, canvas, globals, userEvent } = context;
    const common = await storyTexts('common', globals);
    const message = await storyMessages(globals);
    const text = await send(context, { password: ` ${GOOD} `, confirmation: GOOD });
    await expect(canvas.queryByLabelText(text('currentPassword'))).toBeNull();
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ type: 'set', key: 'key-of-the-mail', password: GOOD }));
    const dialog = await screen.findByRole('dialog', { name: message('password_modified') });
    await expect(args.onChanged).not.toHaveBeenCalled();
    await userEvent.click(within(dialog).getByRole('button', { name: common('ok') }));
    await waitFor(() => expect(args.onChanged).toHaveBeenCalledOnce());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    // Whether the restored focus has its ring depends on how fast the dialog closed.
    canvas.getByRole('button', { name: text('saveNewPassword') }).blur();
  },
};

/** The format is checked before the confirmation, and nothing is sent. */
export const Refused: Story = {
  tags: ['no-visual'],
  parameters: { spec: ['A-RESET-04', 'A-RESET-09', 'A-RESET-11'] },
  play: async (context) => {
    const { canvas, globals } = context;
    const message = await storyMessages(globals);
    await send(context, { password: 'abc', confirmation: 'xyz' });
    await expect(await canvas.findByText(message('password_requirement'))).toBeVisible();
    await expect(canvas.queryByText(message('password_confirm'))).toBeNull();
    await send(context, { password: GOOD, confirmation: 'xyz' });
    await expect(await canvas.findByText(message('password_confirm'))).toBeVisible();
    await expect(sent).not.toHaveBeenCalled();
  },
};

/** A used link says so as soon as it is opened. */
export const UsedLink: Story = {
  tags: ['no-visual'],
  beforeEach: ({ msw }) => msw.use(answers('Fail', 'Fail')),
  play: async ({ canvas, globals }) => {
    const message = await storyMessages(globals);
    await expect(await canvas.findByText(message('password_modified_error'))).toBeVisible();
    await expect(sent).not.toHaveBeenCalled();
  },
};

/** The key has expired by the time the password is sent. */
export const KeyIsOver: Story = {
  tags: ['no-visual'],
  parameters: { spec: ['A-RESET-16'] },
  beforeEach: ({ msw }) => msw.use(answers('Fail')),
  play: async (context) => {
    const message = await storyMessages(context.globals);
    await send(context);
    await expect(await context.canvas.findByText(message('password_modified_error'))).toBeVisible();
  },
};

/** Forced change: the current password is required as well. */
export const Forced: Story = {
  args: { mode: { kind: 'forced', loginId: 'mia@alpha.example' } },
  parameters: { spec: ['A-RESET-02', 'A-RESET-13'] },
  play: async (context) => {
    await send(context, { current: 'Demo!2345' });
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith({
        type: 'force_set',
        loginId: 'mia@alpha.example',
        currentPassword: 'Demo!2345',
        password: GOOD,
      }),
    );
  },
};

/** A wrong current password is reported at its field; an empty one without a call. */
export const ForcedWrongPassword: Story = {
  tags: ['no-visual'],
  args: { mode: { kind: 'forced', loginId: 'mia@alpha.example' } },
  parameters: { spec: ['A-RESET-18', 'C-PASSWORD-22'] },
  beforeEach: ({ msw }) => msw.use(answers('wrong_password')),
  play: async (context) => {
    const { canvas, globals } = context;
    const message = await storyMessages(globals);
    const text = await send(context, { current: '' });
    await expect(await canvas.findByText(message('check_current_password'))).toBeVisible();
    await expect(sent).not.toHaveBeenCalled();
    await send(context, { current: 'wrong' });
    await waitFor(() => expect(sent).toHaveBeenCalledOnce());
    await waitFor(() =>
      expect(canvas.getByLabelText(text('currentPassword'))).toHaveAccessibleDescription(
        expect.stringContaining(message('check_current_password')),
      ),
    );
  },
};

/** If the login requires a one-time code, it is requested once the password was correct; the input stays. */
export const ForcedWithCode: Story = {
  args: { mode: { kind: 'forced', loginId: 'mia@alpha.example' } },
  beforeEach: ({ msw }) => msw.use(answers('code_wanted')),
  play: async (context) => {
    const { canvas, globals, msw, userEvent } = context;
    const message = await storyMessages(globals);
    const text = await send(context, { current: 'Demo!2345' });
    const code = await canvas.findByLabelText(text('oneTimeCode'));
    await expect(await canvas.findByText(message('code_wanted'))).toBeVisible();
    await waitFor(() => expect(code).toHaveFocus());
    await expect(canvas.getByLabelText(text('currentPassword'))).toHaveValue('Demo!2345');
    await userEvent.type(code, '12{Enter}');
    await expect(await canvas.findByText(message('invalid_otp'))).toBeVisible();
    await expect(sent).toHaveBeenCalledOnce();
    msw.use(answers('Success'));
    await userEvent.type(code, '3456{Enter}');
    await screen.findByRole('dialog', { name: message('password_modified') });
    await expect(sent).toHaveBeenLastCalledWith({
      type: 'force_set',
      loginId: 'mia@alpha.example',
      currentPassword: 'Demo!2345',
      code: '123456',
      password: GOOD,
    });
  },
};

export const ForcedFails: Story = {
  tags: ['no-visual'],
  args: { mode: { kind: 'forced', loginId: 'mia@alpha.example' } },
  parameters: { spec: ['A-RESET-17'] },
  beforeEach: ({ msw }) => msw.use(answers('Fail')),
  play: async (context) => {
    const message = await storyMessages(context.globals);
    await send(context, { current: 'Demo!2345' });
    await expect(await context.canvas.findByText(message('password_modified_failed'))).toBeVisible();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
