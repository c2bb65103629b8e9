import Box from '@mui/material/Box';
import { aProfile, given, http } from '@remote-console/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { inFrames } from '../docs/storyMeta.ts';
import { storyMessages, storyTexts } from '../i18n/testing/storyTexts.ts';
import { LoginWidget } from './LoginWidget.tsx';

const sent = fn();

const QR_IMAGE = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"></svg>')}`;

/** Returns the first step by requesting the code, and the code 123456 with a success. */
const asksForCode = (hasShownQrCode: 'True' | 'False') =>
  http.post('/access', async ({ request, response }) => {
    const body = await request.json();
    sent(body);
    const objects =
      body.type === '3STEP' && body.code === '123456'
        ? ({
            isLogin: 'Success',
            token: 'session',
            loginId: 'manager@demo.example',
            userType: 2,
            profile: aProfile(),
          } as const)
        : ({
            isLogin: 'Fail',
            token: 'first-step',
            step1: 'success',
            step2: 'success',
            step3: 'fail',
            hasShownQrCode,
            ...(hasShownQrCode === 'False' ? { qrCode: QR_IMAGE, otpKey: 'JBSWY3DPEHPK3PXP' } : {}),
            ...(body.type === '3STEP' ? { cause: { step3: 'invalid_otp' as const } } : {}),
          } as const);
    return response(200).json({ status: 200, meta: {}, objects });
  });

const meta = {
  title: 'Accounts/LoginWidget',
  component: LoginWidget,
  parameters: inFrames(),
  args: { onLoggedIn: fn(), rememberedId: 'manager@demo.example' },
  decorators: [
    (Story) => (
      <Box sx={{ maxWidth: 360 }}>
        <Story />
      </Box>
    ),
  ],
  beforeEach: () => {
    sent.mockClear();
  },
} satisfies Meta<typeof LoginWidget>;
export default meta;
type Story = StoryObj<typeof meta>;
type PlayContext = Parameters<NonNullable<Story['play']>>[0];

async function logIn({ canvas, globals, userEvent }: PlayContext, password = 'Demo!2345') {
  const text = await storyTexts('accounts', globals);
  await userEvent.type(await canvas.findByLabelText(text('password')), password);
  await userEvent.click(canvas.getByRole('button', { name: text('login') }));
}

async function expectFailure({ canvas, globals }: PlayContext, key: string) {
  const text = await storyTexts('accounts', globals);
  const message = await storyMessages(globals);
  const password = canvas.getByLabelText(text('password'));
  await waitFor(() => expect(password).toHaveAccessibleDescription(expect.stringContaining(message(key))));
}

export const LogsIn: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      given.login({
        isLogin: 'Success',
        token: 'session',
        loginId: 'manager@demo.example',
        userType: 2,
        profile: aProfile(),
      }),
    ),
  play: async (context) => {
    await logIn(context);
    await waitFor(() =>
      expect(context.args.onLoggedIn).toHaveBeenCalledWith(
        expect.objectContaining({ token: 'session', id: 'manager@demo.example', remember: true, view: 'table' }),
      ),
    );
  },
};

export const WrongPassword: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      given.login({
        isLogin: 'Fail',
        step1: 'fail',
        cause: { step1: 'not_matched_user' },
        currentFailure: 2,
        failureLimit: 5,
      }),
    ),
  play: async (context) => {
    const message = await storyMessages(context.globals);
    await logIn(context);
    await expectFailure(context, 'not_matched_user');
    await expect(
      context.canvas.getByText(message('login_failures', { current: 2, limit: 5 }), { exact: false }),
    ).toBeVisible();
    await expect(context.args.onLoggedIn).not.toHaveBeenCalled();
  },
};

/** If the company does not let people unlock accounts themselves, no email is offered. */
export const Locked: Story = {
  parameters: { spec: ['A-LOGIN-26'] },
  beforeEach: ({ msw }) =>
    msw.use(
      given.login({
        isLogin: 'Fail',
        step1: 'fail',
        cause: { step1: 'failure_limit' },
        currentFailure: 5,
        failureLimit: 5,
      }),
    ),
  play: async (context) => {
    await logIn(context);
    await expectFailure(context, 'login_failure_limit');
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

export const PasswordExpired: Story = {
  args: { onPasswordExpired: fn() },
  parameters: { spec: ['A-LOGIN-31', 'A-DIALOG-02'] },
  beforeEach: ({ msw }) => msw.use(given.login({ isLogin: 'Fail', step1: 'fail', cause: { step1: 'pw_reject' } })),
  play: async (context) => {
    const { args, globals, userEvent } = context;
    const common = await storyTexts('common', globals);
    const message = await storyMessages(globals);
    await logIn(context);
    const dialog = await screen.findByRole('dialog', { name: message('password_change_limit') });
    await expect(args.onPasswordExpired).not.toHaveBeenCalled();
    await userEvent.click(within(dialog).getByRole('button', { name: common('ok') }));
    await waitFor(() => expect(args.onPasswordExpired).toHaveBeenCalledWith({ id: 'manager@demo.example' }));
  },
};

/** Another email can be requested if the address is not verified. */
export const EmailNotVerified: Story = {
  parameters: { spec: ['A-LOGIN-13', 'A-LOGIN-23', 'A-LOGIN-24', 'A-LOGIN-38'] },
  beforeEach: ({ msw }) =>
    msw.use(
      given.login({
        isLogin: 'Fail',
        step1: 'success',
        step2: 'fail',
        cause: { step2: 'not_email_auth' },
        loginId: 'manager@demo.example',
        email: 'mail@demo.example',
      }),
      http.post('/auth', async ({ request, response }) => {
        sent(await request.json());
        return response(200).json({ status: 200, meta: {}, objects: { result: 'success' } });
      }),
    ),
  play: async (context) => {
    const { globals, userEvent } = context;
    const text = await storyTexts('accounts', globals);
    const message = await storyMessages(globals);
    await logIn(context);
    const dialog = await screen.findByRole('dialog', { name: text('resendTitle') });
    await expect(dialog).toHaveTextContent(message('not_email_auth'));
    await userEvent.click(within(dialog).getByRole('button', { name: text('resend') }));
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith({ type: 'resend', key: 'manager@demo.example', email: 'mail@demo.example' }),
    );
    await expect(await screen.findByText(message('email_sent'))).toBeInTheDocument();
    await expectFailure(context, 'not_email_auth');
  },
};

/** A locked account in a company that lets people unlock accounts themselves. */
export const LockedWithUnlock: Story = {
  parameters: { spec: ['A-LOGIN-26', 'A-LOGIN-27', 'A-LOGIN-37'] },
  beforeEach: ({ msw }) =>
    msw.use(
      given.login({
        isLogin: 'Fail',
        step1: 'fail',
        cause: { step1: 'failure_limit' },
        currentFailure: 5,
        failureLimit: 5,
        selfUnlock: true,
      }),
      http.post('/resetPW', async ({ request, response }) => {
        sent(await request.json());
        return response(200).json({ status: 200, meta: {}, objects: { result: 'Fail' } });
      }),
    ),
  play: async (context) => {
    const { globals, userEvent } = context;
    const text = await storyTexts('accounts', globals);
    const message = await storyMessages(globals);
    await logIn(context);
    const dialog = await screen.findByRole('dialog', { name: text('unlockTitle') });
    await userEvent.click(within(dialog).getByRole('button', { name: text('unlock') }));
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith(expect.objectContaining({ type: 'unlock', key: 'manager@demo.example' })),
    );
    await expect(await screen.findByText(message('email_send_fail'))).toBeInTheDocument();
  },
};

export const TooManyTries: Story = {
  beforeEach: ({ msw }) => msw.use(given.tooManyLogins()),
  play: async (context) => {
    await logIn(context);
    await expectFailure(context, 'too_many_requests');
  },
};

export const Unreachable: Story = {
  beforeEach: ({ msw }) => msw.use(given.loginIsUnreachable()),
  play: async (context) => {
    await logIn(context);
    await expectFailure(context, 'server_unreachable');
  },
};

/** While the call is running, the button cannot be pressed again. */
export const Running: Story = {
  parameters: { spec: ['A-LOGIN-40'] },
  beforeEach: ({ msw }) =>
    msw.use(
      http.post('/access', async ({ request }) => {
        sent(await request.json());
        return new Promise<never>(() => undefined);
      }),
    ),
  play: async (context) => {
    const text = await storyTexts('accounts', context.globals);
    await logIn(context);
    const button = await context.canvas.findByRole('button', { name: text('loggingIn') });
    await expect(button).toBeDisabled();
    await context.userEvent.type(context.canvas.getByLabelText(text('password')), '{Enter}');
    await waitFor(() => expect(sent).toHaveBeenCalledTimes(1));
  },
};

/** Without an ID or password no call is made. */
export const EmptyFieldsSendNothing: Story = {
  args: { rememberedId: '' },
  parameters: { spec: ['A-LOGIN-39'] },
  beforeEach: ({ msw }) =>
    msw.use(
      http.post('/access', async ({ request, response }) => {
        sent(await request.json());
        return response(200).json({ status: 200, meta: {}, objects: { isLogin: 'Fail' } });
      }),
    ),
  play: async (context) => {
    const { canvas, globals, userEvent } = context;
    const text = await storyTexts('accounts', globals);
    const message = await storyMessages(globals);
    const submit = await canvas.findByRole('button', { name: text('login') });
    const id = canvas.getByRole('textbox', { name: text('loginId') });
    await userEvent.type(canvas.getByLabelText(text('password')), 'Demo!2345');
    await userEvent.click(submit);
    await expect(id).toHaveAccessibleDescription(message('invalid_id_and_pw'));
    await userEvent.clear(canvas.getByLabelText(text('password')));
    await userEvent.type(id, 'manager@demo.example');
    await userEvent.click(submit);
    await expectFailure(context, 'invalid_id_and_pw');
    await expect(sent).not.toHaveBeenCalled();
  },
};

/** A failed third step asks for the code and sends it with the token of the first step. */
export const AsksForCode: Story = {
  parameters: { spec: ['A-LOGIN-14'] },
  beforeEach: ({ msw }) => msw.use(asksForCode('True')),
  play: async (context) => {
    const { globals, userEvent, args } = context;
    const text = await storyTexts('accounts', globals);
    const message = await storyMessages(globals);
    await logIn(context);
    const field = await screen.findByRole('textbox', { name: text('codeLabel') });
    await expect(screen.queryByRole('img', { name: text('qrCode') })).toBeNull();
    await userEvent.type(field, '000000{Enter}');
    await waitFor(() => expect(screen.getByText(message('invalid_otp'))).toBeVisible());
    await expect(field).toHaveValue('');
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.type(field, '123456{Enter}');
    await waitFor(() => expect(args.onLoggedIn).toHaveBeenCalledWith(expect.objectContaining({ token: 'session' })));
    await expect(sent).toHaveBeenLastCalledWith({ type: '3STEP', code: '123456', token: 'first-step' });
  },
};

/** The image for the authenticator app is shown only while the account has none yet. */
export const AsksForCodeWithQrImage: Story = {
  parameters: { spec: ['A-OTP-06'] },
  tags: ['no-visual'],
  beforeEach: ({ msw }) => msw.use(asksForCode('False')),
  play: async (context) => {
    const text = await storyTexts('accounts', context.globals);
    const common = await storyTexts('common', context.globals);
    await logIn(context);
    await expect(await screen.findByRole('img', { name: text('qrCode') })).toBeInTheDocument();
    await context.userEvent.click(screen.getByRole('button', { name: common('cancel') }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    context.msw.use(asksForCode('True'));
    await context.userEvent.click(context.canvas.getByRole('button', { name: text('login') }));
    await screen.findByRole('textbox', { name: text('codeLabel') });
    await waitFor(() => expect(screen.queryByRole('img', { name: text('qrCode') })).toBeNull());
  },
};

/** Links appear only when their page exists. */
export const WithLinks: Story = {
  args: { links: { forgot: '#forgot', joinUs: '#join-us', temporary: '#temporary', freeTrial: '#trial' } },
  parameters: { spec: ['A-LOGIN-06', 'A-LOGIN-07', 'A-LOGIN-08'] },
  play: async ({ canvas, globals }) => {
    const text = await storyTexts('accounts', globals);
    await expect(await canvas.findByRole('link', { name: text('findIdOrPassword') })).toHaveAttribute(
      'href',
      '#forgot',
    );
    await expect(canvas.getByRole('link', { name: text('signUp') })).toHaveAttribute('href', '#join-us');
    await expect(canvas.getByRole('link', { name: text('temporaryAccess') })).toHaveAttribute('href', '#temporary');
    await expect(canvas.getByRole('link', { name: text('freeTrial') })).toHaveAttribute('href', '#trial');
  },
};

/** On a phone no trial is offered. */
export const WithoutTrial: Story = {
  args: { links: { forgot: '#forgot', joinUs: '#join-us' } },
  parameters: { spec: ['A-LOGIN-08'] },
  tags: ['no-visual'],
  play: async ({ canvas, globals }) => {
    const text = await storyTexts('accounts', globals);
    await canvas.findByRole('link', { name: text('signUp') });
    await expect(canvas.queryByRole('link', { name: text('freeTrial') })).toBeNull();
  },
};
