import { aProfile, http } from '@remote-console/api-client/testing';
import type { LoginResult } from '@remote-console/api-client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { inFrames } from '../docs/storyMeta.ts';
import { storyMessages, storyTexts } from '../i18n/testing/storyTexts.ts';
import { PartnerLoginWidget } from './PartnerLoginWidget.tsx';
import { onCard } from './testing/storyCard.tsx';

const sent = fn();

const answers = (objects: LoginResult) =>
  http.post('/partners/access', async ({ request, response }) => {
    sent(await request.json());
    return response(200).json({ status: 200, meta: {}, objects });
  });
const session = (userType: 2 | 7): LoginResult => ({
  isLogin: 'Success',
  token: 'session',
  loginId: 'pia@partner.example',
  userType,
  profile: aProfile({ loginId: 'pia@partner.example', memberType: userType, userType }),
});

const meta = {
  title: 'Partners/PartnerLoginWidget',
  component: PartnerLoginWidget,
  parameters: inFrames(),
  args: { onLoggedIn: fn(), hrefs: { forgot: '#forgot', welcome: '#welcome', join: '#join' } },
  decorators: [onCard],
  beforeEach: ({ msw }) => {
    sent.mockClear();
    msw.use(answers(session(7)));
  },
} satisfies Meta<typeof PartnerLoginWidget>;
export default meta;
type Story = StoryObj<typeof meta>;
type PlayContext = Parameters<NonNullable<Story['play']>>[0];

async function logIn({ canvas, globals, userEvent }: PlayContext) {
  const text = await storyTexts('partners', globals);
  const accounts = await storyTexts('accounts', globals);
  await userEvent.type(await canvas.findByRole('textbox', { name: text('email') }), 'pia@partner.example');
  await userEvent.type(canvas.getByLabelText(accounts('password')), 'Partner#1');
  await userEvent.click(canvas.getByRole('button', { name: accounts('login') }));
}

/** Email, masked password, remembering, the initial view, and the other links. */
export const Empty: Story = {
  play: async ({ canvas, globals, step }) => {
    const text = await storyTexts('partners', globals);
    const accounts = await storyTexts('accounts', globals);
    await step('email, masked password and login [A-PARTNER-01]', async () => {
      await expect(await canvas.findByRole('textbox', { name: text('email') })).toBeVisible();
      await expect(canvas.getByLabelText(accounts('password'))).toHaveAttribute('type', 'password');
      await expect(canvas.getByRole('button', { name: accounts('login') })).toBeEnabled();
    });
    await step('the ID can be remembered [A-PARTNER-02]', async () => {
      await expect(canvas.getByRole('checkbox', { name: accounts('rememberId') })).not.toBeChecked();
    });
    await step('cards or a table [A-PARTNER-03]', async () => {
      for (const view of ['viewCard', 'viewTable'] as const) {
        await expect(canvas.getByRole('button', { name: accounts(view) })).toBeVisible();
      }
    });
    await step('the ways to a lost account and to a new one [A-PARTNER-04] [A-PARTNER-06]', async () => {
      const forgot = canvas.getByRole('link', { name: accounts('findIdOrPassword') });
      await expect(forgot).toHaveAttribute('href', '#forgot');
      await expect(canvas.getByRole('link', { name: text('requestAccount') })).toHaveAttribute('href', '#join');
    });
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

/** In the mobile application the toggle reads auto-login. */
export const MobileApplication: Story = {
  args: { mobileApp: true },
  parameters: { spec: ['A-PARTNER-02'] },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, globals }) => {
    const accounts = await storyTexts('accounts', globals);
    await expect(await canvas.findByRole('checkbox', { name: accounts('rememberMe') })).toBeEnabled();
    await expect(canvas.queryByRole('checkbox', { name: accounts('rememberId') })).toBeNull();
  },
};

/** A standalone installation has no account recovery link. */
export const Standalone: Story = {
  args: { standalone: true },
  parameters: { spec: ['A-PARTNER-05'] },
  play: async ({ canvas, globals }) => {
    const accounts = await storyTexts('accounts', globals);
    await expect(await canvas.findByRole('link', { name: accounts('temporaryAccess') })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: accounts('findIdOrPassword') })).toBeNull();
  },
};

/** The first step goes to the partner entrance, and the selected view to the application. */
export const LogsIn: Story = {
  tags: ['no-visual'],
  parameters: { spec: ['A-PARTNER-03', 'A-PARTNER-07'] },
  play: async (context) => {
    const accounts = await storyTexts('accounts', context.globals);
    await context.userEvent.click(await context.canvas.findByRole('button', { name: accounts('viewCard') }));
    await logIn(context);
    await waitFor(() =>
      expect(context.args.onLoggedIn).toHaveBeenCalledWith(
        expect.objectContaining({ token: 'session', id: 'pia@partner.example', view: 'card' }),
      ),
    );
    await expect(sent).toHaveBeenCalledWith({ type: '1STEP', mail: 'pia@partner.example', password: 'Partner#1' });
  },
};

/** People who are not partners only learn that no account matched, and get no session. */
export const SomebodyElse: Story = {
  parameters: { spec: ['A-PARTNER-08'] },
  beforeEach: ({ msw }) => msw.use(answers(session(2))),
  play: async (context) => {
    const message = await storyMessages(context.globals);
    await logIn(context);
    await expect(await context.canvas.findByText(message('not_matched_user'))).toBeVisible();
    await expect(context.args.onLoggedIn).not.toHaveBeenCalled();
  },
};
