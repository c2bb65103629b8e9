import Box from '@mui/material/Box';
import { http, problem } from '@remote-console/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { inFrames } from '../../docs/storyMeta.ts';
import { storyMessages, storyTexts } from '../../i18n/testing/storyTexts.ts';
import { SignUpWidget } from './SignUpWidget.tsx';

const sent = fn();
const asked = fn();

const idIs = (available: boolean) =>
  http.get('/check', ({ query, response }) => {
    asked(query.get('value'));
    return response(200).json({ status: 200, meta: {}, objects: { available } });
  });
const signsUp = () =>
  http.post('/managers', async ({ request, response }) => {
    sent(await request.json());
    return response(200).json({ status: 200, meta: {}, objects: [] });
  });

const meta = {
  title: 'Accounts/SignUpWidget',
  component: SignUpWidget,
  parameters: inFrames(),
  args: { onSignedUp: fn() },
  decorators: [
    (Story) => (
      <Box sx={{ maxWidth: 360 }}>
        <Story />
      </Box>
    ),
  ],
  beforeEach: ({ msw }) => {
    sent.mockClear();
    asked.mockClear();
    msw.use(idIs(true), signsUp());
  },
} satisfies Meta<typeof SignUpWidget>;
export default meta;
type Story = StoryObj<typeof meta>;
type PlayContext = Parameters<NonNullable<Story['play']>>[0];

const GOOD = {
  loginId: 'mia@alpha.example',
  password: 'abcdef1!',
  passwordConfirmation: 'abcdef1!',
  mail: 'mia@alpha.example',
  name: 'Mia',
};
type Typed = Partial<Record<keyof typeof GOOD, string>>;

/** The fields by the name under which they are sent. */
function field({ canvasElement }: PlayContext, name: string): HTMLInputElement {
  const found = canvasElement.querySelector<HTMLInputElement>(`input[name="${name}"]`);
  if (!found) throw new Error(`There is no field ${name}.`);
  return found;
}

async function fillIn(context: PlayContext, typed: Typed = {}) {
  const { canvas, globals, userEvent } = context;
  const text = await storyTexts('accountPages', globals);
  await canvas.findByText(text('requiredFields'));
  for (const [name, value] of Object.entries({ ...GOOD, ...typed })) {
    await userEvent.clear(field(context, name));
    if (value !== '') await userEvent.type(field(context, name), value);
  }
  await userEvent.click(canvas.getByRole('checkbox', { name: text('agreeAll') }));
  return text;
}

async function expectRefused(context: PlayContext, name: string, key: string) {
  const message = await storyMessages(context.globals);
  await waitFor(() => expect(field(context, name)).toHaveAccessibleDescription(expect.stringContaining(message(key))));
  await expect(sent).not.toHaveBeenCalled();
}

/** Required and optional fields, the intended use, and the agreements; nothing can be sent yet. */
export const Empty: Story = {
  parameters: { spec: ['A-JOIN-01', 'A-JOIN-02', 'A-JOIN-03', 'A-JOIN-07'] },
  play: async (context) => {
    const { canvas, globals, userEvent } = context;
    const text = await storyTexts('accountPages', globals);
    await expect(await canvas.findByRole('button', { name: text('signUp') })).toBeDisabled();
    const use = within(canvas.getByRole('group', { name: text('useFor') }));
    await expect(use.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      text('usePersonal'),
      text('useEnterprise'),
    ]);
    await expect(field(context, 'companyName')).toBeDisabled();
    await expect(field(context, 'companyWebsite')).toBeDisabled();
    await userEvent.click(use.getByRole('button', { name: text('useEnterprise') }));
    await expect(field(context, 'companyName')).toBeEnabled();
    await expect(field(context, 'companyWebsite')).toBeEnabled();
  },
};

/** An ID of 39 characters is one too many. */
export const LongId: Story = {
  tags: ['no-visual'],
  parameters: { spec: ['A-JOIN-09'] },
  play: async (context) => {
    const text = await fillIn(context, { loginId: `${'a'.repeat(25)}@alpha.example` });
    await expect(field(context, 'loginId').value).toHaveLength(39);
    await context.userEvent.click(context.canvas.getByRole('button', { name: text('signUp') }));
    await expectRefused(context, 'loginId', 'invalid_id');
  },
};

/** Agree-all checks both, and reflects exactly the state of both. */
export const Agreements: Story = {
  tags: ['no-visual'],
  parameters: { spec: ['A-JOIN-04', 'A-JOIN-05', 'A-JOIN-06'] },
  play: async ({ canvas, globals, userEvent }) => {
    const text = await storyTexts('accountPages', globals);
    const all = await canvas.findByRole('checkbox', { name: text('agreeAll') });
    const terms = canvas.getByRole('checkbox', { name: text('agreeTerms') });
    const privacy = canvas.getByRole('checkbox', { name: text('agreePrivacy') });
    await userEvent.click(all);
    await expect(terms).toBeChecked();
    await expect(privacy).toBeChecked();
    await userEvent.click(terms);
    await expect(all).not.toBeChecked();
    await userEvent.click(all);
    await userEvent.click(all);
    await expect(privacy).not.toBeChecked();
    await userEvent.click(terms);
    await userEvent.click(privacy);
    await expect(all).toBeChecked();
  },
};

/** Both texts can be read in full before agreeing, and reading them does not count as agreeing. */
export const Reading: Story = {
  tags: ['no-visual'],
  play: async ({ canvas, globals, step, userEvent }) => {
    const text = await storyTexts('accountPages', globals);
    const legal = await storyTexts('legal', globals);
    const common = await storyTexts('common', globals);
    const linesOf = async (name: string) => {
      const dialog = await screen.findByRole('dialog', { name });
      return within(dialog)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent);
    };
    const close = async (name: string) => {
      const dialog = screen.getByRole('dialog', { name });
      await userEvent.click(within(dialog).getByRole('button', { name: common('close') }));
      await waitFor(() => expect(screen.queryByRole('dialog', { name })).toBeNull());
    };

    await userEvent.click(await canvas.findByRole('button', { name: text('readTerms') }));
    const terms = await linesOf(legal('termsTitle'));
    /** The line of the terms with this text, in any language. */
    const says = (words: RegExp) => expect(terms).toContainEqual(expect.stringMatching(words));
    await step(
      'free, after a verification, and again after 3 years [A-TERMS-01] [A-TERMS-02] [A-TERMS-06]',
      async () => {
        await says(/가입은 무료|Sign-up is free|会員登録は無料/);
        await says(/이메일 인증이 필요|Email verification is required|メール認証が必要/);
        await says(/3년이 지난 뒤에 다시 가입|sign up again 3 years after|3年経過後に再登録/);
      },
    );
    await step('what is kept, and when changes are announced [A-TERMS-03] [A-TERMS-04] [A-TERMS-05]', async () => {
      await says(/결제.*5년간 보관|payments.*kept for 5 years|決済.*5年間保管/);
      await says(/불만.*3년간 보관|complaints.*kept for 3 years|苦情.*3年間保管/);
      await says(/7일 전까지 알려|announced 7 days before|7日前にお知らせ/);
    });
    await close(legal('termsTitle'));

    await step('both texts, with nothing agreed to yet [A-TERMS-07]', async () => {
      await userEvent.click(canvas.getByRole('button', { name: text('readPrivacy') }));
      await expect(await linesOf(legal('privacyTitle'))).toEqual([
        legal('privacyItems'),
        legal('privacyPurpose'),
        legal('privacyPeriod'),
        legal('privacyRight'),
      ]);
      await close(legal('privacyTitle'));
      await expect(canvas.getByRole('checkbox', { name: text('agreeTerms') })).not.toBeChecked();
      await expect(canvas.getByRole('checkbox', { name: text('agreePrivacy') })).not.toBeChecked();
    });
  },
};

/** The whole form is sent, and the success message says where the email was sent. */
export const SignsUp: Story = {
  tags: ['no-visual'],
  parameters: { spec: ['A-JOIN-30', 'A-JOIN-35', 'A-JOIN-11'] },
  play: async (context) => {
    const { args, canvas, globals, userEvent } = context;
    const common = await storyTexts('common', globals);
    const text = await fillIn(context);
    await waitFor(() => expect(asked).toHaveBeenCalledWith(GOOD.loginId));
    await userEvent.click(canvas.getByRole('button', { name: text('signUp') }));
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith(
        expect.objectContaining({ ...GOOD, usedFormerProduct: 'NO', timeZoneId: 32, companyName: '', phone: '' }),
      ),
    );
    const dialog = await screen.findByRole('dialog', { name: text('signedUpTitle') });
    await expect(args.onSignedUp).not.toHaveBeenCalled();
    await userEvent.click(within(dialog).getByRole('button', { name: common('ok') }));
    await waitFor(() => expect(args.onSignedUp).toHaveBeenCalledOnce());
  },
};

/**
 * A taken ID is reported as soon as the field loses the focus, without moving the focus while the person continues
 * typing.
 */
export const IdTaken: Story = {
  parameters: { spec: ['A-JOIN-12'] },
  tags: ['no-visual'],
  beforeEach: ({ msw }) => msw.use(idIs(false)),
  play: async (context) => {
    const { canvas, globals, userEvent } = context;
    const text = await storyTexts('accountPages', globals);
    await canvas.findByText(text('requiredFields'));
    await userEvent.type(field(context, 'loginId'), GOOD.loginId);
    await userEvent.tab();
    await expectRefused(context, 'loginId', 'id_exist');
    await expect(field(context, 'password')).toHaveFocus();
  },
};

/** An ID in a wrong format is never looked up. */
export const IdMalformed: Story = {
  tags: ['no-visual'],
  parameters: { spec: ['A-JOIN-08', 'A-JOIN-10', 'A-JOIN-23'] },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const text = await fillIn(context, { loginId: 'a b', password: 'x', name: '' });
    await userEvent.click(canvas.getByRole('button', { name: text('signUp') }));
    await expectRefused(context, 'loginId', 'invalid_id');
    await expect(asked).not.toHaveBeenCalled();
    const message = await storyMessages(context.globals);
    for (const name of ['password', 'passwordConfirmation', 'name']) await expect(field(context, name)).toBeInvalid();
    await expect(field(context, 'mail')).toBeValid();
    await expect(canvas.queryByText(message('password_requirement'))).toBeNull();
    await expect(canvas.queryByText(message('name_requirement'))).toBeNull();
  },
};

/** The checks after the ID, one at a time, in order. */
export const OneFaultAtATime: Story = {
  tags: ['no-visual'],
  parameters: { spec: ['A-JOIN-19', 'A-JOIN-21', 'A-JOIN-22', 'A-JOIN-24'] },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const text = await fillIn(context, { password: 'short', passwordConfirmation: 'other', mail: 'mia', name: ' ' });
    const submit = canvas.getByRole('button', { name: text('signUp') });
    const correct = async (name: string, value: string) => {
      await userEvent.clear(field(context, name));
      await userEvent.type(field(context, name), value);
      await userEvent.click(submit);
    };
    await userEvent.click(submit);
    await expectRefused(context, 'password', 'password_requirement');
    await correct('password', GOOD.password);
    await expectRefused(context, 'passwordConfirmation', 'password_confirm');
    await correct('passwordConfirmation', GOOD.password);
    await expectRefused(context, 'mail', 'email-invalid');
    await correct('mail', GOOD.mail);
    await expectRefused(context, 'name', 'name_requirement');
    await correct('name', GOOD.name);
    await waitFor(() => expect(sent).toHaveBeenCalledOnce());
  },
};

/** For a company its name is required. */
export const CompanyWithoutName: Story = {
  tags: ['no-visual'],
  parameters: { spec: ['A-JOIN-27'] },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const text = await fillIn(context);
    await userEvent.click(canvas.getByRole('button', { name: text('useEnterprise') }));
    await userEvent.click(canvas.getByRole('button', { name: text('signUp') }));
    await expectRefused(context, 'companyName', 'company_name_requirement');
  },
};

/** The server refuses: the entries stay, and submitting again sends them again. */
export const RefusedByTheServer: Story = {
  parameters: { spec: ['A-JOIN-37'] },
  tags: ['no-visual'],
  beforeEach: ({ msw }) =>
    msw.use(http.post('/managers', ({ response }) => response(429).json(problem(429, 'too_many_requests')))),
  play: async (context) => {
    const { canvas, globals, userEvent } = context;
    const message = await storyMessages(globals);
    const text = await fillIn(context);
    await userEvent.click(canvas.getByRole('button', { name: text('signUp') }));
    await expect(await canvas.findByText(message('too_many_requests'))).toBeVisible();
    await expect(field(context, 'name')).toHaveValue(GOOD.name);
    await expect(canvas.getByRole('button', { name: text('signUp') })).toBeEnabled();
  },
};

/** While the form is being sent, a second click sends nothing. */
export const SendsOnce: Story = {
  tags: ['no-visual'],
  parameters: { spec: ['A-JOIN-29'] },
  beforeEach: ({ msw }) =>
    msw.use(
      http.post('/managers', async ({ request }) => {
        sent(await request.json());
        return new Promise<never>(() => undefined);
      }),
    ),
  play: async (context) => {
    const { canvas, userEvent } = context;
    const text = await fillIn(context);
    await userEvent.click(canvas.getByRole('button', { name: text('signUp') }));
    await waitFor(() => expect(sent).toHaveBeenCalledOnce());
    await userEvent.type(field(context, 'name'), '{Enter}');
    await expect(sent).toHaveBeenCalledOnce();
  },
};

/** The answer about the ID, which the story delays. */
let checked = Promise.withResolvers<void>();

/** A second Enter while the ID is being looked up sends nothing either. */
export const SendsOnceWhileTheIdIsChecked: Story = {
  tags: ['no-visual'],
  parameters: { spec: ['A-JOIN-29'] },
  beforeEach: ({ msw }) => {
    checked = Promise.withResolvers<void>();
    msw.use(
      http.get('/check', async ({ response }) => {
        await checked.promise;
        return response(200).json({ status: 200, meta: {}, objects: { available: true } });
      }),
    );
  },
  play: async (context) => {
    const text = await fillIn(context, { loginId: '' });
    await context.userEvent.type(field(context, 'loginId'), `${GOOD.loginId}{Enter}{Enter}`);
    await expect(sent).not.toHaveBeenCalled();
    checked.resolve();
    await expect(await screen.findByRole('dialog', { name: text('signedUpTitle') })).toBeVisible();
    await expect(sent).toHaveBeenCalledOnce();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

/** Phone and subscription path explain what they are for, and never block the form. */
export const OptionalFieldsNeverBlock: Story = {
  tags: ['no-visual'],
  parameters: { spec: ['A-JOIN-25', 'A-JOIN-26'] },
  play: async (context) => {
    const text = await fillIn(context);
    await expect(field(context, 'phone')).toHaveAccessibleDescription(text('phoneHint'));
    await expect(field(context, 'subscription')).toHaveAccessibleDescription(text('subscriptionHint'));
    await expect(field(context, 'phone')).toHaveValue('');
    await context.userEvent.click(context.canvas.getByRole('button', { name: text('signUp') }));
    await waitFor(() => expect(sent).toHaveBeenCalledWith(expect.objectContaining({ phone: '', subscription: '' })));
  },
};
