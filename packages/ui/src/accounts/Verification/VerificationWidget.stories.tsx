import { http } from '@remote-console/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { inFrames } from '../../docs/storyMeta.ts';
import { storyTexts } from '../../i18n/testing/storyTexts.ts';
import { VerificationWidget } from './VerificationWidget.tsx';

const sent = fn();

const answers = (result: 'success' | 'already' | 'fail') =>
  http.post('/auth', async ({ request, response }) => {
    sent(await request.json());
    return response(200).json({ status: 200, meta: {}, objects: { result } });
  });

const meta = {
  title: 'Accounts/VerificationWidget',
  component: VerificationWidget,
  parameters: inFrames(),
  args: { link: { type: 'auth', key: 'key-of-the-mail' }, homeHref: '#home' },
  beforeEach: () => {
    sent.mockClear();
  },
} satisfies Meta<typeof VerificationWidget>;
export default meta;
type Story = StoryObj<typeof meta>;
type PlayContext = Parameters<NonNullable<Story['play']>>[0];

async function expectState(
  { canvas, canvasElement, globals }: PlayContext,
  title: 'verifySuccess' | 'verifyAlready' | 'verifyFail' | 'unlockSuccess',
  sign: 'check' | 'warning',
) {
  const text = await storyTexts('accountPages', globals);
  await expect(await canvas.findByText(text(title))).toBeVisible();
  await expect(canvasElement.querySelector('[data-sign]')).toHaveAttribute('data-sign', sign);
  const home = canvas.getByRole('link', { name: text('home') });
  await expect(home).toHaveAttribute('href', '#home');
  await expect(home).not.toHaveAttribute('aria-disabled', 'true');
}

/** The call runs once, with the key and the type `auth`. */
export const Success: Story = {
  parameters: { spec: ['A-VERIFY-03', 'A-VERIFY-06', 'A-VERIFY-09', 'A-VERIFY-12'] },
  beforeEach: ({ msw }) => msw.use(answers('success')),
  play: async (context) => {
    await expectState(context, 'verifySuccess', 'check');
    await expect(sent).toHaveBeenCalledTimes(1);
    await expect(sent).toHaveBeenCalledWith({ type: 'auth', key: 'key-of-the-mail' });
  },
};

export const Already: Story = {
  parameters: { spec: ['A-VERIFY-07'] },
  beforeEach: ({ msw }) => msw.use(answers('already')),
  play: async (context) => expectState(context, 'verifyAlready', 'check'),
};

export const Fail: Story = {
  parameters: { spec: ['A-VERIFY-08', 'A-VERIFY-10'] },
  beforeEach: ({ msw }) => msw.use(answers('fail')),
  play: async (context) => expectState(context, 'verifyFail', 'warning'),
};

/** A failed call ends in the failed state instead of waiting forever. */
export const Unreachable: Story = {
  tags: ['no-visual'],
  parameters: { spec: ['A-VERIFY-13'] },
  beforeEach: ({ msw }) => msw.use(http.post('/auth', () => Response.error())),
  play: async (context) => expectState(context, 'verifyFail', 'warning'),
};

/** The home button waits until there is a response. */
export const Pending: Story = {
  tags: ['no-visual'],
  parameters: { spec: ['A-VERIFY-05', 'A-VERIFY-11'] },
  beforeEach: ({ msw }) => msw.use(http.post('/auth', async () => new Promise<never>(() => undefined))),
  play: async ({ canvas, globals }) => {
    const text = await storyTexts('accountPages', globals);
    await expect(await canvas.findByText(text('verifyPending'))).toBeVisible();
    await waitFor(() => expect(canvas.getByText(text('home'))).toHaveAttribute('aria-disabled', 'true'));
  },
};

/** The link with which an applicant confirms the address of an application: there is no account to log in with yet. */
export const Application: Story = {
  tags: ['no-visual'],
  args: { link: { type: 'application', key: 'key-of-the-mail' } },
  beforeEach: ({ msw }) =>
    msw.use(
      http.post('/partners/confirmation', async ({ request, response }) => {
        sent(await request.json());
        return response(200).json({ status: 200, meta: {}, objects: { result: 'success' } });
      }),
    ),
  play: async (context) => {
    const text = await storyTexts('accountPages', context.globals);
    await expectState(context, 'verifySuccess', 'check');
    await expect(context.canvas.getByText(text('applicantSuccessHint'))).toBeVisible();
    await expect(sent).toHaveBeenCalledWith({ key: 'key-of-the-mail' });
  },
};

/** The link in an email that unlocks an account. */
export const Unlocks: Story = {
  args: { link: { type: 'unlock', key: 'key-of-the-mail' } },
  beforeEach: ({ msw }) => msw.use(answers('success')),
  play: async (context) => {
    await expectState(context, 'unlockSuccess', 'check');
    await expect(sent).toHaveBeenCalledWith({ type: 'unlock', key: 'key-of-the-mail' });
  },
};
