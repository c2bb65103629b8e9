import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { inFrames } from '../docs/storyMeta.ts';
import { DIALOG_ARGS, dialogNamed, Example, textsOf, usualServer } from './testing/dialogStory.tsx';
import { press } from './testing/dialogSteps.ts';
import { exampleApproval } from './testing/exampleApprovals.ts';
import { approvalServer, sent } from './testing/storyServer.ts';
import { storyLanguage } from '../i18n/testing/storyTexts.ts';

const meta = {
  title: 'Approvals/ApprovalDialog/Withdrawing',
  component: Example,
  args: { ...DIALOG_ARGS, opened: 'ownPending' },
  parameters: inFrames(760),
  beforeEach: ({ msw, globals }) => msw.use(...usualServer(globals)),
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

type Context = Parameters<NonNullable<Story['play']>>[0];

/** Clicks the button, and the one of the confirmation with `answer`. */
async function withdraw(context: Context, answer: 'withdraw' | 'cancel') {
  const { text, common, device } = await textsOf(context);
  await dialogNamed(text('pendingTitle', { device }));
  await press(context, text('withdraw'));
  const question = within(await dialogNamed(text('withdrawQuestion', { device })));
  const name = answer === 'withdraw' ? text('withdraw') : common('cancel');
  await context.userEvent.click(question.getByRole('button', { name }));
}

/** Withdrawing asks for confirmation first and explains the consequences. */
export const Asked: Story = {
  play: async (context) => {
    const { text, device } = await textsOf(context);
    await dialogNamed(text('pendingTitle', { device }));
    await press(context, text('withdraw'));
    const question = within(await dialogNamed(text('withdrawQuestion', { device })));
    await expect(question.getByText(text('withdrawHint'))).toBeInTheDocument();
    await expect(sent).not.toHaveBeenCalled();
  },
};

/** The request is gone: the dialog closes, and a message confirms it. */
export const Withdrawn: Story = {
  tags: ['no-visual'],
  beforeEach: ({ msw }) => msw.use(approvalServer.withdraws()),
  play: async (context) => {
    const { text } = await textsOf(context);
    await withdraw(context, 'withdraw');
    await expect(await screen.findByText(text('withdrawn'))).toBeInTheDocument();
    await expect(sent).toHaveBeenCalledWith(String(exampleApproval(storyLanguage(context.globals)).id));
    await waitFor(() => expect(context.args.onEnd).toHaveBeenCalledWith({ outcome: 'withdrawn' }));
  },
};

/** People who change their mind keep the request and stay where they were. */
export const Kept: Story = {
  tags: ['no-visual'],
  play: async (context) => {
    const { text, device } = await textsOf(context);
    await withdraw(context, 'cancel');
    const dialog = within(await dialogNamed(text('pendingTitle', { device })));
    await waitFor(() => expect(dialog.getByRole('button', { name: text('withdraw') })).toHaveFocus());
    await expect(sent).not.toHaveBeenCalled();
  },
};

/** The approver was faster: a message says so in place. */
export const TooLate: Story = {
  tags: ['no-visual'],
  beforeEach: ({ msw }) => msw.use(approvalServer.refusesWithdrawal('already_decided')),
  play: async (context) => {
    const { text, message, device } = await textsOf(context);
    await withdraw(context, 'withdraw');
    const dialog = within(await dialogNamed(text('pendingTitle', { device })));
    await expect(await dialog.findByText(message('already_decided'))).toBeInTheDocument();
    await expect(dialog.getByRole('button', { name: text('withdraw') })).toBeEnabled();
  },
};
