import { aProfile, http, problem, WORLD_PROOF } from '@remote-console/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { inFrames } from '../docs/storyMeta.ts';
import { storyLanguage, storyMessages, storyTexts } from '../i18n/testing/storyTexts.ts';
import { signedInAs } from '../provider/testing/storySession.tsx';
import { ProfileWidget } from './ProfileWidget.tsx';
import { MANAGER, peopleHandlers, sent } from './testing/storyPeople.ts';

const PASSWORD = 'Zyxwvu9?';
const WITH_CODES = aProfile({ ...MANAGER, usesOneTimeCodes: true, hasAuthenticator: true });

const meta = {
  title: 'Users/ProfileWidget/Password',
  component: ProfileWidget,
  parameters: inFrames(),
  tags: ['no-visual'],
  args: { onChanged: fn(async () => undefined), onLanguageChosen: fn() },
  decorators: [signedInAs(MANAGER)],
  beforeEach: ({ msw, globals }) => {
    sent.mockClear();
    msw.use(...peopleHandlers({ language: storyLanguage(globals) }));
  },
} satisfies Meta<typeof ProfileWidget>;
export default meta;
type Story = StoryObj<typeof meta>;
type PlayContext = Parameters<NonNullable<Story['play']>>[0];

async function changesPassword(
  { canvas, globals, userEvent }: PlayContext,
  current: string = WORLD_PROOF.currentPassword,
) {
  const text = await storyTexts('users', globals);
  const message = await storyMessages(globals);
  await userEvent.click(await canvas.findByRole('button', { name: text('changePassword') }));
  const present = await canvas.findByLabelText(text('currentPassword'), { selector: 'input' });
  await expect(present).toHaveFocus();
  await userEvent.type(present, current);
  await userEvent.type(await canvas.findByLabelText(text('newPassword'), { selector: 'input' }), PASSWORD);
  const again = canvas.getByLabelText(message('reset-pw-repeat'), { selector: 'input' });
  await userEvent.type(again, `${PASSWORD}{Enter}`);
  return { text, message, present, again };
}

/** A new password is sent with the current one, and a toast confirms it. */
export const Changed: Story = {
  parameters: { spec: ['C-PASSWORD-19'] },
  play: async (context) => {
    const { message, again } = await changesPassword(context);
    await expect(await screen.findByText(message('password_modified'))).toBeVisible();
    await expect(sent.mock.calls).toEqual([
      ['PUT /users/0', { password: PASSWORD, currentPassword: WORLD_PROOF.currentPassword }],
    ]);
    await waitFor(() => expect(again).not.toBeInTheDocument());
  },
};

/** A failed change says so, gives the reason at its field, and keeps the input. */
export const NotChanged: Story = {
  parameters: { spec: ['C-PASSWORD-20'] },
  beforeEach: ({ msw }) =>
    msw.use(http.put('/users/0', ({ response }) => response(403).json(problem(403, 'no_permission')))),
  play: async (context) => {
    const { message, again } = await changesPassword(context);
    await expect(await screen.findByText(message('password_modified_failed'))).toBeVisible();
    await expect(await context.canvas.findByText(message('no_permission'))).toBeVisible();
    await expect(screen.queryByText(message('password_modified'))).toBeNull();
    await expect(again).toHaveValue(PASSWORD);
  },
};

/** A missing or wrong current password is reported at its field; no input is lost. */
export const WrongCurrentPassword: Story = {
  parameters: { spec: ['C-PASSWORD-02', 'C-PASSWORD-22'] },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const { message, present, again } = await changesPassword(context, ' ');
    const isRefused = () =>
      waitFor(() =>
        expect(present).toHaveAccessibleDescription(expect.stringContaining(message('check_current_password'))),
      );
    await isRefused();
    await expect(sent).toHaveBeenCalledOnce();
    await userEvent.clear(present);
    await expect(canvas.queryByText(message('check_current_password'))).toBeNull();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText(message('check_current_password'))).toBeVisible();
    await expect(sent).toHaveBeenCalledOnce();
    await userEvent.type(present, 'Wrong!2345{Enter}');
    await waitFor(() => expect(sent).toHaveBeenCalledTimes(2));
    await isRefused();
    await expect(present).toHaveFocus();
    await expect(again).toHaveValue(PASSWORD);
  },
};

/** If an authenticator is registered, its code is required as well, and a refused one is not sent again. */
export const WithCode: Story = {
  decorators: [signedInAs(WITH_CODES)],
  beforeEach: ({ msw, globals }) => {
    sent.mockClear();
    msw.use(...peopleHandlers({ language: storyLanguage(globals), profile: WITH_CODES }));
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const { text, message } = await changesPassword(context);
    const code = canvas.getByLabelText(text('oneTimeCode'));
    await waitFor(() => expect(code).toHaveAccessibleDescription(expect.stringContaining(message('invalid_otp'))));
    await expect(sent).not.toHaveBeenCalled();
    await userEvent.type(code, '000000{Enter}');
    await waitFor(() => expect(sent).toHaveBeenCalledOnce());
    await waitFor(() => expect(code).toHaveValue(''));
    await userEvent.type(code, `${WORLD_PROOF.code}{Enter}`);
    await waitFor(() => expect(sent).toHaveBeenLastCalledWith('PUT /users/0', { password: PASSWORD, ...WORLD_PROOF }));
    await expect(await screen.findByText(message('password_modified'))).toBeVisible();
  },
};
