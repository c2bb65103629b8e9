import Box from '@mui/material/Box';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { storyMessages, storyTexts } from '../../i18n/testing/storyTexts.ts';
import { PasswordChange, type PasswordChangeProps } from './PasswordChange.tsx';

const saves: PasswordChangeProps['onSave'] = async () => ({ kind: 'saved' });
const refuses: PasswordChangeProps['onSave'] = async () => ({ kind: 'refused', error: '서버에서 문제가 생겼어요.' });

const meta = {
  title: 'Users/PasswordChange',
  component: PasswordChange,
  args: {
    memberType: 1,
    loginId: 'hajun.park',
    level: 2,
    demanded: 'nothing',
    onSave: fn(saves),
  },
  decorators: [
    (Story) => (
      <Box sx={{ maxWidth: 360 }}>
        <Story />
      </Box>
    ),
  ],
} satisfies Meta<typeof PasswordChange>;
export default meta;
type Story = StoryObj<typeof meta>;
type PlayContext = Parameters<NonNullable<Story['play']>>[0];

/** A button, and no fields. */
export const Closed: Story = {};

async function open({ canvas, globals, userEvent }: PlayContext) {
  const text = await storyTexts('users', globals);
  const message = await storyMessages(globals);
  await userEvent.click(await canvas.findByRole('button', { name: text('changePassword') }));
  const first = await canvas.findByLabelText(text('newPassword'), { selector: 'input' });
  const again = canvas.getByLabelText(message('reset-pw-repeat'), { selector: 'input' });
  return { text, message, first, again };
}

/** Two fields, change and cancel; cancel discards the input and sends nothing. */
export const Open: Story = {
  play: async (context) => {
    const { args, canvas, canvasElement, globals, step, userEvent } = context;
    const common = await storyTexts('common', globals);
    const inputs = () => canvasElement.querySelectorAll('input:not([type="hidden"])');
    await expect(inputs()).toHaveLength(0);
    const { message, first, again } = await open(context);
    await step('a button opens a password and its confirmation [C-PASSWORD-01] [C-PASSWORD-02]', async () => {
      await expect(inputs()).toHaveLength(2);
      await expect(first).toHaveFocus();
      await expect(again).toBeVisible();
    });
    await step('the keys name the button and the confirmation [C-PASSWORD-21]', async () => {
      const submit = canvas.getByRole('button', { name: message('reset-pw-submit') });
      await expect(submit).toHaveAttribute('type', 'submit');
      await expect(again).toHaveAccessibleName(expect.stringContaining(message('reset-pw-repeat')));
    });
    await step('cancel leaves, forgets and sends nothing [C-PASSWORD-03] [C-PASSWORD-04]', async () => {
      await userEvent.type(first, 'Abcdef1!');
      await userEvent.type(again, 'Abc');
      await userEvent.click(canvas.getByRole('button', { name: common('cancel') }));
      await expect(inputs()).toHaveLength(0);
      const reopened = await open(context);
      await expect(reopened.first).toHaveValue('');
      await expect(reopened.again).toHaveValue('');
      await expect(args.onSave).not.toHaveBeenCalled();
    });
  },
};

/** A weak or different password is reported at its field, and nothing is sent. */
export const Wrong: Story = {
  tags: ['no-visual'],
  globals: { language: 'en' },
  parameters: { spec: ['C-PASSWORD-10'] },
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    const { message, first, again } = await open(context);
    await userEvent.type(first, 'abcdefgh{Enter}');
    await expect(await canvas.findByText(message('password_requirement'))).toBeVisible();
    await userEvent.clear(first);
    await userEvent.type(first, 'Abcdef1!');
    await userEvent.type(again, 'Abcdef1?{Enter}');
    await expect(await canvas.findByText('Passwords do not match.')).toBeVisible();
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

/** The new password is sent trimmed, and the fields close. */
export const Saves: Story = {
  tags: ['no-visual'],
  parameters: { spec: ['C-PASSWORD-03', 'C-PASSWORD-18'] },
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    const { text, first, again } = await open(context);
    await userEvent.type(first, ' Abcdef1! ');
    await userEvent.type(again, 'Abcdef1!{Enter}');
    await waitFor(() => expect(args.onSave).toHaveBeenCalledWith({ password: 'Abcdef1!' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: text('changePassword') })).toHaveFocus());
  },
};

/** A refusal keeps the fields and the input. */
export const Refused: Story = {
  tags: ['no-visual'],
  args: { onSave: fn(refuses) },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const { first, again } = await open(context);
    await userEvent.type(first, 'Abcdef1!');
    await userEvent.type(again, 'Abcdef1!{Enter}');
    await expect(await canvas.findByText('서버에서 문제가 생겼어요.')).toBeVisible();
    await expect(first).toHaveValue('Abcdef1!');
  },
};
