import { http, problem } from '@remote-console/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { inFrames } from '../docs/storyMeta.ts';
import { storyLanguage, storyMessages, storyTexts } from '../i18n/testing/storyTexts.ts';
import { signedInAs } from '../provider/testing/storySession.tsx';
import { ProfileWidget } from './ProfileWidget.tsx';
import { MANAGER, peopleHandlers, sent } from './testing/storyPeople.ts';

const PASSWORD = 'Zyxwvu9?';

const meta = {
  title: 'Managers/ProfileWidget/Password',
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

async function changesPassword({ canvas, globals, userEvent }: PlayContext) {
  const text = await storyTexts('managers', globals);
  const message = await storyMessages(globals);
  await userEvent.click(await canvas.findByRole('button', { name: text('changePassword') }));
  await userEvent.type(await canvas.findByLabelText(text('newPassword'), { selector: 'input' }), PASSWORD);
  const again = canvas.getByLabelText(message('reset-pw-repeat'), { selector: 'input' });
  await userEvent.type(again, `${PASSWORD}{Enter}`);
  return { message, again };
}

/** A new password is sent alone, and a toast tells that it holds. */
export const Changed: Story = {
  parameters: { spec: ['C-PASSWORD-19'] },
  play: async (context) => {
    const { message, again } = await changesPassword(context);
    await expect(await screen.findByText(message('password_modified'))).toBeVisible();
    await expect(sent.mock.calls).toEqual([['PUT /users/0', { pw: PASSWORD }]]);
    await waitFor(() => expect(again).not.toBeInTheDocument());
  },
};

/** One that could not be saved says so, gives the reason at its field, and keeps what was typed. */
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
